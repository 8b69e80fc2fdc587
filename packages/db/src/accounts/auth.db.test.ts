import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { keepClock } from '../contingency/account-clock.ts';
import { generateKey, hashKey } from '../keys/format.ts';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { listKeys } from './accounts.ts';
import {
  authenticate,
  authenticateAccess,
  principalOfClient,
  principalOfToken,
  verifyRestricted,
} from './auth.ts';

const db = openDb('app', 1);
let mine: TestTenant;
let theirs: TestTenant;
beforeAll(async () => {
  mine = await createTenant(db);
  theirs = await createTenant(db);
});

/** Statements that reached the database: names and values. */
async function statementsOf(work: () => Promise<unknown>) {
  const query = vi.spyOn(db.pool, 'query');
  try {
    const answer = await work();
    return {
      answer,
      sent: query.mock.calls.map(([asked]) => {
        const { name, values }: { name?: string; values?: unknown[] } = Object(asked);
        return { name, values };
      }),
    };
  } finally {
    query.mockRestore();
  }
}

/** A secret is never compared here: equal work by 32-byte hashes, whichever half of a pair is wrong. */
describe('a wrong credential costs the same work as an unknown one', () => {
  it('in a pair', async () => {
    for (const [accessKey, token] of [
      [generateKey('access'), generateKey('test')],
      [generateKey('access'), mine.testToken],
      [mine.accessKey, generateKey('test')],
      [mine.accessKey, theirs.testToken],
    ] as const) {
      const { answer, sent } = await statementsOf(() => authenticate(db, { accessKey, token }));
      expect(answer).toBeNull();
      expect(sent).toEqual([{ name: 'authenticate', values: [[hashKey(accessKey)], [hashKey(token)]] }]);
    }
  });

  it('with a single key', async () => {
    for (const key of [generateKey('restricted'), theirs.restrictedKey]) {
      const { answer, sent } = await statementsOf(() => verifyRestricted(db, mine.accountId, key));
      expect(answer).toBe(false);
      expect(sent).toEqual([{ name: 'authenticate_key', values: [hashKey(key), 'restricted'] }]);
    }
    const right = await statementsOf(() => authenticateAccess(db, mine.accessKey));
    const wrong = await statementsOf(() => authenticateAccess(db, generateKey('access')));
    expect(right.answer).toMatchObject({ accountId: mine.accountId });
    expect(wrong.answer).toBeNull();
    expect(wrong.sent.map(({ name }) => name)).toEqual(right.sent.map(({ name }) => name));
  });
});

it('brings how far the account’s clock at the emulated authorities is ahead, along every way in', async () => {
  const { accountId, clientId, accessKey, testToken } = await createTenant(db);
  const person = { userId: '0193a2b4-5c6d-7e8f-9012-3456789abcde', requestId: 'req_1' };
  const aheadOf = async () => {
    const byToken = await authenticate(db, { accessKey, token: testToken });
    const tokenId = byToken?.tokenId ?? '';
    const others = [
      await principalOfClient(db, { accountId, clientId, environment: 2, person }),
      await principalOfToken(db, { accountId, tokenId }),
    ];
    return [byToken, ...others].map((principal) => principal?.sandboxClockAheadMs);
  };
  expect(await aheadOf()).toEqual([0, 0, 0]);
  await keepClock(db, accountId, -86_400_000);
  expect(await aheadOf()).toEqual([-86_400_000, -86_400_000, -86_400_000]);
  await keepClock(db, accountId, 5_000);
  expect(await aheadOf()).toEqual([5_000, 5_000, 5_000]);
});

describe('a client as one of the account’s people acts for it', () => {
  const person = { userId: '0193a2b4-5c6d-7e8f-9012-3456789abcde', requestId: 'req_1' };

  it('is what a token of it would be', async () => {
    const { accountId, clientId, accessKey, testToken } = mine;
    const byToken = await authenticate(db, { accessKey, token: testToken });
    expect(await principalOfClient(db, { accountId, clientId, environment: 2, person })).toEqual({
      ...byToken,
      tokenId: person.userId,
      person,
    });
  });

  it('acts for no client of another account', async () => {
    const asked = { accountId: mine.accountId, environment: 2, person } as const;
    expect(await principalOfClient(db, { ...asked, clientId: theirs.clientId })).toBeNull();
    expect(await principalOfClient(db, { ...asked, clientId: 'lixo' })).toBeNull();
  });
});

describe('last use of a key', () => {
  const usesOf = async ({ accountId }: TestTenant) =>
    Object.fromEntries((await listKeys(db, accountId)).map(({ kind, lastUsedAt }) => [kind, lastUsedAt]));

  it('is noted of the access key by itself and with a token, of the restricted key when it opens something', async () => {
    const { accessKey, testToken, accountId, restrictedKey } = mine;
    await authenticate(db, { accessKey, token: testToken });
    await vi.waitFor(async () => expect(await usesOf(mine)).toMatchObject({ access: expect.any(Date) }));
    expect(await usesOf(mine)).toMatchObject({ restricted: null });
    await verifyRestricted(db, accountId, restrictedKey);
    await vi.waitFor(async () => expect(await usesOf(mine)).toMatchObject({ restricted: expect.any(Date) }));
  });

  it('is written once in a minute, however often the key is brought', async () => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const tenant = await createTenant(db);
    for (let use = 0; use < 5; use++) await authenticateAccess(db, tenant.accessKey);
    await vi.waitFor(async () => expect(await usesOf(tenant)).toMatchObject({ access: expect.any(Date) }));
    const written = sent.mock.calls.filter(([asked]) => Object(asked).name === 'key_used');
    sent.mockRestore();
    expect(written).toHaveLength(1);
  });
});
