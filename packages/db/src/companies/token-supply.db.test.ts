import { expect, it } from 'vitest';
import { authenticate } from '../accounts/auth.ts';
import { listAudit } from '../records/audit.ts';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { issueToken, revokeToken } from './token-supply.ts';
import { listTokens, revealToken, rotateToken } from './tokens.ts';

const db = openDb('app');

const actor = { kind: 'user', id: '0193a2b4-5c6d-7e8f-9012-3456789abcde' } as const;
const liveOf = (tenant: TestTenant) => ({ clientId: tenant.clientId, tokenId: tenant.live.tokenId });
const works = async ({ accessKey }: TestTenant, token: string) =>
  (await authenticate(db, { accessKey, token })) !== null;

it('a revoked token works no more, at once, and only it', async () => {
  const tenant = await createTenant(db);
  expect(await revokeToken(db, tenant.accountId, { ...liveOf(tenant), actor })).toBe(true);
  expect(await works(tenant, tenant.liveToken)).toBe(false);
  expect(await works(tenant, tenant.testToken)).toBe(true);
  expect(await revokeToken(db, tenant.accountId, { ...liveOf(tenant), actor })).toBe(false);
  expect(
    await revealToken(db, tenant.vault, { accountId: tenant.accountId, ...liveOf(tenant), actor }),
  ).toBeNull();
  const [entry] = await listAudit(db, tenant.accountId, { limit: 1 });
  expect(entry).toMatchObject({ actor, action: 'token.revoke', subject: { id: tenant.live.tokenId } });
});

it('a rotated token can be revoked before its overlap is over', async () => {
  const tenant = await createTenant(db);
  const { accountId, clientId, vault, live } = tenant;
  const options = { overlapSeconds: 3600, actor };
  const next = await rotateToken(db, vault, { accountId, clientId, tokenId: live.tokenId, ...options });
  expect(await works(tenant, tenant.liveToken)).toBe(true);
  expect(await revokeToken(db, accountId, { ...liveOf(tenant), actor })).toBe(true);
  expect(await works(tenant, tenant.liveToken)).toBe(false);
  expect(await works(tenant, next?.token ?? '')).toBe(true);
});

it('an environment without a token gets one, and only one of two that ask at once', async () => {
  const tenant = await createTenant(db);
  const { accountId, clientId, vault } = tenant;
  const asked = { clientId, environment: 1 } as const;
  expect(await issueToken(db, vault, { accountId, ...asked, actor })).toEqual({ kind: 'ja_existe' });
  await revokeToken(db, accountId, { ...liveOf(tenant), actor });
  const both = await Promise.all([0, 1].map(() => issueToken(db, vault, { accountId, ...asked, actor })));
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['criado', 'ja_existe']);
  const listed = (await listTokens(db, accountId, clientId))?.tokens.find(
    ({ environment }) => environment === 1,
  );
  const entries = async () => (await listAudit(db, accountId, { action: 'token.reveal', limit: 9 })).length;
  const before = await entries();
  const revealed = await revealToken(db, vault, { accountId, clientId, tokenId: listed?.id ?? '', actor });
  const token = revealed?.token ?? '';
  expect([token, revealed]).toEqual([expect.stringMatching(/^nfe_live_/), { token, environment: 1 }]);
  expect([await works(tenant, token), await entries()]).toEqual([true, before + 1]);
});

it('lists tokens without their text', async () => {
  const tenant = await createTenant(db);
  const listed = await listTokens(db, tenant.accountId, tenant.clientId);
  expect(listed?.tokens.map(({ environment }) => environment).toSorted()).toEqual([1, 2]);
  for (const secret of [tenant.testToken, tenant.liveToken])
    expect(JSON.stringify(listed)).not.toContain(secret);
});
