import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { type AccountChanges, readAccountChanges } from '@fiscal/db/changes/account-changes';
import { decodeCursor, encodeCursor } from '@fiscal/db/changes/change-cursor';
import { createChangeReader } from '@fiscal/db/changes/change-reader';
import { type ChangeCursor, createNotifier, currentCursor } from '@fiscal/db/changes/changes';
import { createTenant, databaseUrls, openDb, type TestTenant } from '@fiscal/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ChangeFilter } from './change-filter.ts';
import { createFollowChanges, type Followed } from './follow-changes.ts';
import { createFollowers } from './followers.ts';
import type { Stream } from './stream.ts';

const PAGE = 7;
const db = openDb('app', 20);
const notifier = createNotifier(db, { everyMs: 1 });
let mine: TestTenant;
let theirs: TestTenant;
beforeAll(async () => {
  mine = await createTenant(db);
  theirs = await createTenant(db);
});
afterAll(async () => {
  await notifier.close();
});

interface Written {
  readonly documentId?: string;
  readonly clientId?: string;
  readonly environment?: 1 | 2;
  readonly type?: string;
  readonly kind?: string;
}

/** Writes these changes of a tenant in one transaction. */
async function write({ accountId, clientId }: TestTenant, changes: readonly Written[]): Promise<void> {
  const proofOf = await db.walls.open();
  const sql = await db.pool.connect();
  await sql.query('begin');
  await sql.query(`select set_config('app.account_id', $1, true)`, [proofOf(accountId)]);
  for (const each of changes)
    await sql.query(
      'insert into document_changes (account_id, document_id, client_id, environment, type, kind) values ($1, $2, $3, $4, $5, $6)',
      [
        accountId,
        each.documentId ?? randomUUID(),
        each.clientId ?? clientId,
        each.environment ?? 2,
        each.type ?? 'nfe',
        each.kind ?? 'PENDENTE',
      ],
    );
  await sql.query('commit');
  sql.release();
  notifier.changed();
}

/** Parts of an API process: its followers, and the feed that wakes them. */
async function startProcess(read = readAccountChanges) {
  const followers = createFollowers();
  const errors: unknown[] = [];
  const feed = createChangeReader(db, {
    listenUrl: databaseUrls().appUrl,
    follows: (accountId) => followers.follows(accountId),
    onChanges: (changes) => followers.publish(changes),
    onError: (error) => errors.push(error),
  });
  await feed.ready;
  onTestFinished(async () => {
    followers.close();
    await feed.close();
  });
  const follow = createFollowChanges({
    read: (accountId, after) => read(db, accountId, { after, limit: PAGE }),
    currentCursor: () => currentCursor(db),
    followers,
    onError: (error) => errors.push(error),
  });
  return { follow, followers, errors };
}

const ofAccount = ({ accountId }: TestTenant): ChangeFilter => ({ accountId });
const never = new AbortController().signal;
setMaxListeners(0, never);

/** The kinds of the next changes, until there are as many as expected. */
async function take(stream: Stream<Followed>, count: number): Promise<string[]> {
  const kinds: string[] = [];
  while (kinds.length < count) {
    const { value } = await stream.next();
    if (value?.kind !== 'mudancas') throw new Error(value?.kind ?? 'ended');
    kinds.push(...value.changes.map(({ kind }) => kind));
  }
  return kinds;
}

