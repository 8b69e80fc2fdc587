import type { Db } from '../client.ts';
import { newDataKey } from '../crypto/envelope.ts';
import type { Keyring } from '../crypto/keyring.ts';
import { newId } from '../ids.ts';
import { generateKey, hashKey } from '../keys/format.ts';
import { type Tx, withAccount } from '../transaction.ts';
import { type Actor, auditIn } from './audit.ts';

export interface NewAccount {
  readonly name: string;
  readonly owner: {
    readonly email: string;
    readonly name: string;
    /** better-auth's own format, made by the caller. */
    readonly passwordHash: string;
    /** A person already known by this e-mail becomes the owner and gets this password; otherwise they are refused. */
    readonly reuse?: boolean;
  };
  /** Default 30. */
  readonly trialDays?: number;
  readonly nowMs: number;
}

export interface CreatedAccount {
  readonly kind: 'criada';
  readonly accountId: string;
  readonly ownerId: string;
  /** Shown once; only their SHA-256 is kept. */
  readonly accessKey: string;
  readonly restrictedKey: string;
}

export interface AccountView {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly trialEndsAt: Date;
  readonly limits: { readonly writes: number | null; readonly reads: number | null };
}

const DAY_MS = 86_400_000;

/** Organization, owner (AuthUser + AuthCredential + member), the account's row with its data key, both keys. */
export async function createAccount(
  db: Db,
  keyring: Keyring,
  account: NewAccount,
): Promise<CreatedAccount | { readonly kind: 'email_ja_existe' }> {
  const accountId = newId();
  const email = account.owner.email.toLowerCase();
  return withAccount(db, accountId, async (tx) => {
    // The unique index decides between two at once; this is the readable answer.
    const known = await tx.authUser.findUnique({ where: { email } });
    if (known && !account.owner.reuse) return { kind: 'email_ja_existe' };
    const ownerId = known?.id ?? (await createPerson(tx, account.owner.name, email));
    await setPassword(tx, ownerId, account.owner.passwordHash);
    await tx.organization.create({ data: { id: accountId, name: account.name, slug: accountId } });
    await tx.member.create({
      data: { id: newId(), organizationId: accountId, userId: ownerId, role: 'owner' },
    });
    const dataKey = newDataKey(keyring, accountId);
    await tx.account.create({
      data: {
        accountId,
        trialEndsAt: new Date(account.nowMs + (account.trialDays ?? 30) * DAY_MS),
        dataKey: Uint8Array.from(dataKey.wrapped),
        dataKeyVersion: dataKey.version,
      },
    });
    await tx.creditBalance.create({ data: { accountId } });
    const accessKey = await createKey(tx, accountId, 'access');
    const restrictedKey = await createKey(tx, accountId, 'restricted');
    return { kind: 'criada', accountId, ownerId, accessKey, restrictedKey };
  });
}

export async function getAccount(db: Db, accountId: string): Promise<AccountView | null> {
  const row = await withAccount(db, accountId, (tx) =>
    tx.account.findUnique({ where: { accountId }, include: { organization: true } }),
  );
  if (!row) return null;
  return {
    id: accountId,
    name: row.organization.name,
    createdAt: row.createdAt,
    trialEndsAt: row.trialEndsAt,
    limits: { writes: row.writesPerMinute, reads: row.readsPerMinute },
  };
}

/** Replaces the account's key of that kind; the old one stops at once. Audited. */
export function regenerateKey(
  db: Db,
  accountId: string,
  kind: 'access' | 'restricted',
  actor: Actor,
): Promise<string> {
  return withAccount(db, accountId, async (tx) => {
    await tx.apiKey.updateMany({
      where: { accountId, kind, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    const key = await createKey(tx, accountId, kind);
    await auditIn(tx, accountId, { actor, action: 'key.regenerate', subject: { type: 'api_key', id: kind } });
    return key;
  });
}

async function createPerson(tx: Tx, name: string, email: string): Promise<string> {
  const user = await tx.authUser.create({ data: { id: newId(), name, email, emailVerified: true } });
  return user.id;
}

/** better-auth's credential of a password login: its account id is the user's own. */
async function setPassword(tx: Tx, userId: string, password: string): Promise<void> {
  await tx.authCredential.upsert({
    where: { providerId_accountId: { providerId: 'credential', accountId: userId } },
    create: { id: newId(), userId, accountId: userId, providerId: 'credential', password },
    update: { password },
  });
}

async function createKey(tx: Tx, accountId: string, kind: 'access' | 'restricted'): Promise<string> {
  const key = generateKey(kind);
  await tx.apiKey.create({ data: { id: newId(), accountId, kind, hash: Uint8Array.from(hashKey(key)) } });
  return key;
}
