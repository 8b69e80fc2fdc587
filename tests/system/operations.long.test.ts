import fs from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSandboxControl } from '../../apps/api/src/services/sandbox/sandbox-control.ts';
import { type Reply, send } from '../../apps/api/test/support/api.ts';
import { temporalClient } from '../../apps/workflows/src/temporal.ts';
import { createDb, type Db } from '../../packages/db/src/base/client.ts';
import { documentWorkflowId } from '../../packages/fiscal-core/src/lifecycle/contract.ts';
import { rejectionHint } from '../../packages/fiscal-core/src/registry/rejections.ts';
import { minimalNfe } from '../../packages/fiscal-core/src/testing/builders.ts';
import type { EventKind } from '../../packages/fiscal-core/src/vocabulary/states.ts';
import { stackHome } from '../../scripts/base/paths.mjs';
import { ensureDemo } from '../../scripts/stack/demo.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { freeStackPorts } from '../../scripts/stack/settings.mjs';
import { startStack, stopStack } from '../../scripts/stack/stack.mjs';
import { isAlive, killNow } from '../crash/victims.mjs';
import { historyOf } from '../support/operations-model.ts';
import { type AskedOperation, type Errand, randomOperations } from '../support/random-operations.ts';

/** Everything that can be asked of one document, at once, on a stack of its own whose worker is killed. `OPERATIONS_SEED` tries another run. */
const SEED = process.env['OPERATIONS_SEED'] ?? '1795385445697';
/** Callers at once; one that is answered asks for its next operation. */
const CALLERS = 12;
const SOON_MS = 300_000;
const scratch = makeScratchDir('emite-operations-');
const home = stackHome(scratch);

let stack: Awaited<ReturnType<typeof startStack>>;
let headers: Readonly<Record<string, string>>;
let owner: Db;
let documentId: string;

beforeAll(async () => {
  const ports = await freeStackPorts();
  stack = await startStack({ home, ports, env: { EMISSION_WAIT_FACTOR: '0.05' }, temporalUi: false });
  const { accessKey, clientId, testToken } = await ensureDemo(stack);
  owner = createDb({ url: stack.databases.ownerUrl, role: 'app', max: 2 });
  headers = { 'x-access-key': accessKey, authorization: `Bearer ${testToken}` };
  await owner.pool.query('update accounts set ceiling_writes = 1000000, ceiling_reads = 1000000');
  const limits = { writesPerMinute: 100_000, readsPerMinute: 100_000 };
  await send('PATCH', `${stack.urls.api}/v1/clients/${clientId}`, { 'x-access-key': accessKey }, { limits });
  const body = minimalNfe(Date.now(), { cnpj_emitente: '11222333000181' });
  const reply = await send('POST', `${stack.urls.api}/v1/nfe/emit`, { ...headers, prefer: 'wait=60' }, body);
  const { invoiceId, status } = parseBody(reply);
  if (status !== 'AUTORIZADA') throw new Error(reply.text);
  documentId = String(invoiceId);
});
afterAll(async () => {
  await owner?.close();
  await stopStack(home);
  fs.rmSync(scratch, { recursive: true, force: true });
});

const at = (path = '') => `${stack.urls.api}/v1/nfe/${documentId}${path}`;
const parseBody = ({ text }: Reply): Readonly<Record<string, unknown>> => JSON.parse(text);
/** A body without its links, which expire and so differ from answer to answer. */
const withoutLinks = (reply: Reply) =>
  Object.fromEntries(Object.entries(parseBody(reply)).filter(([name]) => !name.startsWith('caminho_xml')));

interface Answered {
  readonly operation: AskedOperation;
  readonly reply: Reply;
}

const ask = ({ method, path, body, key }: AskedOperation): Promise<Reply> =>
  send(method, at(`/${path}`), { ...headers, 'idempotency-key': key }, body);

/** Repeats the request with the same key until there is a verdict, as the API's Retry-After tells callers to. */
const answerTo = (operation: AskedOperation): Promise<Reply> =>
  vi.waitUntil(
    async () => {
      const reply = await ask(operation);
      const wait =
        reply.status === 503 ||
        (reply.status === 409 && parseBody(reply)['code'] === 'operacao_em_andamento');
      return wait ? null : reply;
    },
    { timeout: SOON_MS, interval: 500 },
  );

