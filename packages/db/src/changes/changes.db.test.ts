import { expect, it, onTestFinished } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { inAccount, sqlState } from '../base/transaction.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { createTenant, databaseUrls, openDb, othersEnded } from '../testing/test-database.ts';
import { createChangeReader } from './change-reader.ts';
import {
  type Change,
  type ChangeCursor,
  createNotifier,
  currentCursor,
  readChanges,
  readPlaces,
} from './changes.ts';
import { watchFeed } from './watch-feed.ts';

const db = openDb('app');

const insert = `insert into document_changes (document_id, account_id, client_id, environment, type, kind) values ($1, $2, $3, 2, 'nfe', $4)`;

it('never skips a commit that comes later than its neighbors', async () => {
  const tenant = await createTenant(db);
  const write = (kind: string) => [tenant.clientId, tenant.accountId, tenant.clientId, kind];
  let cursor: ChangeCursor = await currentCursor(db);
  const seen: string[] = [];
  const look = async () => {
    const places = await readPlaces(db.pool, cursor, 1_000);
    const last = places.at(-1);
    if (!last) return;
    const proofs = [(await db.walls.open())(tenant.accountId)];
    const changes = await readChanges(db.pool, proofs, { after: cursor, last });
    seen.push(...changes.map((change) => change.kind));
    cursor = last;
  };

  await inAccount(db, tenant.accountId, async (slow) => {
    await slow.query(insert, write('slow'));
    await inAccount(db, tenant.accountId, (quick) => quick.query(insert, write('quick')));
    await look();
    expect(seen).toEqual([]); // `quick` is committed, but an earlier transaction still runs
  });
  await othersEnded(db);
  await look();
  expect(seen).toEqual(['slow', 'quick']);
  await look();
  expect(seen).toEqual(['slow', 'quick']);
});

it('reads changes of the accounts that it follows, and of others their places alone', async () => {
  const [mine, other] = [await createTenant(db), await createTenant(db)];
  const cursor = await currentCursor(db);
  for (const { accountId, clientId } of [mine, other, mine])
    await inAccount(db, accountId, (sql) => sql.query(insert, [clientId, accountId, clientId, 'quick']));
  await othersEnded(db);
  const read: Change[] = [];
  const places: string[] = [];
  const reader = createChangeReader(openDb('app'), {
    listenUrl: databaseUrls().appUrl,
    from: cursor,
    follows: (accountId) => accountId === mine.accountId,
    onChanges: (changes) => void read.push(...changes),
    onPlaces: (found) => void places.push(...found.map(({ accountId }) => accountId)),
    onError: (error) => {
      throw error;
    },
  });
  await reader.ready;
  await reader.close();
  expect(read.map(({ accountId, documentId }) => [accountId, documentId])).toEqual([
    [mine.accountId, mine.clientId],
    [mine.accountId, mine.clientId],
  ]);
  expect(places).toEqual(expect.arrayContaining([mine.accountId, other.accountId]));
});

it('reads no change of an account by a proof that does not hold, and does not go on without it', async () => {
  const { accountId } = await createTenant(db);
  const range = { after: { xid: 0n, seq: 0n }, last: await currentCursor(db) };
  const proof = (await db.walls.open())(accountId);
  for (const forged of [
    accountId,
    `${accountId}.`,
    proof.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
  ]) {
    const state = await readChanges(db.pool, [proof, forged], range).catch(sqlState);
    expect(state).toBe('42501');
  }
  expect(await readChanges(db.pool, [], range)).toEqual([]);
});

it('delivers every accepted document to a listening reader, once and in order', async () => {
  const tenant = await createTenant(db);
  const notifier = createNotifier(db, { everyMs: 1 });
  const acceptor = createAcceptor(db, {
    nowMs: () => Date.now(),
    identify,
    onCommit: notifier.changed,
  });
  const seen: Change[] = [];
  let enough = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const reader = createChangeReader(openDb('app'), {
    listenUrl: databaseUrls().appUrl,
    follows: (accountId) => accountId === tenant.accountId,
    onChanges: (changes) => {
      seen.push(...changes);
      if (seen.length >= 40) enough();
    },
    onError: (error) => {
      throw error;
    },
  });
  await reader.ready;
  const accepted = await Promise.all(
    Array.from({ length: 40 }, () => acceptor.accept(acceptRequest(tenant.test))),
  );
  await all;
  await Promise.all([reader.close(), notifier.close()]);
  expect(seen.map((change) => change.documentId ?? '').sort()).toEqual(
    accepted.map((one) => (one.kind === 'aceito' ? one.documentId : '')).sort(),
  );
  expect(seen.every((change) => change.kind === 'PENDENTE' && change.environment === 2)).toBe(true);
});

it('looks again soon after a notice: an older transaction may hide its change', async () => {
  let again = (): void => undefined;
  const lookedAgain = new Promise<void>((resolve) => {
    again = resolve;
  });
  let looks = 0;
  const watch = watchFeed({
    listenUrl: databaseUrls().appUrl,
    pollMs: 2 ** 31 - 1,
    look: async () => {
      looks += 1;
      if (looks > 2) again();
      return looks !== 2;
    },
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => watch.close());
  await watch.ready;
  await db.pool.query('notify emite_changes');
  await lookedAgain;
}, 60_000);

it('continues from where it was when its connection breaks', async () => {
  const tenant = await createTenant(db);
  const acceptor = createAcceptor(db, { nowMs: () => Date.now(), identify });
  const errors: unknown[] = [];
  let arrived: (documentId: string) => void = () => undefined;
  const next = () =>
    new Promise<string>((resolve) => {
      arrived = resolve;
    });
  // Readers of other files listen to the same database: only this one is to lose its connection.
  const listenUrl = new URL(databaseUrls().appUrl);
  listenUrl.searchParams.set('application_name', 'emite_changes_cut');
  const reader = createChangeReader(openDb('app'), {
    listenUrl: listenUrl.href,
    pollMs: 20,
    follows: (accountId) => accountId === tenant.accountId,
    onChanges: (changes) => {
      for (const change of changes) arrived(change.documentId ?? '');
    },
    onError: (error) => errors.push(error),
  });
  await reader.ready;
  const { rowCount } = await db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'emite_changes_cut'`,
  );
  expect(rowCount).toBe(1);
  const coming = next();
  const accepted = await acceptor.accept(acceptRequest(tenant.test));
  expect(await coming).toBe(accepted.kind === 'aceito' ? accepted.documentId : '');
  await reader.close();
});
