import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { rotateToken } from '../companies/tokens.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { authorizedVerdict, emit, sign } from '../testing/emissions.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, databaseUrls, openDb, type TestTenant } from '../testing/test-database.ts';
import { attention, documentStats } from './console-stats.ts';

const app = openDb('app');
const worker = openDb('worker');
let behind: pg.Client;
beforeAll(async () => {
  behind = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await behind.connect();
  await behind.query(`select ensure_partitions('2026-10-01', 3)`);
});
afterAll(() => behind.end());

const now = new Date('2026-11-22T12:00:00.000Z');

interface Given {
  readonly at: string;
  readonly status?: string;
  readonly type?: string;
  readonly cStat?: string;
  readonly afterMs?: number;
  readonly environment?: 1 | 2;
  readonly warning?: string;
}

/** Inserts a decided document, dated in the past. */
async function put({ accountId, clientId }: TestTenant, given: Given): Promise<string> {
  const { at, status = 'AUTORIZADA', type = 'nfe', cStat, afterMs, environment = 2, warning } = given;
  const { rows } = await behind.query<{ id: string }>(
    `insert into documents (id, account_id, client_id, environment, type, modelo, status, uf, emitente, serie, numero, codigo_numerico,
       access_key, dh_emi, redatable, tp_emis, strict, created_at, updated_at, c_stat, x_motivo, decided_at, warning)
     values ((left(uuidv7_floor($3)::text, 14) || '7' || right(gen_random_uuid()::text, 21))::uuid, $1, $2, $4, $5, '55', $6, 'SP', '1', 1, 1, '1',
       'k', 'd', true, '1', false, $3, $3, $7, $7, $3::timestamptz + $8::int * interval '1 ms', $9) returning id`,
    [accountId, clientId, at, environment, type, status, cStat ?? null, afterMs ?? null, warning ?? null],
  );
  return rows[0]?.id ?? '';
}

it('counts by the days of São Paulo, of the account and the environment alone', async () => {
  const [mine, theirs] = [await createTenant(app), await createTenant(app)];
  await put(mine, { at: '2026-11-21T02:59:59Z' });
  await put(mine, { at: '2026-11-21T03:00:00Z' });
  await put(mine, { at: '2026-11-22T02:59:59Z', status: 'PENDENTE' });
  await put(mine, { at: '2026-11-22T03:00:00Z' });
  await put(mine, { at: '2026-11-22T11:00:00Z' });
  await put(mine, { at: '2026-11-22T11:00:00Z', type: 'mdfe', status: 'ENCERRADA' });
  await put(mine, { at: '2026-11-22T11:00:00Z', environment: 1 });
  await put(theirs, { at: '2026-11-22T11:00:00Z' });
  const countLines = async (days: number) => {
    const { counts } = await documentStats(app, mine.accountId, { environment: 2, now, days });
    return counts.map(({ day, type, status, count }) => `${day} ${type} ${status} ${count}`);
  };
  expect(await countLines(2)).toEqual([
    '2026-11-21 nfe AUTORIZADA 1',
    '2026-11-21 nfe PENDENTE 1',
    '2026-11-22 mdfe ENCERRADA 1',
    '2026-11-22 nfe AUTORIZADA 2',
  ]);
  expect(await countLines(1)).toHaveLength(2);
  expect(await countLines(3)).toHaveLength(5);
});

it('counts one company where one is asked for', async () => {
  const [mine, theirs] = [await createTenant(app), await createTenant(app)];
  await put(mine, { at: '2026-11-22T11:00:00Z', afterMs: 100 });
  await put({ ...mine, clientId: theirs.clientId }, { at: '2026-11-22T11:00:00Z', afterMs: 900 });
  const of = (clientId?: string) =>
    documentStats(app, mine.accountId, { environment: 2, clientId, now, days: 1 });
  expect((await of()).counts).toMatchObject([{ count: 2 }]);
  expect(await of(mine.clientId)).toMatchObject({ counts: [{ count: 1 }], times: [{ p50Ms: 100 }] });
});

