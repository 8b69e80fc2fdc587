import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { unwrap } from '../keyring/envelope.ts';
import {
  installationOwner,
  KEYS,
  KEYS_FOLLOWED_MS,
  type KeyRow,
  nextOf,
  openKey,
  WALLS,
} from '../keyring/installation-key.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { isUuid } from './ids.ts';

/**
 * `<id>.<HMAC-SHA-256 of the id, hexadecimal>`: the database believes `app.account_id` with it alone (`app_account()`). It goes as a
 * parameter, never as text of a statement, which other sessions of the role can read (pg_stat_activity).
 */
export type ProofOf = (accountId: string) => string;

/**
 * A proof of each key, for `app.people` (`proven()`): `<kind>:<value, hexadecimal>.<HMAC-SHA-256 of "kind:value">`, several after
 * commas.
 */
export type ProvePeople = (keys: Iterable<PeopleKey>) => string;

/**
 * HMAC-SHA-256, hexadecimal, of "rows:<table>:<rows>": functions that write tables of no account ask for it (`assert_rows_proven()`).
 * A command of the owner has no key and needs none.
 */
export type ProveRows = (table: SharedTable, rows: string) => string;

/** Tables of no account that processes write. */
export type SharedTable =
  | 'authority_status'
  | 'authority_turns'
  | 'rate_buckets'
  | 'reform_tables'
  | 'town_parameters';

/**
 * Value that leads to rows about people; `power`: a row's id and the values of power that are written to it; `act`: a function that
 * writes rows of all accounts.
 */
export interface PeopleKey {
  readonly kind: 'id' | 'email' | 'token' | 'identifier' | 'passkey' | 'attempt' | 'power' | 'act';
  readonly value: string;
}

export function createWalls(pool: Pick<pg.Pool, 'query'>, keyring: Keyring | undefined) {
  let known: Buffer | undefined;
  let opened: { readonly at: number; readonly proofs: Promise<Proofs> } | undefined;
  const reopen = (): Promise<Proofs> => {
    if (keyring === undefined)
      return Promise.reject(new Error('MASTER_KEY is needed to enter an account of the database'));
    const proofs = openWallKey(pool, keyring, known).then((key) => {
      known = key;
      return {
        proofOf: cacheProofs(proofsBy(key)),
        provePeople: peopleProofsBy(key),
        proveRows: rowsProofsBy(key),
      };
    });
    opened = { at: performance.now(), proofs };
    proofs.catch(() => {
      opened = undefined;
    });
    return proofs;
  };
  const open = () =>
    opened !== undefined && performance.now() - opened.at < KEYS_FOLLOWED_MS ? opened.proofs : reopen();
  return {
    /** Reads the key again. */
    reopen: async (): Promise<ProofOf> => (await reopen()).proofOf,
    /**
     * Reads the key again when it is older than `KEYS_FOLLOWED_MS`; do not call it while you occupy a connection of the
     * pool.
     */
    open: async (): Promise<ProofOf> => (await open()).proofOf,
    /** The same key, for rows about people. */
    openPeople: async (): Promise<ProvePeople> => (await open()).provePeople,
    /** The same key, for rows of no account. */
    openRows: async (): Promise<ProveRows> => (keyring === undefined ? () => '' : (await open()).proveRows),
  };
}

export type Walls = ReturnType<typeof createWalls>;

interface Proofs {
  readonly proofOf: ProofOf;
  readonly provePeople: ProvePeople;
  readonly proveRows: ProveRows;
}

/** The two padded keys that HMAC-SHA-256 (RFC 2104) is made with, as the database has them. */
export function padsOf(key: Buffer): readonly [inner: Buffer, outer: Buffer] {
  const block = Buffer.concat([key], 64);
  const maskBlock = (mask: number) => Buffer.from(block.map((byte) => byte ^ mask));
  return [maskBlock(0x36), maskBlock(0x5c)];
}

export const proofsBy =
  (key: Buffer): ProofOf =>
  (accountId) => {
    if (!isUuid(accountId)) throw new Error('account id is not a UUID');
    return `${accountId}.${createHmac('sha256', key).update(accountId).digest('hex')}`;
  };

export const peopleProofsBy =
  (key: Buffer): ProvePeople =>
  (keys) =>
    Array.from(keys, ({ kind, value }) => {
      const mac = createHmac('sha256', key).update(`${kind}:${value}`).digest('hex');
      return `${kind}:${Buffer.from(value).toString('hex')}.${mac}`;
    }).join(',');

/** Rows as a function of the database takes them, and their proof. JSON there has neither NUL nor half a surrogate pair. */
export async function provenRows(
  walls: Pick<Walls, 'openRows'>,
  table: SharedTable,
  rows: unknown,
): Promise<[rows: string, mac: string]> {
  const prove = await walls.openRows();
  const text = JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\0', '') : value,
  );
  return [text, prove(table, text)];
}

export const rowsProofsBy =
  (key: Buffer): ProveRows =>
  (table, rows) =>
    createHmac('sha256', key).update(`rows:${table}:${rows}`).digest('hex');

const REMEMBERED_MAX = 10_000;

/** Caches proofs, up to a limit. */
function cacheProofs(proofOf: ProofOf): ProofOf {
  const made = new Map<string, string>();
  return (accountId) => {
    const known = made.get(accountId);
    if (known !== undefined) return known;
    if (made.size === REMEMBERED_MAX) made.clear();
    const proof = proofOf(accountId);
    made.set(accountId, proof);
    return proof;
  };
}

/**
 * The key to come where one is announced, since the database believes it already. A key that is known and still believed is not
 * unwrapped again: the service that has the master key may be away.
 */
async function openWallKey(
  sql: Pick<pg.Pool, 'query'>,
  keyring: Keyring,
  known: Buffer | undefined,
): Promise<Buffer> {
  const { rows } = await sql.query<KeyRow>(`${KEYS} where purpose = $1`, [nextOf(WALLS)]);
  const [next] = rows;
  if (known !== undefined && (await isBelieved(sql, known))) {
    if (next === undefined) return known;
    return unwrap(keyring, installationOwner(next.purpose), next).catch(() => known);
  }
  const key = next
    ? await unwrap(keyring, installationOwner(next.purpose), next)
    : await openKey(sql, keyring, WALLS);
  if (await isBelieved(sql, key)) return key;
  throw new Error(
    'The database does not believe proofs by the key of this installation: its key of walls is of another one. See docs/adr/0037-an-account-is-entered-by-proof.md.',
  );
}

/** Gives the key to a database that has none. */
async function isBelieved(sql: Pick<pg.Pool, 'query'>, key: Buffer): Promise<boolean> {
  const { rows } = await sql.query<{ believed: boolean }>('select keep_wall_key($1, $2) as believed', [
    ...padsOf(key),
  ]);
  return rows[0]?.believed === true;
}