describe('following an account', () => {
  it('begins where it is asked for and continues with what comes, page by page', async () => {
    const { follow } = await startProcess();
    const stream = await follow(ofAccount(mine), null, never);
    const many = Array.from({ length: 3 * PAGE }, (_, index) => ({ kind: String(index) }));
    await write(mine, many);
    await write(theirs, [{ kind: 'dos outros' }]);
    await write(mine, [{ kind: 'depois' }]);
    expect(await take(stream, many.length + 1)).toEqual([...many.map(({ kind }) => kind), 'depois']);
    const coming = take(stream, 1);
    await write(mine, [{ kind: 'mais tarde' }]);
    expect(await coming).toEqual(['mais tarde']);
  });

  it('sends each follower its own changes, and no others', async () => {
    const { follow } = await startProcess();
    const [documentId, clientId] = [randomUUID(), randomUUID()];
    const filters: readonly (readonly [Partial<ChangeFilter>, string])[] = [
      [{}, 'a b c d e fim'],
      [{ documentId }, 'b fim'],
      [{ clientId }, 'c fim'],
      [{ environment: 1 }, 'd fim'],
      [{ types: ['cte'] }, 'e fim'],
      [{ kinds: ['a', 'e', 'fim'] }, 'a e fim'],
    ];
    const streams = await Promise.all(
      filters.map(([filter]) => follow({ ...ofAccount(mine), ...filter }, null, never)),
    );
    const events = Promise.all(
      filters.map(async ([, expected], index) => {
        const stream = streams[index];
        return stream && (await take(stream, expected.split(' ').length)).join(' ');
      }),
    );
    await write(mine, [{ kind: 'a' }, { kind: 'b', documentId }]);
    await write(theirs, [{ kind: 'x', documentId, clientId, environment: 1, type: 'cte' }]);
    await write(mine, [
      { kind: 'c', clientId },
      { kind: 'd', environment: 1 },
    ]);
    await write(mine, [{ kind: 'e', type: 'cte' }]);
    await write(mine, [{ kind: 'fim', documentId, clientId, environment: 1, type: 'cte' }]);
    expect(await events).toEqual(filters.map(([, expected]) => expected));
  });

  it('misses and repeats nothing over hundreds of changes, two processes and many reconnects', async () => {
    const processes = [await startProcess(), await startProcess()];
    const start = encodeCursor(await currentCursor(db));
    const last = 'fim';
    /** Lives through connections of a few changes each, now here, now there, dropping what it had in hand. */
    const client = async (patience: number): Promise<string[]> => {
      const seen: string[] = [];
      let cursor = start;
      for (let connection = 0; ; connection++) {
        const abort = new AbortController();
        const process = processes[(connection + patience) % processes.length];
        if (!process) throw new Error('no process');
        const stream = await process.follow(ofAccount(mine), decodeCursor(cursor), abort.signal);
        const until = seen.length + patience;
        for await (const events of stream) {
          if (events.kind !== 'mudancas') throw new Error(events.kind);
          for (const change of events.changes.slice(0, until - seen.length)) {
            seen.push(change.kind);
            cursor = encodeCursor(change);
          }
          if (seen.at(-1) === last) return seen;
          if (seen.length >= until) break;
        }
        abort.abort();
      }
    };
    const clients = [1, 3, 10, 25, 1_000].map(client);
    const writer = async (name: string) => {
      for (let n = 0; n < 50; n++)
        await write(mine, [{ kind: `${name}${n}` }, { kind: `${name}${n} de novo` }]);
    };
    await Promise.all(['a', 'b', 'c', 'd'].map(writer));
    await write(mine, [{ kind: last }]);
    const seen = await Promise.all(clients);
    expect(seen[0]).toHaveLength(401);
    expect(new Set(seen[0]).size).toBe(401);
    for (const each of seen) expect(each).toEqual(seen[0]);
  });

  it('asks the database no more often for a hundred followers than for one', async () => {
    const { follow } = await startProcess();
    const streams = await Promise.all(
      Array.from({ length: 100 }, () => follow(ofAccount(mine), null, never)),
    );
    const asked = vi.spyOn(db.pool, 'query');
    onTestFinished(() => asked.mockRestore());
    const reads = () =>
      asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('read_account_feed')).length;
    const ROUNDS = 5;
    for (let round = 0; round < ROUNDS; round++) {
      const events = Promise.all(streams.map((stream) => take(stream, 1)));
      await write(mine, [{ kind: String(round) }]);
      expect(new Set((await events).flat())).toEqual(new Set([String(round)]));
    }
    // The first look, and after each change one that finds it and one or two that find nothing more.
    expect(reads()).toBeGreaterThanOrEqual(ROUNDS);
    expect(reads()).toBeLessThanOrEqual(3 * ROUNDS + 2);
  });

  it('keeps nothing for a consumer that does not ask', async () => {
    const read = vi.fn<typeof readAccountChanges>(readAccountChanges);
    const { follow } = await startProcess(read);
    const [slow, quick] = [
      await follow(ofAccount(mine), null, never),
      await follow(ofAccount(mine), null, never),
    ];
    const all = take(quick, 20 * PAGE);
    const before = read.mock.calls.length;
    await write(
      mine,
      Array.from({ length: 20 * PAGE }, () => ({})),
    );
    await all;
    const byQuick = read.mock.calls.length - before;
    expect(byQuick).toBeGreaterThanOrEqual(20);
    const { value } = await slow.next();
    expect(value?.kind === 'mudancas' && value.changes).toHaveLength(PAGE);
    expect(read.mock.calls.length - before - byQuick).toBe(1);
  });
});

describe('a stream ends', () => {
  const open = async () => {
    const process = await startProcess();
    const abort = new AbortController();
    const stream = await process.follow(ofAccount(mine), null, abort.signal);
    return { ...process, abort, stream, waiting: stream.next() };
  };
  const ended = { done: true, value: undefined };

  it('when its signal aborts, before it began too', async () => {
    const { abort, waiting, stream, follow, followers } = await open();
    abort.abort();
    expect([await waiting, await stream.next()]).toEqual([ended, ended]);
    expect(await (await follow(ofAccount(mine), null, abort.signal)).next()).toEqual(ended);
    expect(followers.count).toBe(0);
  });

  it('when its consumer turns away, though it waits for a change', async () => {
    const { waiting, stream, followers } = await open();
    expect(await stream.return?.()).toEqual(ended);
    expect([await waiting, followers.count]).toEqual([ended, 0]);
  });

  it('when the process goes', async () => {
    const { waiting, followers } = await open();
    followers.close();
    expect(await waiting).toEqual(ended);
  });

  it('with a word of its own when the cursor has expired', async () => {
    const { follow, followers } = await startProcess();
    const future: ChangeCursor = { xid: 2n ** 60n, seq: 0n };
    const stream = await follow(ofAccount(mine), future, never);
    expect(await stream.next()).toEqual({ done: false, value: { kind: 'expirado' } });
    expect(await stream.next()).toEqual(ended);
    expect(followers.count).toBe(0);
  });

  it('but not when the database fails for a while', async () => {
    let fails = true;
    const { follow, errors } = await startProcess((...asked): Promise<AccountChanges> => {
      if (!fails) return readAccountChanges(...asked);
      fails = false;
      return Promise.reject(new Error('away'));
    });
    const stream = await follow(ofAccount(mine), null, never);
    const coming = take(stream, 1);
    await write(mine, [{ kind: 'a' }]);
    expect(await coming).toEqual(['a']);
    expect(errors).toEqual([new Error('away')]);
  });
});