it('reports how long authorized documents took, and the codes of refused ones', async () => {
  const mine = await createTenant(app);
  for (const afterMs of [100, 200, 300]) await put(mine, { at: '2026-11-22T11:00:00Z', afterMs });
  for (const cStat of ['539', '539', '778'])
    await put(mine, { at: '2026-11-22T11:00:00Z', status: 'REJEITADA', cStat, afterMs: 9000 });
  const { times, rejections } = await documentStats(app, mine.accountId, { environment: 2, now, days: 30 });
  expect(times).toEqual([{ day: '2026-11-22', p50Ms: 200, p95Ms: 290 }]);
  expect(rejections).toEqual([
    { type: 'nfe', cStat: '539', xMotivo: '539', count: 2 },
    { type: 'nfe', cStat: '778', xMotivo: '778', count: 1 },
  ]);
});

it('measures a document from its acceptance to its verdict', async () => {
  const mine = await createTenant(app);
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const store = createEmissionStore(worker);
  const emission = await emit({ acceptor, store }, mine.test);
  await acceptor.close();
  const stats = () => documentStats(app, mine.accountId, { environment: 2, now: new Date(), days: 2 });
  expect((await stats()).times).toEqual([]);
  const { attemptId } = await sign(store, emission);
  await store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(attemptId));
  const [time] = (await stats()).times;
  expect(time?.p50Ms).toBeGreaterThanOrEqual(0);
  expect(time?.p50Ms).toBeLessThan(60_000);
});

it('names what calls for attention, and nothing of others', async () => {
  const [mine, theirs] = [await createTenant(app), await createTenant(app)];
  const look = (environment: 1 | 2 = 2, of = mine) =>
    attention(app, of.accountId, { environment, now: new Date() });
  // The tokens of the new account count as never used.
  await behind.query('update tokens set last_used_at = null where account_id = $1', [mine.accountId]);
  const nothing = { halted: 0, waiting: 0, mdfeNear: 0, mdfeOver: 0, mdfeOpen: 0, endingTokens: [] };
  const done = { hasCompany: true, hasTestDocument: false, hasLiveDocument: false, hasImport: false };
  expect(await look()).toEqual({ ...nothing, ...done, tokenUsed: false });
  const at = '2026-11-01T12:00:00Z';
  await put(mine, { at, status: 'ERRO_TECNICO' });
  await put(mine, { at, type: 'mdfe', warning: 'mdfe_encerramento_proximo' });
  await put(mine, { at, type: 'mdfe', warning: 'mdfe_encerramento_vencido' });
  await put(mine, { at, type: 'mdfe' });
  await put(mine, { at, type: 'mdfe', status: 'ENCERRADA', warning: 'mdfe_encerramento_vencido' });
  for (const minutes of [4, 6]) {
    const id = await put(mine, { at, status: 'PENDENTE' });
    await behind.query(
      `insert into pending_operations (operation_id, document_id, account_id, created_at)
       values (gen_random_uuid(), $1, $2, now() - $3 * interval '1 minute')`,
      [id, mine.accountId, minutes],
    );
  }
  const actor = { kind: 'system', id: 'teste' } as const;
  await rotateToken(app, mine.vault, {
    accountId: mine.accountId,
    clientId: mine.clientId,
    tokenId: mine.test.tokenId,
    overlapSeconds: 3600,
    actor,
  });
  expect(await look()).toMatchObject({
    halted: 1,
    waiting: 1,
    mdfeNear: 1,
    mdfeOver: 1,
    mdfeOpen: 3,
    endingTokens: [{ clientId: mine.clientId, expiresAt: expect.any(Date) }],
    hasTestDocument: true,
    hasLiveDocument: false,
  });
  expect(await look(1)).toMatchObject(nothing);
  expect(await look(2, theirs)).toMatchObject({ ...nothing, hasTestDocument: false });
});
