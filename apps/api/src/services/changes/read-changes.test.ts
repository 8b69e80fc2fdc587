import { holds } from '@fiscal/core/testing/holds';
import type { Change, ChangeCursor } from '@fiscal/db/changes/changes';
import { asksFor, typeOfChange } from '@fiscal/webhooks/change';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFollowers } from './followers.ts';
import { createReadChanges } from './read-changes.ts';

const accountId = 'a';
const never = new AbortController().signal;
const kinds = fc.constantFrom('AUTORIZADA', 'REJEITADA', 'evento', 'numbering.voided');

const changeOf = (seq: number, kind: string, clientId: string, xid = 1n): Change => ({
  xid,
  seq: BigInt(seq),
  accountId,
  clientId,
  documentId: kind === 'numbering.voided' ? null : `d${seq}`,
  environment: 2,
  type: 'nfe',
  kind,
  subjectId: null,
  details: kind === 'evento' ? { status: 'autorizado' } : null,
  at: new Date(0),
});

/** A feed of these changes, read by pages of `size`. */
function feedOf(all: readonly Change[], size: number) {
  const followers = createFollowers();
  const read = createReadChanges({
    followers,
    currentCursor: async () => ({ xid: 9n, seq: 0n }),
    read: async (_account, after) => {
      const rest = all.filter(({ xid, seq }) => xid > after.xid || (xid === after.xid && seq > after.seq));
      const changes = rest.slice(0, size);
      const last = changes.at(-1);
      return last && changes.length === size
        ? { kind: 'pagina', changes, next: last, more: true }
        : { kind: 'pagina', changes, next: { xid: 9n, seq: 0n }, more: false };
    },
  });
  return { read, followers };
}

it('reads everything that matches, once and in order, with any page size', async () => {
  const asked = fc.record({
    changes: fc.array(fc.record({ kind: kinds, client: fc.constantFrom('c', 'other') }), { maxLength: 60 }),
    size: fc.integer({ min: 1, max: 20 }),
    limit: fc.integer({ min: 1, max: 10 }),
    types: fc.subarray(['document.authorized', 'document.event', 'numbering.voided']),
  });
  await holds(
    fc.asyncProperty(asked, async ({ changes, size, limit, types }) => {
      const all = changes.map(({ kind, client }, seq) => changeOf(seq + 1, kind, client));
      const { read } = feedOf(all, size);
      const seen: Change[] = [];
      let after: ChangeCursor = { xid: 0n, seq: 0n };
      for (let more = true; more; ) {
        const filter = { accountId, clientId: 'c' };
        const page = await read({ filter, types, after, limit, waitMs: 0, signal: never });
        if (page.kind === 'expirado') throw new Error(page.kind);
        expect(page.changes.length).toBeLessThanOrEqual(limit);
        seen.push(...page.changes);
        ({ next: after, more } = page);
      }
      const wanted = all.filter(
        (each) =>
          each.clientId === 'c' &&
          (types.length === 0 || types.some((asked) => asksFor(asked, typeOfChange(each) ?? ''))),
      );
      expect(seen).toEqual(wanted);
      expect(after).toEqual({ xid: 9n, seq: 0n });
    }),
  );
});

it('waits for a change, and receives it at once', async () => {
  const all: Change[] = [];
  const { read, followers } = feedOf(all, 10);
  const asked = { filter: { accountId }, types: [], after: { xid: 0n, seq: 0n }, limit: 10 };
  const waiting = read({ ...asked, waitMs: 60_000, signal: never });
  // Written by a transaction that began after the first look.
  const change = changeOf(1, 'AUTORIZADA', 'c', 9n);
  all.push(change);
  followers.publish([change]);
  expect(await waiting).toMatchObject({ changes: [change], more: false });
  expect(followers.count).toBe(0);
});

it('waits no longer when the caller hangs up or the process goes', async () => {
  const { read, followers } = feedOf([], 10);
  const asked = { filter: { accountId }, types: [], after: { xid: 0n, seq: 0n }, limit: 10, waitMs: 60_000 };
  const hangsUp = new AbortController();
  const first = read({ ...asked, signal: hangsUp.signal });
  hangsUp.abort();
  const second = read({ ...asked, signal: never });
  followers.close();
  for (const each of [first, second]) expect(await each).toMatchObject({ changes: [], more: false });
});
