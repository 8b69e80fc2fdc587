import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { newId } from '../base/ids.ts';
import { type ChangeCursor, STANDING_SEQ } from '../changes/changes.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { authorizedVerdict, emit, sign } from '../testing/emissions.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import {
  createTenant,
  databaseUrls,
  openDb,
  othersEnded,
  type TestTenant,
} from '../testing/test-database.ts';
import { adoptImage } from './adopt.ts';
import { beginEpoch } from './epoch.ts';
import { type Image, sendingImage } from './images.ts';
import { askOnly, skipMargin, unsignedEmissions } from './margin.ts';

const app = openDb('app');
const worker = openDb('worker');
const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
/** Connects as the command does; its work on all accounts is rolled back. */
let owner: pg.Client;
let tenant: TestTenant;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await owner.connect();
  await owner.query('set role emite_owner');
});
beforeEach(async () => {
  tenant = await createTenant(app);
});
afterAll(() => owner.end());

const idempotency = { key: 'chave', route: 'nfe', bodyHash: 'h' };

const imageOf = async (documentId: string): Promise<Image> =>
  JSON.parse((await sendingImage(worker, tenant.accountId, documentId)) ?? 'null');

async function sendDocument(changes: Parameters<typeof acceptRequest>[1] = {}) {
  const emission = await emit({ acceptor, store }, tenant.test, changes);
  const { attemptId } = await sign(store, emission);
  await store.markSending(emission.scope, attemptId, 0);
  return { ...emission, attemptId, image: await imageOf(emission.scope.documentId) };
}

/** Undoes everything of the account. */
async function takeBack(): Promise<void> {
  for (const table of [
    'pending_operations',
    'operations',
    'attempts',
    'xml',
    'access_keys',
    'document_references',
    'idempotency_keys',
    'document_changes',
    'documents',
    'numbers',
    'number_series',
  ])
    await owner.query(`delete from ${table} where account_id = $1`, [tenant.accountId]);
}

const inRollback = async <T>(work: () => Promise<T>): Promise<T> => {
  await owner.query('begin');
  try {
    return await work();
  } finally {
    await owner.query('rollback');
  }
};

const numbers = async () =>
  (
    await owner.query('select numero, state from numbers where account_id = $1 order by numero', [
      tenant.accountId,
    ])
  ).rows;

it('puts a document back as it was when it was sent, with its key and answer, once', async () => {
  const { scope, image } = await sendDocument({ referencia: 'pedido-1', idempotency });
  await takeBack();
  expect(await sendingImage(worker, tenant.accountId, scope.documentId)).toBeNull();
  expect(await adoptImage(owner, image)).toBe('adotado');
  expect(await imageOf(scope.documentId)).toEqual(image);
  expect(image['idempotency_keys']).toHaveLength(1);
  expect(image['document_references']).toHaveLength(1);
  const again = await acceptor.accept(acceptRequest(tenant.test, { referencia: 'pedido-1', idempotency }));
  expect(again).toMatchObject({ kind: 'repetido' });
  const feed = await owner.query('select kind from document_changes where account_id = $1', [
    tenant.accountId,
  ]);
  expect(feed.rows).toEqual([{ kind: 'PENDENTE' }]);
  expect(await adoptImage(owner, image)).toBe('conhecido');
});

it('frees the numbers that nothing was sent with, and gives no number that was sent again', async () => {
  await emit({ acceptor, store }, tenant.test);
  const { image } = await sendDocument();
  await takeBack();
  await adoptImage(owner, image);
  expect(await numbers()).toEqual([
    { numero: 1, state: 'livre' },
    { numero: 2, state: 'reservado' },
  ]);
  const first = await emit({ acceptor, store }, tenant.test);
  const second = await emit({ acceptor, store }, tenant.test);
  expect([first.work.numero, second.work.numero]).toEqual([1, 3]);
});

it('distinguishes an attempt of the lost time from a known one, and undoes no verdict', async () => {
  const emission = await emit({ acceptor, store }, tenant.test);
  const { attemptId } = await sign(store, emission);
  const unsent = await imageOf(emission.scope.documentId);
  expect(await adoptImage(owner, unsent)).toBe('conhecido');
  await store.markSending(emission.scope, attemptId, 0);
  const left = await imageOf(emission.scope.documentId);
  await owner.query(`update attempts set state = 'assinado', sends = 0 where id = $1`, [attemptId]);
  expect(await adoptImage(owner, left)).toBe('adotado');
  expect((await store.loadEmission(emission.scope))?.attempt).toMatchObject({ state: 'enviando', sends: 1 });
  await store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(attemptId));
  expect(await adoptImage(owner, left)).toBe('conhecido');
});

