import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { documentWorkflowId, QUERIES } from '@fiscal/core/lifecycle/contract';
import { minimalNfe, type Payload } from '@fiscal/core/testing/builders';
import { stack } from '@fiscal/core/testing/stack';
import { createDb } from '@fiscal/db/base/client';
import { createKeyring } from '@fiscal/db/keyring/keyring';
import { createPayloadCodec } from '@fiscal/db/keyring/payload-codec';
import { openInstallationKeys } from '@fiscal/db/vault/installation-keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporalClient, temporalClient } from '../src/temporal.ts';

/** The worker that the stack runs, with its database, its authority and its Temporal server. */
const {
  apiUrl,
  workerUrl,
  credentials,
  databaseWorkerUrl,
  masterKey,
  temporalAddress,
  temporalNamespace,
  sandboxCaFile,
  sandboxAdminToken,
} = stack();
const CNPJ = '11222333000181';
let temporal: TemporalClient;

beforeAll(async () => {
  const db = createDb({
    url: databaseWorkerUrl,
    role: 'worker',
    max: 1,
    keyring: createKeyring({ MASTER_KEY: stack().masterKey }),
  });
  const keyring = createKeyring({ MASTER_KEY: masterKey });
  const { payloads } = await openInstallationKeys(db, keyring);
  await db.close();
  temporal = temporalClient({
    server: { address: temporalAddress },
    namespace: temporalNamespace,
    dataConverter: { payloadCodecs: [createPayloadCodec(() => payloads)] },
  });
});
afterAll(() => temporal.connection.close());

async function call(method: string, path: string, token: string, body?: Payload): Promise<Payload> {
  const answer = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      'x-access-key': credentials.accessKey,
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
  return JSON.parse(text);
}

const accept = async (own: Payload = {}, token = credentials.testToken): Promise<string> => {
  const { invoiceId } = await call(
    'POST',
    '/v1/nfe/emit',
    token,
    minimalNfe(Date.now(), { cnpj_emitente: CNPJ, ...own }),
  );
  return String(invoiceId);
};
const consult = (id: string, token = credentials.testToken) => call('GET', `/v1/nfe/${id}`, token);
const expectDecided = (id: string, token = credentials.testToken, timeout = 40_000) =>
  expect
    .poll(async () => (await consult(id, token))['status'], { timeout, interval: 50 })
    .not.toBe('PENDENTE');
/** Output of `find.ts` for an access key. */
async function find(key: string): Promise<string> {
  const command = path.join(import.meta.dirname, '../src/cli/find.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', command, '--key', key], {
    env: {
      ...process.env,
      DATABASE_URL: databaseWorkerUrl,
      MASTER_KEY: masterKey,
      SIGNER_KEY: stack().signerKey,
      TEMPORAL_ADDRESS: temporalAddress,
      TEMPORAL_NAMESPACE: temporalNamespace,
      SANDBOX_CA_FILE: sandboxCaFile,
      SANDBOX_ADMIN_TOKEN: sandboxAdminToken,
    },
  });
  return stdout;
}
const handleOf = (id: string) => temporal.client.workflow.getHandle(documentWorkflowId(id));

describe('the worker of the stack', () => {
  it('takes a document to AUTORIZADA in one workflow task, with nothing in clear in Temporal', async () => {
    const id = await accept();
    await expectDecided(id);
    expect(await consult(id)).toMatchObject({ status: 'AUTORIZADA', cStat: '100' });
    await handleOf(id).result();
    const { events } = await handleOf(id).fetchHistory();
    expect(events?.filter((event) => event.workflowTaskCompletedEventAttributes)).toHaveLength(1);
    const stored = (events ?? []).flatMap((event) =>
      event.markerRecordedEventAttributes
        ? Object.values(event.markerRecordedEventAttributes.details ?? {}).flatMap(
            (details) => details.payloads ?? [],
          )
        : [],
    );
    expect(stored.length).toBeGreaterThan(0);
    const clear = stored.map((payload) => Buffer.from(payload.data ?? []).toString('latin1')).join('\n');
    for (const secret of [CNPJ, '<protNFe', 'nProt', credentials.testToken])
      expect(clear).not.toContain(secret);
  });

  it('shows no access key to who reads Temporal, and finds what drives it for who has the keys', async () => {
    const id = await accept();
    await expectDecided(id);
    const key = String((await consult(id))['accessKey']);
    await handleOf(id).result();
    const { typedSearchAttributes } = await handleOf(id).describe();
    const shown = JSON.stringify(typedSearchAttributes.getAll().map(({ key, value }) => [key.name, value]));
    expect(shown).toContain('AccessKeyHash');
    for (const secret of [key, CNPJ]) expect(shown).not.toContain(secret);
    await expect.poll(() => find(key), { timeout: 300_000 }).toContain(`${documentWorkflowId(id)} COMPLETED`);
  });

  it('signs and sends nothing for a live token while live transmission is off', async () => {
    const id = await accept({ inscricao_estadual_emitente: '110042490114' }, credentials.liveToken);
    await expectDecided(id, credentials.liveToken);
    expect(['ERRO_TECNICO', 'REJEITADA']).toContain((await consult(id, credentials.liveToken))['status']);
  });

  it('waits durably with its reason; a run that is killed is resumed by the sweeper', async () => {
    const id = await accept({ informacoes_adicionais_contribuinte: 'SANDBOX(indisponivel=1)' });
    await expect
      .poll(
        () =>
          handleOf(id)
            .query(QUERIES.estado)
            .catch(() => null),
        { timeout: 300_000, interval: 50 },
      )
      .toMatchObject({ situacao: 'aguardando', cStat: '108' });
    const { runId } = await handleOf(id).describe();
    await handleOf(id).terminate('test');
    await expectDecided(id);
    expect(await consult(id)).toMatchObject({ status: 'AUTORIZADA' });
    expect((await handleOf(id).describe()).runId).not.toBe(runId);
  });

  it('is ready and counts its steps', async () => {
    expect((await fetch(`${workerUrl}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${workerUrl}/metrics`)).text();
    expect(metrics).toMatch(/emite_step_seconds_count\{step="transmitir",result="ok"\} [1-9]/);
    expect(metrics).toMatch(/emite_operations_pending \d/);
  });
});
