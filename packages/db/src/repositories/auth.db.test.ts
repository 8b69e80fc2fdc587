import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { generateKey, hashKey } from '../keys/format.ts';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { authenticate, authenticateAccess, principalOfClient, verifyRestricted } from './auth.ts';

const db = openDb('app', 1);
let mine: TestTenant;
let theirs: TestTenant;
beforeAll(async () => {
  mine = await createTenant(db);
  theirs = await createTenant(db);
});
afterAll(() => db.close());

/** What reached the database: names of statements and their values. */
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
  it('of a pair', async () => {
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

  it('of a single key', async () => {
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

describe('a client as one of the account’s people acts for it', () => {
  const somebody = '0193a2b4-5c6d-7e8f-9012-3456789abcde';

  it('is what a token of it would be', async () => {
    const { accountId, clientId, accessKey, testToken } = mine;
    const byToken = await authenticate(db, { accessKey, token: testToken });
    expect(await principalOfClient(db, { accountId, clientId, environment: 2, tokenId: somebody })).toEqual({
      ...byToken,
      tokenId: somebody,
    });
  });

  it('of another account is nobody’s', async () => {
    const asked = { accountId: mine.accountId, environment: 2, tokenId: somebody } as const;
    expect(await principalOfClient(db, { ...asked, clientId: theirs.clientId })).toBeNull();
    expect(await principalOfClient(db, { ...asked, clientId: 'lixo' })).toBeNull();
  });
});
