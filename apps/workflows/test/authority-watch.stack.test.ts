import { randomUUID } from 'node:crypto';
import type { QuestionAnswer } from '@fiscal/core/activities/questions';
import { perguntaWorkflowId, TASK_QUEUE, WORKFLOWS } from '@fiscal/core/lifecycle/contract';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { createTestCa, issueEcnpj, toPkcs12 } from '@fiscal/core/testing/certificates';
import { stack } from '@fiscal/core/testing/stack';
import { createAccount } from '@fiscal/db/accounts/accounts';
import { createDb } from '@fiscal/db/base/client';
import { newId } from '@fiscal/db/base/ids';
import { createKeyring } from '@fiscal/db/keyring/keyring';
import { createPayloadCodec } from '@fiscal/db/keyring/payload-codec';
import { openInstallationKeys } from '@fiscal/db/vault/installation-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchAuthorities } from '../src/authorities/authority-watch.ts';
import { type TemporalClient, temporalClient } from '../src/temporal.ts';

const { apiUrl, databaseAppUrl, databaseWorkerUrl, masterKey, temporalAddress, temporalNamespace } = stack();
const keyring = createKeyring({ MASTER_KEY: masterKey });
const app = createDb({
  url: databaseAppUrl,
  role: 'app',
  max: 1,
  keyring: createKeyring({ MASTER_KEY: stack().masterKey }),
});
const worker = createDb({
  url: databaseWorkerUrl,
  role: 'worker',
  max: 2,
  keyring: createKeyring({ MASTER_KEY: stack().masterKey }),
});
let temporal: TemporalClient;
let account: { readonly accountId: string; readonly accessKey: string };

beforeAll(async () => {
  const { payloads } = await openInstallationKeys(worker, keyring);
  temporal = temporalClient({
    server: { address: temporalAddress },
    namespace: temporalNamespace,
    dataConverter: { payloadCodecs: [createPayloadCodec(() => payloads)] },
  });
  const created = await createAccount(app, keyring, {
    name: 'Conta de teste',
    owner: { email: `${randomUUID()}@example.com`, name: 'Dona', passwordHash: 'none' },
    nowMs: Date.now(),
  });
  if (created.kind !== 'criada') throw new Error(created.kind);
  account = created;
  const { userId } = await app.prisma.member.findFirstOrThrow({
    where: { organizationId: account.accountId },
  });
  // A session is active: only sandboxes in use are checked.
  await app.prisma.authSession.create({
    data: {
      id: newId(),
      userId,
      token: newId(),
      expiresAt: new Date(Date.now() + 1e8),
      activeOrganizationId: account.accountId,
    },
  });
  const cnpj = randomCnpj(randomUUID());
  await call('POST', '/v1/clients', {
    name: 'EMPRESA DE TESTE LTDA',
    cnpj,
    ie: '110042490114',
    uf: 'SP',
    csc: '0123456789ABCDEF',
    cscId: '000001',
    certificateBase64: toPkcs12(issueEcnpj(createTestCa(), { cnpj }), 'senha').toString('base64'),
    certificatePassword: 'senha',
  });
});
afterAll(() => Promise.all([temporal.connection.close(), app.close(), worker.close()]));

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      'x-access-key': account.accessKey,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
  return JSON.parse(text);
}

const start = Date.now();
/** A round of the watch, some minutes after the first; the stack's worker asks its sandbox. */
const roundAt = (minutes: number) =>
  watchAuthorities({
    db: worker,
    ask: (caller) =>
      temporal.client.workflow.execute<(question: object) => Promise<QuestionAnswer<'statusServico'>>>(
        WORKFLOWS.pergunta,
        {
          workflowId: perguntaWorkflowId(randomUUID()),
          taskQueue: TASK_QUEUE,
          args: [{ name: 'statusServico', input: caller }],
        },
      ),
    nowMs: () => start + minutes * 60_000,
    liveTransmission: false,
    everyMs: 300_000,
    accountId: account.accountId,
    onError: (error) => {
      throw error;
    },
  });

const board = async (query = '') => {
  const { services } = await call('GET', `/v1/sefaz?environment=2&uf=SP${query}`);
  return services;
};
const stateOf = async (type: string): Promise<unknown> =>
  (await board(`&type=${type}`)).map((service: { state: string; cStat: string | null }) => [
    service.state,
    service.cStat,
  ]);

it('shows by itself what became of an authority, and keeps the history', async () => {
  expect(await stateOf('nfe')).toEqual([['nao_consultada', null]]);
  expect(await roundAt(0)).toBe(7);
  expect((await board()).map(({ online }: { online: boolean }) => online)).toEqual(Array(7).fill(true));

  const stop = { operation: 'status', uf: 'SP', scenario: 'cStat=109', times: 1 };
  const { id } = await call('POST', '/sandbox/conditions', stop);
  await roundAt(6);
  expect(await stateOf('nfe')).toEqual([['fora_do_ar', '109']]);
  // A check consumes no condition: it remains for the call that it was made for.
  await roundAt(12);
  expect(await stateOf('nfe')).toEqual([['fora_do_ar', '109']]);
  await call('DELETE', `/sandbox/conditions/${id}`);

  const announced = await call('POST', '/sandbox/conditions', { ...stop, scenario: 'cStat=108' });
  await roundAt(18);
  const [planned] = await board('&type=nfe');
  expect(planned).toMatchObject({ state: 'parada_programada', stateName: 'Parada programada', cStat: '108' });
  expect(Date.parse(planned.backAt)).toBeGreaterThan(start);
  await call('DELETE', `/sandbox/conditions/${announced.id}`);

  const silent = await call('POST', '/sandbox/conditions', { ...stop, scenario: 'http=503' });
  await roundAt(24);
  expect(await stateOf('nfe')).toEqual([['sem_resposta', null]]);
  await call('DELETE', `/sandbox/conditions/${silent.id}`);
  await roundAt(30);
  expect(await board('&type=nfe')).toMatchObject([{ online: true, cStat: '107' }]);

  const [{ history }] = await board('&type=nfe&history=24h');
  expect(history.slots).toHaveLength(48);
});

it('refuses an unknown UF, type, environment or period, and lists the valid ones', async () => {
  for (const query of ['uf=XX', 'type=nfx', 'environment=3', 'history=1y', 'nada=1']) {
    const answer = await fetch(`${apiUrl}/v1/sefaz?${query}`, {
      headers: { 'x-access-key': account.accessKey },
    });
    expect([query, answer.status]).toEqual([query, 400]);
  }
});
