import { TEST_TARGETS } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { gatheredPer } from '../base/gather.ts';
import { isUuid } from '../base/ids.ts';
import { ambiente, oneOf } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import type { Person, Principal } from '../base/types.ts';
import { type IssuerColumns, issuerOf } from '../companies/issuer.ts';
import { hashKey, parseKey } from '../keys/format.ts';
import { noteKeyUse } from '../keys/last-used.ts';
import { type CeilingColumns, ceilingsOf } from '../records/ceilings.ts';

interface ClientRow extends IssuerColumns, CeilingColumns {
  readonly client_id: string;
  readonly sandbox_strict: boolean;
  readonly test_target: string;
  readonly writes: number | null;
  readonly reads: number | null;
  readonly clock_offset_ms: number;
}

interface Row extends ClientRow {
  readonly account_id: string;
  readonly key_id: string;
  readonly environment: number;
  readonly token_id: string;
  readonly last_used_at: Date | null;
}

/** Columns of the client that a principal has. */
const ofClient = (row: ClientRow) => ({
  issuer: issuerOf(row),
  sandboxStrict: row.sandbox_strict,
  testTarget: oneOf(TEST_TARGETS, row.test_target),
  limits: { writes: row.writes, reads: row.reads },
  ceilings: ceilingsOf(row),
  sandboxClockAheadMs: row.clock_offset_ms,
});

const TOUCH_EVERY_MS = 60_000;

interface Hashes {
  readonly access: Buffer;
  readonly token: Buffer;
}

const AUTHENTICATE = `
  select r.n, a.* from unnest($1::bytea[], $2::bytea[]) with ordinality as r (access, token, n),
         lateral authenticate(r.access, r.token) as a`;

/** A credential that many requests bring at once is looked up once. */
const principalRow = gatheredPer<Hashes, Row | null>(async (db, all) => {
  const distinct = new Map(all.map((hashes) => [nameOf(hashes), hashes]));
  const asked = [...distinct.values()];
  const { rows } = await db.pool.query<Row & { n: string }>({
    name: 'authenticate',
    text: AUTHENTICATE,
    values: [asked.map(({ access }) => access), asked.map(({ token }) => token)],
  });
  const names = [...distinct.keys()];
  const found = new Map(rows.map((row) => [names[Number(row.n) - 1], row]));
  return all.map((hashes) => found.get(nameOf(hashes)) ?? null);
});

const nameOf = ({ access, token }: Hashes): string => access.toString('base64') + token.toString('base64');

/** Both credentials in one round trip, which others may share; null when either is malformed, unknown, replaced, expired, or they belong to different accounts. */
export async function authenticate(
  db: Db,
  credentials: { readonly accessKey: string; readonly token: string },
): Promise<Principal | null> {
  const kind = parseKey(credentials.token);
  if (parseKey(credentials.accessKey) !== 'access' || (kind !== 'test' && kind !== 'live')) return null;
  const row = await principalRow(db, {
    access: hashKey(credentials.accessKey),
    token: hashKey(credentials.token),
  });
  if (row === null) return null;
  noteKeyUse(db, row.account_id, row.key_id);
  if (Date.now() - (row.last_used_at?.getTime() ?? 0) > TOUCH_EVERY_MS)
    await touch(db, row.account_id, row.token_id);
  return {
    accountId: row.account_id,
    clientId: row.client_id,
    environment: ambiente(row.environment),
    tokenId: row.token_id,
    ...ofClient(row),
  };
}

const OF_CLIENT = `
  select c.account_id, c.id as client_id, c.name, c.cnpj, c.ie, c.uf, c.csc_id, c.profile, c.sandbox_strict, c.test_target,
         coalesce(c.writes_per_minute, a.writes_per_minute) as writes, coalesce(c.reads_per_minute, a.reads_per_minute) as reads,
         a.ceiling_writes, a.ceiling_reads, a.ceiling_companies, a.ceiling_test_documents,
         coalesce(k.offset_ms, 0)::double precision as clock_offset_ms
    from clients c join accounts a on a.account_id = c.account_id left join account_clocks k on k.account_id = c.account_id
   where c.account_id = $1 and c.id = $2`;