it('reserves the credits of the document, and takes those that it had paid', async () => {
  const { scope, image } = await sendDocument();
  await takeBack();
  const [document] = image['documents'] ?? [];
  const balance = async () =>
    (
      await owner.query(
        'select balance_milli::int as balance, held_milli::int as held from credit_balances where account_id = $1',
        [tenant.accountId],
      )
    ).rows[0];
  const before = await balance();
  await adoptImage(owner, { ...image, documents: [{ ...document, credits_held: 500 }] });
  expect(await balance()).toEqual({ ...before, held: before.held + 500 });
  const ledger = await owner.query(
    'select kind, amount_milli::int as milli from credits_ledger where document_id = $1',
    [scope.documentId],
  );
  expect(ledger.rows).toEqual([{ kind: 'reserva', milli: 500 }]);
});

it('leaves out rows of an unknown company', async () => {
  const { image } = await sendDocument();
  const [document] = image['documents'] ?? [];
  const stranger = { ...document, client_id: tenant.accountId };
  expect(await adoptImage(owner, { ...image, documents: [stranger] })).toBe('sem_empresa');
});

it('asks for what may have left, and sends it no more', async () => {
  const { scope } = await sendDocument();
  const unsent = await emit({ acceptor, store }, tenant.test);
  await sign(store, unsent);
  const queryOnly = async (signed: boolean) =>
    inRollback(async () => {
      const all = await askOnly(owner, { proofAfterMs: 60_000, signed });
      return all
        .filter(({ accountId }) => accountId === tenant.accountId)
        .map(({ documentId }) => documentId);
    });
  expect(await queryOnly(false)).toEqual([scope.documentId]);
  expect((await queryOnly(true)).sort()).toEqual([scope.documentId, unsent.scope.documentId].sort());
});

it('without a journal passes over what may have been used, and names it', async () => {
  const { work, scope } = await emit({ acceptor, store }, tenant.test);
  await owner.query(`insert into numbers (series_id, numero, account_id, state)
    select id, 9, account_id, 'livre' from number_series where account_id = '${tenant.accountId}'`);
  await inRollback(async () => {
    const mine = (await skipMargin(owner, 5)).filter(({ accountId }) => accountId === tenant.accountId);
    expect(mine).toMatchObject([
      {
        serie: work.serie,
        numeros: [
          [2, 6],
          [9, 9],
        ],
      },
    ]);
    const { rows } = await owner.query('select next_numero from number_series where account_id = $1', [
      tenant.accountId,
    ]);
    expect(rows).toEqual([{ next_numero: 7 }]);
    expect(await unsignedEmissions(owner)).toContainEqual({ ...scope, accessKey: work.accessKey });
  });
});

it('rejects cursors from the time before the restore', async () => {
  const own = await migratedCopy();
  onTestFinished(own.drop);
  const client = new pg.Client({ connectionString: own.ownerUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const account = newId();
  const change = async () => {
    const { rows } = await client.query<{ xid: string; seq: string }>(
      `insert into document_changes (account_id, environment, type, kind) values ($1, 2, '', 'x') returning xid::text, seq::text`,
      [account],
    );
    return { xid: BigInt(rows[0]?.xid ?? 0), seq: BigInt(rows[0]?.seq ?? 0) };
  };
  const survivor = await change();
  const epoch = await beginEpoch(client);
  const next = await change();
  await othersEnded(app);
  const read = async ({ xid, seq }: ChangeCursor) => {
    const { rows } = await client.query<{ expired: boolean; seq: string | null }>(
      'select expired, seq::text from read_account_feed($1, $2::text::xid8, $3, 10)',
      [account, xid.toString(), seq.toString()],
    );
    return rows[0]?.expired === true ? 'expirado' : rows.map((row) => row.seq);
  };
  const began = { xid: BigInt(epoch.xid), seq: BigInt(epoch.seq) };
  expect(next.seq).toBeGreaterThan(began.seq);
  // Cursors of the lost time: at a change, and behind the last one.
  expect(await read({ xid: next.xid, seq: survivor.seq + 1n })).toBe('expirado');
  expect(await read({ xid: next.xid, seq: 0n })).toBe('expirado');
  // Cursors before that time, and since.
  expect(await read({ xid: 0n, seq: 0n })).toEqual([survivor.seq.toString(), next.seq.toString()]);
  expect(await read(survivor)).toEqual([next.seq.toString()]);
  expect(await read(began)).toEqual([next.seq.toString()]);
  expect(await read(next)).toEqual([null]);
  const newest = await client.query(`select ${STANDING_SEQ} as seq`);
  expect(newest.rows).toEqual([{ seq: epoch.seq }]);
});
