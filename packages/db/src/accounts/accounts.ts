import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { isUniqueViolation, type Tx, withAccount } from '../base/transaction.ts';
import type { Ceilings, Rates } from '../base/types.ts';
import { newDataKey, type WrappedKey } from '../keyring/envelope.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { generateKey, hashKey } from '../keys/format.ts';
import { addMember } from '../people/members.ts';
import { createPerson, setPassword } from '../people/persons.ts';
import { type Actor, auditIn } from '../records/audit.ts';
import { ceilingsOf, ratesWithin } from '../records/ceilings.ts';

export interface NewAccount {
  readonly name: string;
  readonly owner: {
    readonly email: string;
    readonly name: string;
    /** better-auth's own format, made by the caller. */
    readonly passwordHash: string;
    /** A person already known by this e-mail becomes the owner, gets this password and is signed out everywhere; otherwise they are refused. */
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
  /** Shown once; only their SHA-256 is stored. */
  readonly accessKey: string;
  readonly restrictedKey: string;
}

export interface AccountView {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly trialEndsAt: Date;
  /** Lets in only who has a second factor. */
  readonly secondFactorRequired: boolean;
  /** The rates of each token whose company has none of its own. */
  readonly rates: Rates;
  readonly ceilings: Ceilings;
}

const KEY_KINDS = ['access', 'restricted'] as const;
export type AccountKeyKind = (typeof KEY_KINDS)[number];

export interface KeyView {
  readonly kind: AccountKeyKind;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
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
  const dataKey = await newDataKey(keyring, accountId);
  return withAccount(db, accountId, async (tx) => {
    // The unique index decides between two at once; this is the readable answer.
    const known = await tx.authUser.findUnique({ where: { email } });
    if (known && !account.owner.reuse) return { kind: 'email_ja_existe' };
    const { name, passwordHash } = account.owner;
    const ownerId = known?.id ?? (await createPerson(tx, { name, email, emailVerified: true }));
    await setPassword(tx, ownerId, passwordHash);
    await tx.authSession.deleteMany({ where: { userId: ownerId } });
    await openAccount(tx, dataKey, { ...account, accountId, ownerId });
    const accessKey = await createKey(tx, accountId, 'access');
    const restrictedKey = await createKey(tx, accountId, 'restricted');
    return { kind: 'criada', accountId, ownerId, accessKey, restrictedKey };
  });
}

/**
 * Opens an account for a person. It has no keys, because none could be shown here: the owner makes them
 * (`regenerateKey`) once the e-mail has been proven. Audited.
 */
export async function signUpAccount(
  db: Db,
  keyring: Keyring,
  account: NewAccount,
): Promise<
  | { readonly kind: 'criada'; readonly accountId: string; readonly ownerId: string }
  | { readonly kind: 'email_ja_existe' }
> {
  const accountId = newId();
  const { name, email, passwordHash } = account.owner;
  const dataKey = await newDataKey(keyring, accountId);
  return withAccount(db, accountId, async (tx) => {
    const ownerId = await createPerson(tx, { name, email, emailVerified: false });
    await setPassword(tx, ownerId, passwordHash);
    await openAccount(tx, dataKey, { ...account, accountId, ownerId });
    await auditIn(tx, accountId, {
      actor: { kind: 'user', id: ownerId },
      action: 'account.open',
      subject: { type: 'account', id: accountId },
    });
    return { kind: 'criada' as const, accountId, ownerId };
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return { kind: 'email_ja_existe' as const };
    throw error;
  });
}

export async function getAccount(db: Db, accountId: string): Promise<AccountView | null> {
  const row = await withAccount(db, accountId, (tx) =>
    tx.account.findUnique({ where: { accountId }, include: { organization: true } }),
  );
  if (!row) return null;
  const ceilings = ceilingsOf({
    ceiling_writes: row.ceilingWrites,
    ceiling_reads: row.ceilingReads,
    ceiling_companies: row.ceilingCompanies,
    ceiling_test_documents: row.ceilingTestDocuments,
  });
  return {
    id: accountId,
    name: row.organization.name,
    createdAt: row.createdAt,
    trialEndsAt: row.trialEndsAt,
    secondFactorRequired: row.organization.secondFactorRequired,
    rates: ratesWithin({ writes: row.writesPerMinute, reads: row.readsPerMinute }, ceilings),
    ceilings,
  };
}

/** The account's working keys: what of them may be shown again. */
export async function listKeys(db: Db, accountId: string): Promise<readonly KeyView[]> {
  const rows = await withAccount(db, accountId, (tx) =>
    tx.apiKey.findMany({ where: { accountId, revokedAt: null }, orderBy: { kind: 'asc' } }),
  );
  return rows.map(({ kind, createdAt, lastUsedAt }) => ({
    kind: oneOf(KEY_KINDS, kind),
    createdAt,
    lastUsedAt,
  }));
}

interface KeyRegeneration {
  readonly kind: AccountKeyKind;
  readonly actor: Actor;
  readonly requestId?: string | undefined;
}

/** Replaces the account's key of that kind; the old one stops at once. Audited. */
export function regenerateKey(
  db: Db,
  accountId: string,
  { kind, actor, requestId }: KeyRegeneration,
): Promise<string> {
  return withAccount(db, accountId, async (tx) => {
    await tx.apiKey.updateMany({
      where: { accountId, kind, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    const key = await createKey(tx, accountId, kind);
    await auditIn(tx, accountId, {
      actor,
      action: 'key.regenerate',
      subject: { type: 'api_key', id: kind },
      ...(requestId !== undefined && { requestId }),
    });
    return key;
  });
}

async function openAccount(
  tx: Tx,
  dataKey: WrappedKey,
  account: Pick<NewAccount, 'name' | 'trialDays' | 'nowMs'> & {
    readonly accountId: string;
    readonly ownerId: string;
  },
): Promise<void> {
  const { accountId, ownerId, name, nowMs, trialDays = 30 } = account;
  await tx.organization.create({ data: { id: accountId, name, slug: accountId } });
  await addMember(tx, { accountId, userId: ownerId }, 'owner');
  await tx.account.create({
    data: {
      accountId,
      trialEndsAt: new Date(nowMs + trialDays * DAY_MS),
      dataKey: Uint8Array.from(dataKey.wrapped),
      dataKeyVersion: dataKey.version,
    },
  });
  await tx.creditBalance.create({ data: { accountId } });
}

async function createKey(tx: Tx, accountId: string, kind: AccountKeyKind): Promise<string> {
  const key = generateKey(kind);
  await tx.apiKey.create({ data: { id: newId(), accountId, kind, hash: Uint8Array.from(hashKey(key)) } });
  return key;
}