const OF_TOKEN = `
  select c.account_id, c.id as client_id, t.environment, c.name, c.cnpj, c.ie, c.uf, c.csc_id, c.profile, c.sandbox_strict, c.test_target,
         coalesce(c.writes_per_minute, a.writes_per_minute) as writes, coalesce(c.reads_per_minute, a.reads_per_minute) as reads,
         a.ceiling_writes, a.ceiling_reads, a.ceiling_companies, a.ceiling_test_documents,
         coalesce(k.offset_ms, 0)::double precision as clock_offset_ms
    from tokens t join clients c on c.id = t.client_id join accounts a on a.account_id = t.account_id
         left join account_clocks k on k.account_id = t.account_id
   where t.account_id = $1 and t.id = $2 and (t.expires_at is null or t.expires_at > now())`;

/** Principal of an account's token, by its id; null when it no longer works. Used for objects made with the token. */
export async function principalOfToken(
  db: Db,
  { accountId, tokenId }: Pick<Principal, 'accountId' | 'tokenId'>,
): Promise<Principal | null> {
  if (!isUuid(accountId) || !isUuid(tokenId)) return null;
  const { rows } = await queryInAccount<ClientRow & Pick<Row, 'environment'>>(db, accountId, {
    name: 'principal_of_token',
    text: OF_TOKEN,
    values: [accountId, tokenId],
  });
  const [row] = rows;
  if (row === undefined) return null;
  return {
    accountId,
    clientId: row.client_id,
    environment: ambiente(row.environment),
    tokenId,
    ...ofClient(row),
  };
}

/** A client of the account as one of its people acts for it. Null for another account's. */
export async function principalOfClient(
  db: Db,
  of: Pick<Principal, 'accountId' | 'clientId' | 'environment'> & { readonly person: Person },
): Promise<Principal | null> {
  if (!isUuid(of.clientId)) return null;
  const { rows } = await queryInAccount<ClientRow>(db, of.accountId, {
    name: 'principal_of_client',
    text: OF_CLIENT,
    values: [of.accountId, of.clientId],
  });
  const [row] = rows;
  if (row === undefined) return null;
  return {
    ...of,
    tokenId: of.person.userId,
    ...ofClient(row),
  };
}

export interface AccountPrincipal {
  readonly accountId: string;
  readonly keyId: string;
}

/** Client management: the access key alone. */
export const authenticateAccess = (db: Db, accessKey: string): Promise<AccountPrincipal | null> =>
  byKey(db, accessKey, 'access');

/** True when the restricted key is this account's. */
export async function verifyRestricted(db: Db, accountId: string, restrictedKey: string): Promise<boolean> {
  const found = await byKey(db, restrictedKey, 'restricted');
  return found?.accountId === accountId;
}

async function byKey(db: Db, key: string, kind: 'access' | 'restricted'): Promise<AccountPrincipal | null> {
  if (parseKey(key) !== kind) return null;
  const { rows } = await db.pool.query<{ account_id: string; key_id: string }>({
    name: 'authenticate_key',
    text: 'select * from authenticate_key($1, $2)',
    values: [hashKey(key), kind],
  });
  const [row] = rows;
  if (row === undefined) return null;
  noteKeyUse(db, row.account_id, row.key_id);
  return { accountId: row.account_id, keyId: row.key_id };
}

/** At most once a minute and token; the condition keeps parallel requests from writing it again. */
async function touch(db: Db, accountId: string, tokenId: string): Promise<void> {
  await queryInAccount(db, accountId, {
    text: `update tokens set last_used_at = now() where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
    values: [tokenId],
  });
}
