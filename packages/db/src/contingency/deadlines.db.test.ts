import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { createDb } from '../base/client.ts';
import type { Acceptor } from '../base/types.ts';
import { readAccountChanges } from '../changes/account-changes.ts';
import { currentCursor } from '../changes/changes.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { platformStats } from '../observed/platform-stats.ts';
import { authorizedVerdict, emit, reissue, rejectedVerdict, removableUntil } from '../testing/emissions.ts';
import { identify } from '../testing/requests.ts';
import {
  createTenant,
  databaseUrls,
  openDb,
  othersEnded,
  type TestTenant,
  testKeyring,
} from '../testing/test-database.ts';
import { keepClock } from './account-clock.ts';
import { listDeadlines, tellDeadlines } from './deadlines.ts';
import { createObligationStore } from './obligation-store.ts';
import { actOnObligation, listObligations } from './obligations.ts';

const app = openDb('app');
const worker = openDb('worker');
const owner = createDb({ url: databaseUrls().ownerUrl, role: 'app', max: 1, keyring: testKeyring });
const store = createEmissionStore(worker);
const obligations = createObligationStore(worker);
let acceptor: Acceptor;
beforeAll(() => {
  acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
});
afterAll(async () => {
  await acceptor.close();
  await owner.close();
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ON_RECORD = {
  situacao: 'autorizado',
  cStat: '100',
  xMotivo: 'ok',
  nProt: '135',
  dhRecbto: '2026-11-21T10:00:05-03:00',
  prot: null,
} as const;
const deadlinesOf = ({ accountId }: TestTenant, settled = false) =>
  listDeadlines(app, accountId, { environment: 2, settled, limit: 10 });

/** Printed just now, to be transmitted within ten hours. */
async function printDocument(of: TestTenant) {
  const emission = await emit({ acceptor, store }, of.test);
  const { scope, work, accessKey } = emission;
  const dhEmi = new Date().toISOString();
  const deadline = new Date(Date.now() + 10 * HOUR_MS).toISOString();
  const contingency = { mode: 'offline', tpEmis: '9', since: dhEmi, reason: '', deadline } as const;
  expect(await store.setContingency(scope, contingency)).toBe(true);
  const { attemptId } = await store.saveAttempt(scope, {
    accessKey,
    tpEmis: '9',
    dhEmi,
    removableUntil,
    xml: Buffer.from('<offline/>'),
    digestValue: 'd',
    qrCodeUrl: null,
    inContingency: true,
  });
  return { scope, work, attemptId, deadline };
}

async function workOf({ accountId }: TestTenant, obligationId: string | null = '') {
  const work = await obligations.loadObligation({ accountId, obligationId: obligationId ?? '' });
  if (work === null) throw new Error('nothing is owed');
  return work;
}

/** Follows deadlines in the account's feed from now on. */
async function follow({ accountId }: TestTenant) {
  let at = await currentCursor(app);
  return async () => {
    await tellDeadlines(worker, 1_000);
    await othersEnded(app);
    const page = await readAccountChanges(app, accountId, { after: at, limit: 100 });
    if (page.kind !== 'pagina') throw new Error(page.kind);
    at = page.next;
    return page.changes
      .filter(({ kind }) => kind === 'document.deadline')
      .map(({ details }) => [details?.['kind'], details?.['percent']]);
  };
}

describe('a deadline', () => {
  it('is notified at half, at four fifths and at its end, each once, by the clock of its account', async () => {
    const of = await createTenant(app);
    const { deadline } = await printDocument(of);
    const messages = await follow(of);
    const after = async (hours: number) => {
      await keepClock(app, of.accountId, hours * HOUR_MS);
      return messages();
    };
    expect(await messages()).toEqual([]);
    expect(await after(4.9)).toEqual([]);
    expect(await after(5.1)).toEqual([['transmissao', 50]]);
    expect(await after(7.9)).toEqual([]);
    expect(await after(8.1)).toEqual([['transmissao', 80]]);
    expect(await after(10.1)).toEqual([['transmissao', 100]]);
    expect(await after(0)).toEqual([]);
    expect(await after(900)).toEqual([]);
    expect(await deadlinesOf(of)).toMatchObject([
      { kind: 'transmissao', toldPercent: 100, endsAt: new Date(deadline), settledAt: null },
    ]);
  });

  it('notifies a late reader once, with the part that is over', async () => {
    const of = await createTenant(app);
    await printDocument(of);
    const messages = await follow(of);
    await keepClock(app, of.accountId, 30 * DAY_MS);
    expect(await messages()).toEqual([['transmissao', 100]]);
    expect(await messages()).toEqual([]);
  });

  it('notifies once for many concurrent readers', async () => {
    const of = await createTenant(app);
    for (let each = 0; each < 5; each += 1) await printDocument(of);
    const messages = await follow(of);
    await keepClock(app, of.accountId, 6 * HOUR_MS);
    await Promise.all(Array.from({ length: 6 }, () => tellDeadlines(worker, 2)));
    expect(await messages()).toHaveLength(5);
  });

  it('uses the clock of the database in an authority’s own environment', async () => {
    const of = await createTenant(app);
    const { scope } = await printDocument(of);
    await owner.pool.query(`update deadlines set target = 'homologacao' where document_id = $1`, [
      scope.documentId,
    ]);
    const messages = await follow(of);
    await keepClock(app, of.accountId, 30 * DAY_MS);
    expect(await messages()).toEqual([]);
    const nearOf = async () =>
      (await platformStats(worker)).deadlines.find(({ state }) => state === 'near')?.total ?? 0;
    const before = await nearOf();
    await owner.pool.query(
      `update deadlines set begins_at = now() - interval '9 hours', ends_at = now() + interval '1 hour', next_at = now() where document_id = $1`,
      [scope.documentId],
    );
    expect(await messages()).toEqual([['transmissao', 80]]);
    expect(await nearOf()).toBe(before + 1);
  });

  it('is over with the verdict of its document, and not with a halt', async () => {
    const of = await createTenant(app);
    const { scope, work, attemptId } = await printDocument(of);
    const halted = await printDocument(of);
    await store.settleEmission(scope, work.operationId, authorizedVerdict(attemptId));
    await store.settleEmission(halted.scope, halted.work.operationId, {
      kind: 'erro-tecnico',
      code: 'x',
      reason: 'x',
    });
    const messages = await follow(of);
    await keepClock(app, of.accountId, 6 * HOUR_MS);
    expect(await messages()).toEqual([['transmissao', 50]]);
    expect(await deadlinesOf(of)).toMatchObject([{ documentId: halted.scope.documentId }]);
    expect(await deadlinesOf(of, true)).toMatchObject([{ documentId: scope.documentId, toldPercent: 0 }]);
  });
});

describe('obligations of a first attempt', () => {
  it('has the term of its cancellation, and then that of voiding its number', async () => {
    const of = await createTenant(app);
    const { emission, second } = await reissue({ acceptor, store }, of.test);
    const [cancel] = await deadlinesOf(of);
    expect(cancel).toMatchObject({ kind: 'cancelamento', numero: emission.work.numero });
    expect((cancel?.endsAt.getTime() ?? 0) - (cancel?.beginsAt.getTime() ?? 0)).toBe(DAY_MS);
    await store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(second));
    const work = await workOf(of, cancel?.obligationId);
    await obligations.askVoiding(work, {
      environment: 2,
      uf: 'SP',
      cnpj: of.test.issuer.cnpj,
      modelo: '55',
      ano: 2026,
      serie: work.serie,
      inicio: work.numero,
      fim: work.numero,
      justificativa: 'justificativa de teste',
    });
    expect(await deadlinesOf(of)).toMatchObject([{ kind: 'inutilizacao' }]);
    await obligations.closeObligation({ ...work, step: 'inutilizar' }, 'inutilizada');
    expect(await deadlinesOf(of)).toEqual([]);
    expect((await deadlinesOf(of, true)).map(({ kind }) => kind).toSorted()).toEqual([
      'cancelamento',
      'inutilizacao',
    ]);
  });

  it('is to be canceled in the time that counts from when it was authorized', async () => {
    const of = await createTenant(app);
    await reissue({ acceptor, store }, of.test);
    const [cancel] = await deadlinesOf(of);
    const removableUntilMs = Date.now() + 2 * HOUR_MS;
    await obligations.foundAttempt(await workOf(of, cancel?.obligationId), {
      ...ON_RECORD,
      removableUntilMs,
    });
    expect(await deadlinesOf(of)).toMatchObject([
      { kind: 'cancelamento', endsAt: new Date(removableUntilMs) },
    ]);
  });

  it('ends when the document is the first attempt again; the printed number is to be void', async () => {
    const of = await createTenant(app);
    const { emission, second } = await reissue({ acceptor, store }, of.test);
    await store.settleEmission(emission.scope, emission.work.operationId, rejectedVerdict(second, 'livre'));
    expect(await deadlinesOf(of)).toMatchObject([{ kind: 'inutilizacao', numero: emission.work.numero + 1 }]);
    expect(await deadlinesOf(of, true)).toMatchObject([{ kind: 'cancelamento' }]);
  });

  it('ends when a person closes the task', async () => {
    const of = await createTenant(app);
    await reissue({ acceptor, store }, of.test);
    const [one] = await deadlinesOf(of);
    const work = await workOf(of, one?.obligationId);
    const close = () =>
      actOnObligation(app, of.accountId, {
        obligationId: work.obligationId,
        act: { kind: 'encerrar', reason: 'r' },
        by: { actor: { kind: 'user', id: 'pessoa' } },
      });
    expect(await close()).toBe('nao-e-tarefa');
    expect(await deadlinesOf(of)).toHaveLength(1);
    await obligations.handOver(work, 'r');
    expect(await deadlinesOf(of)).toHaveLength(1);
    expect(await close()).toMatchObject({ state: 'cumprida' });
    expect(await deadlinesOf(of)).toEqual([]);
    expect(
      await listObligations(app, of.accountId, { environment: 2, states: ['aberta'], limit: 1 }),
    ).toEqual([]);
  });
});

it('begins for documents and obligations older than deadlines', async () => {
  const of = await createTenant(app);
  const { scope } = await printDocument(of);
  const { emission, second } = await reissue({ acceptor, store }, of.test);
  await store.settleEmission(emission.scope, emission.work.operationId, rejectedVerdict(second, 'livre'));
  const looked = await reissue({ acceptor, store }, of.test);
  const openDeadlines = async () =>
    (await deadlinesOf(of)).map(({ documentId, kind, endsAt }) => ({ documentId, kind, endsAt }));
  const before = await openDeadlines();
  expect(before.map(({ kind }) => kind).toSorted()).toEqual(['cancelamento', 'inutilizacao', 'transmissao']);
  await owner.pool.query('delete from deadlines where account_id = $1', [of.accountId]);
  const folder = '../../prisma/migrations/20261127140000_deadlines_backfill/migration.sql';
  const migrator = new pg.Client({ connectionString: owner.url });
  await migrator.connect();
  for (let each = 0; each < 2; each += 1)
    await migrator.query(readFileSync(new URL(folder, import.meta.url), 'utf8'));
  await migrator.end();
  const messages = await follow(of);
  expect(await openDeadlines()).toEqual(before.filter(({ kind }) => kind !== 'cancelamento'));
  await keepClock(app, of.accountId, 6 * HOUR_MS);
  expect(await messages()).toEqual([['transmissao', 50]]);
  expect((await openDeadlines()).some(({ documentId }) => documentId === scope.documentId)).toBe(true);

  // Found authorized, it has a term at last.
  const [owed] = (
    await listObligations(app, of.accountId, { environment: 2, states: ['aberta'], limit: 10 })
  ).filter(({ documentId }) => documentId === looked.emission.scope.documentId);
  const removableUntilMs = Date.now() + 2 * HOUR_MS;
  await obligations.foundAttempt(await workOf(of, owed?.id), { ...ON_RECORD, removableUntilMs });
  expect(await deadlinesOf(of)).toContainEqual(
    expect.objectContaining({ kind: 'cancelamento', endsAt: new Date(removableUntilMs) }),
  );
});

it('lists a page after the other, of one company, and nothing of another account', async () => {
  const [of, other] = [await createTenant(app), await createTenant(app)];
  for (let each = 0; each < 3; each += 1) await printDocument(of);
  const all = await deadlinesOf(of);
  const page = (after?: string) =>
    listDeadlines(app, of.accountId, { environment: 2, settled: false, after, limit: 2 });
  const first = await page();
  expect([...first, ...(await page(first.at(-1)?.id))]).toEqual(all);
  expect(all).toHaveLength(3);
  const filter = { environment: 2, settled: false, limit: 5 } as const;
  expect(await listDeadlines(app, of.accountId, { ...filter, clientId: other.clientId })).toEqual([]);
  expect(await listDeadlines(app, other.accountId, filter)).toEqual([]);
});