/** The same call several times at once is one operation: all are answered alike. */
async function perform(operation: AskedOperation): Promise<Answered> {
  const replies = await Promise.all(Array.from({ length: operation.copies }, () => answerTo(operation)));
  const [reply] = replies;
  if (!reply) throw new Error('never sent');
  for (const copy of replies)
    if (reply.status < 300)
      expect([copy.status, withoutLinks(copy)]).toEqual([reply.status, withoutLinks(reply)]);
  return { operation, reply };
}

async function run({ first, next }: Errand): Promise<Answered[]> {
  const one = await perform(first);
  if (!next) return [one];
  const { numero_protocolo: protocol } = parseBody(one.reply);
  return [one, await perform(next(typeof protocol === 'string' ? protocol : null))];
}

async function callers(errands: readonly Errand[]): Promise<Answered[]> {
  const queue = errands.values();
  const answered: Answered[] = [];
  const caller = async () => {
    for (const errand of queue) answered.push(...(await run(errand)));
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return answered;
}

/** Takes effect in the middle of something: an event whose bytes are on their way. */
async function disturb(disturbances: ReturnType<typeof randomOperations>['disturbances']): Promise<void> {
  const { client, connection } = temporalClient({
    server: { address: stack.temporal.address },
    namespace: stack.temporal.namespace,
    dataConverter: {},
  });
  const COUNT = `select count(*) filter (where status <> 'pendente')::int as decided,
    count(*) filter (where status = 'pendente' and attempt_state = 'enviando')::int as sending from events where document_id = $1`;
  try {
    for (const { kind, after } of disturbances) {
      await vi.waitUntil(
        async () => {
          const { rows } = await owner.pool.query<{ decided: number; sending: number }>(COUNT, [documentId]);
          return rows.some(({ decided, sending }) => decided >= after && sending > 0);
        },
        { timeout: SOON_MS, interval: 5 },
      );
      if (kind === 'terminate') {
        await client.workflow.getHandle(documentWorkflowId(documentId)).terminate('test');
        continue;
      }
      expect(killNow(home, 'worker')).toBe(true);
      await vi.waitUntil(() => !isAlive(home, 'worker'), { interval: 10 });
      await stack.start.worker();
    }
  } finally {
    await connection.close();
  }
}

/** The document's operations in the order in which they were accepted, each with its event. */
async function history() {
  const { rows } = await owner.pool.query<{
    key: string;
    state: string;
    event_id: string;
    kind: EventKind;
    event_code: string;
    sequence: number | null;
    status: string;
    c_stat: string | null;
    x_motivo: string;
    protocol: string | null;
    digest: string | null;
    cancels: string | null;
  }>(
    `select k.key, o.state, o.kind, e.id as event_id, e.event_code, e.sequence, e.status, e.c_stat, e.x_motivo,
            e.protocol_number as protocol, e.digest_value as digest, e.details ->> 'nProtEvento' as cancels
       from operations o
       left join events e on e.document_id = o.document_id and e.operation_id = o.id
       left join idempotency_keys k on k.document_id = o.document_id and k.body ->> 'operationId' = o.id::text
      where o.document_id = $1 and o.kind <> 'emit' order by o.seq`,
    [documentId],
  );
  return rows;
}
type Row = Awaited<ReturnType<typeof history>>[number];

interface EventOnRecord {
  readonly tpEvento: string;
  readonly nSeqEvento: number;
  readonly cStat: string;
  readonly nProt: string;
  readonly digVal: string;
  readonly cancels: string | null;
  readonly evento: string;
}

/** Events on record at the authority, oldest first. */
async function recordOfAuthority(): Promise<readonly EventOnRecord[]> {
  const { rows } = await owner.pool.query<{ account_id: string; access_key: string }>(
    'select account_id, access_key from documents where id = $1',
    [documentId],
  );
  const sandbox = createSandboxControl({
    baseUrl: stack.urls.sandbox,
    ca: fs.readFileSync(stack.sandboxCaFile, 'utf8'),
    adminToken: stack.secrets.sandboxAdminToken,
  });
  const query = `accountId=${rows[0]?.account_id}&chave=${rows[0]?.access_key}`;
  const { body } = await sandbox('GET', `/sandbox/events?${query}`);
  const { events } = body as { readonly events: readonly EventOnRecord[] };
  return events;
}

const SEQUENCE_FIELD: Readonly<Partial<Record<EventKind, string>>> = {
  'ator-interessado': 'numero_evento_ator_interessado',
  'insucesso-entrega': 'numero_insucesso_entrega',
  'cancelamento-insucesso-entrega': 'numero_cancelamento_insucesso_entrega',
  econf: 'numero_conciliacao_financeira',
  'cancelamento-econf': 'numero_cancelamento_conciliacao_financeira',
};

const hintBy = ({ status, c_stat }: Row) =>
  status === 'erro_autorizacao' && c_stat !== null ? rejectionHint('nfe', c_stat) : null;

/** Body of a synchronous answer derived from the row. */
const bodyBy = ({ kind, status, c_stat, x_motivo, sequence, protocol }: Row) => ({
  status,
  status_sefaz: c_stat,
  mensagem_sefaz: x_motivo,
  ...(sequence === null ? {} : { [SEQUENCE_FIELD[kind] ?? '']: sequence }),
  ...(kind === 'econf' && protocol !== null ? { numero_protocolo: protocol } : {}),
});

const MAY_BE_REFUSED: readonly string[] = [
  'documento_nao_autorizado',
  'operacao_nao_permitida',
  'evento_inexistente',
];

it(`100 operations at once on one document, with the worker killed in between, end in one consistent history (seed ${SEED})`, async () => {
  const { errands, disturbances } = randomOperations(SEED);
  const [answered] = await Promise.all([callers(errands), disturb(disturbances)]);
  expect(answered).toHaveLength(100);
  await vi.waitUntil(async () => (await history()).every(({ state }) => state !== 'pendente'), {
    timeout: SOON_MS,
    interval: 100,
  });

  // Every accepted operation exists once, decided; refused ones do not exist.
  const rows = await history();
  const accepted = answered.filter(({ reply }) => reply.status < 300);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(
    accepted.map(({ operation }) => operation.key).toSorted(),
  );
  for (const { reply } of answered.filter((each) => !accepted.includes(each))) {
    expect(reply.status, reply.text).toBe(409);
    expect(MAY_BE_REFUSED).toContain(parseBody(reply)['code']);
  }

  // The outcome equals that of running them one after the other without any crash.
  const askedFor = new Map(accepted.map(({ operation }) => [operation.key, operation]));
  const expected = historyOf(
    rows.map(({ key, kind, protocol }) => {
      const { refused = false, names = null } = askedFor.get(key) ?? {};
      return { kind, refused, names, protocol };
    }),
  );
  const refusals = rows.filter(({ status }) => status !== 'autorizado');
  expect(
    rows.map(({ kind, status, sequence, cancels }) =>
      status === 'autorizado' ? { kind, status, sequence, cancels } : { kind, status },
    ),
    `refused: ${JSON.stringify(refusals)}`,
  ).toEqual(expected.map((outcome, n) => ({ kind: rows[n]?.kind, ...outcome })));
  const registered = rows.filter(({ status }) => status === 'autorizado');
  expect(registered.at(-1)?.kind).toBe('cancelamento');
  expect(registered.length).toBeGreaterThan(50);
  for (const { state, status } of rows)
    expect(state).toBe(status === 'autorizado' ? 'concluida' : 'recusada');

  await expectSameAtTheAuthority(registered);
  await expectAnswersOf(rows, accepted);
  expect(parseBody(await send('GET', at(), headers))['status']).toBe('CANCELADA');
});

/** Event for event, in the same order, to the byte. */
async function expectSameAtTheAuthority(registered: readonly Row[]): Promise<void> {
  const theirs = await recordOfAuthority();
  expect(
    theirs.map(({ tpEvento, nSeqEvento, cStat, nProt, digVal, cancels }) => ({
      event_code: tpEvento,
      sequence: nSeqEvento,
      c_stat: cStat,
      protocol: nProt,
      digest: digVal,
      cancels,
    })),
  ).toEqual(
    registered.map(({ event_code, sequence, c_stat, protocol, digest, cancels }) => ({
      event_code,
      sequence,
      c_stat,
      protocol,
      digest,
      cancels,
    })),
  );
  for (const [n, { event_id }] of registered.entries()) {
    const { text } = await send('GET', at(`/events/${event_id}/xml`), headers);
    expect(text).toContain(theirs[n]?.evento ?? 'nothing');
  }
}

/** Answers to callers equal the rows, also when they ask again. */
async function expectAnswersOf(rows: readonly Row[], accepted: readonly Answered[]): Promise<void> {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const { operation, reply } of accepted) {
    const row = byKey.get(operation.key);
    if (reply.status === 200 && row) {
      const hint = hintBy(row);
      expect(withoutLinks(reply)).toEqual({ ...bodyBy(row), ...(hint === null ? {} : { hint }) });
    }
    const again = await ask(operation);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect([again.status, withoutLinks(again)]).toEqual([reply.status, withoutLinks(reply)]);
  }
}
