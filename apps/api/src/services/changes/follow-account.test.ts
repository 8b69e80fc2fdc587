import { encodeCursor } from '@fiscal/db/changes/change-cursor';
import { expect, it } from 'vitest';
import { createFollowAccount } from './follow-account.ts';
import type { Followed } from './follow-changes.ts';

const accountId = '00000000-0000-7000-8000-000000000001';
const NOW = { xid: 50n, seq: 0n };
const change = {
  xid: 51n,
  seq: 7n,
  accountId,
  documentId: 'd',
  clientId: 'c',
  environment: 2,
  type: 'nfe',
  kind: 'AUTORIZADA',
  subjectId: null,
  details: null,
  at: new Date(0),
} as const;
const CHANGED: Followed = { kind: 'mudancas', changes: [change], next: { xid: 51n, seq: 7n } };
const EXPIRED: Followed = { kind: 'expirado' };

/** Simulates one script per subscription; each ends like a process that stops. */
function following(...scripts: readonly (readonly Followed[])[]) {
  const from: unknown[] = [];
  const left = [...scripts];
  const follow = createFollowAccount({
    changesCursor: async () => NOW,
    followChanges: async (_filter, after) => {
      from.push(after);
      return (async function* (): AsyncGenerator<Followed, undefined, undefined> {
        yield* left.shift() ?? [];
      })();
    },
  });
  return { from, follow };
}

async function collect(cursor: string | undefined, ...scripts: readonly (readonly Followed[])[]) {
  const { from, follow } = following(...scripts);
  const all = [];
  for await (const each of follow({ accountId }, cursor, new AbortController().signal)) all.push(each);
  return { from, all };
}

const BEGIN = { cursor: encodeCursor(NOW), changes: null };
const { documentId, clientId, environment, type, kind, at } = change;
const PAGE = {
  cursor: encodeCursor(CHANGED.kind === 'mudancas' ? CHANGED.next : NOW),
  changes: [{ documentId, clientId, environment, type, kind, at }],
};

it('gives its start, then the changes, and ends with the process', async () => {
  expect(await collect(undefined, [CHANGED])).toEqual({ from: [NOW], all: [BEGIN, PAGE] });
});

it('continues from a cursor without an event for its start', async () => {
  const after = { xid: 40n, seq: 3n };
  expect(await collect(encodeCursor(after), [CHANGED])).toEqual({ from: [after], all: [PAGE] });
});

it.each([
  ['an expired cursor', encodeCursor({ xid: 1n, seq: 1n }), [[EXPIRED], [CHANGED]]],
  ['a cursor that is none', 'x', [[CHANGED]]],
] as const)('starts over after %s', async (_, cursor, scripts) => {
  const { all } = await collect(cursor, ...scripts);
  expect(all).toEqual([BEGIN, PAGE]);
});

it('stops following once its consumer has left', async () => {
  let followed: AbortSignal | undefined;
  const follow = createFollowAccount({
    changesCursor: async () => NOW,
    followChanges: async (_filter, _after, signal) => {
      followed = signal;
      return (async function* (): AsyncGenerator<Followed, undefined, undefined> {
        yield CHANGED;
      })();
    },
  });
  const stream = follow({ accountId }, undefined, new AbortController().signal);
  await stream.next();
  await stream.return?.();
  expect(followed?.aborted).toBe(true);
});
