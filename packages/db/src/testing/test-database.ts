import { randomBytes, randomInt } from 'node:crypto';
import { inject } from 'vitest';
import { createAccount } from '../accounts/accounts.ts';
import { authenticate } from '../accounts/auth.ts';
import { createDb, type Db, type DbRole } from '../base/client.ts';
import type { Principal } from '../base/types.ts';
import { ownerDb } from '../cli/owner.ts';
import { createClient } from '../companies/clients.ts';
import { revealTokens } from '../companies/tokens.ts';
import { createKeyring, type Keyring } from '../keyring/keyring.ts';
import { createVault, type Vault } from '../vault/vault.ts';

export interface DatabaseUrls {
  /** Superuser: only to look behind the walls. */
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly workerUrl: string;
  readonly lettersUrl: string;
  /** Name of a migrated database of the same server without a connection. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    database: DatabaseUrls;
  }
}

export const databaseUrls = (): DatabaseUrls => inject('database');
export const testKeyring: Keyring = createKeyring({ MASTER_KEY: Buffer.alloc(32, 7).toString('base64') });

const opened = new Map<string, Db>();

/**
 * Connections as one of the walled roles. Tests of a process share them, and none closes them: one's own would cost as
 * much as several emissions.
 */
export function openDb(role: DbRole, max = 10): Db {
  const urls = databaseUrls();
  const url = role === 'app' ? urls.appUrl : urls.workerUrl;
  const key = `${url} ${max}`;
  const db = opened.get(key) ?? createDb({ url, role, max, keyring: testKeyring });
  opened.set(key, db);
  return db;
}

/** Does what a command of operators does: as the owner of the tables. */
export async function asOperator<T>(
  work: (owner: Db) => Promise<T>,
  { ownerUrl = databaseUrls().ownerUrl, keyring = testKeyring } = {},
): Promise<T> {
  const owner = ownerDb(ownerUrl, keyring);
  try {
    return await work(owner);
  } finally {
    await owner.close();
  }
}

export interface TestTenant {
  readonly accountId: string;
  readonly clientId: string;
  readonly accessKey: string;
  readonly restrictedKey: string;
  readonly testToken: string;
  readonly liveToken: string;
  readonly test: Principal;
  readonly live: Principal;
  readonly vault: Vault;
}

/** Takes the e-mails of an account's people for proven. */
export async function confirmEmails(db: Db, accountId: string): Promise<void> {
  const members = await db.prisma.member.findMany({ where: { organizationId: accountId } });
  const id = { in: members.map(({ userId }) => userId) };
  await db.prisma.authUser.updateMany({ where: { id }, data: { emailVerified: true } });
}

/** An account with one client: nothing is shared with other tests. */
export async function createTenant(
  db: Db,
  options: { readonly trialDays?: number; readonly cnpj?: string } = {},
): Promise<TestTenant> {
  const vault = createVault(db, testKeyring);
  const name = randomBytes(6).toString('hex');
  const account = await createAccount(db, testKeyring, {
    name: `Conta ${name}`,
    owner: { email: `${name}@example.com`, name: 'Dona da conta', passwordHash: 'não é uma senha' },
    nowMs: Date.now(),
    ...(options.trialDays !== undefined && { trialDays: options.trialDays }),
  });
  if (account.kind !== 'criada') throw new Error(account.kind);
  const cnpj = options.cnpj ?? String(randomInt(1e13, 1e14 - 1));
  return addCompany(db, { ...account, vault }, cnpj);
}

/** Adds a company to an account, with its tokens. */
export async function addCompany(
  db: Db,
  account: Pick<TestTenant, 'accountId' | 'accessKey' | 'restrictedKey' | 'vault'>,
  cnpj: string,
): Promise<TestTenant> {
  const { accountId, accessKey, restrictedKey, vault } = account;
  const made = await createClient(db, vault, {
    accountId,
    client: {
      name: `Empresa ${cnpj}`,
      cnpj,
      ie: '110042490114',
      uf: 'SP',
      environment: 2,
      csc: 'CODIGO-CSC',
      cscId: '000001',
      certificate: null,
    },
  });
  if (made.kind !== 'criado') throw new Error(made.kind);
  const tokens = await revealTokens(db, vault, {
    accountId,
    clientId: made.client.id,
    actor: { kind: 'system', id: 'test' },
  });
  const tokenOf = (environment: 1 | 2) =>
    tokens?.find((token) => token.environment === environment)?.token ?? '';
  const principalOf = async (environment: 1 | 2) => {
    const principal = await authenticate(db, { accessKey, token: tokenOf(environment) });
    if (!principal) throw new Error('The new tenant cannot authenticate');
    return principal;
  };
  return {
    accountId,
    clientId: made.client.id,
    accessKey,
    restrictedKey,
    testToken: tokenOf(2),
    liveToken: tokenOf(1),
    test: await principalOf(2),
    live: await principalOf(1),
    vault,
  };
}

/**
 * Resolves once every transaction that was open in the server when it was called has ended, other tests' too: readers of
 * changes, who stay below the oldest open one, then see all that is committed. Not while one of our own is open.
 */
export async function othersEnded(db: Db): Promise<void> {
  const { rows } = await db.pool.query<{ end: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as end',
  );
  for (;;) {
    const { rows: now } = await db.pool.query<{ ended: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::text::xid8 as ended',
      [rows[0]?.end],
    );
    if (now[0]?.ended) return;
  }
}
