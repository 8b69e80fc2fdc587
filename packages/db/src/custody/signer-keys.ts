import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { Db } from '../base/client.ts';
import { unwrap, type WrappedKey, wrap } from '../keyring/envelope.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { newSealingPair } from './sealing.ts';

/** Key to which A1s are sealed. */
export interface SignerPublicKey {
  readonly id: string;
  readonly publicKey: Buffer;
}

/** Owner text that wrapping authenticates. */
export const signerKeyOwner = (id: string): string => `signer/${id}`;

/**
 * The installation's current one; null before the first signing process has made it. Throws for one of another
 * origin.
 */
export async function currentSignerKey(db: Db, markKey: Buffer): Promise<SignerPublicKey | null> {
  const { rows } = await db.pool.query<{ id: string; public_key: Buffer; mark: Buffer }>(
    'select id, public_key, mark from signer_keys where retired_at is null',
  );
  const row = rows[0];
  if (row === undefined) return null;
  const right = markOf(markKey, row.id, row.public_key);
  if (row.mark.length !== right.length || !timingSafeEqual(row.mark, right))
    throw new Error(`Signer key ${row.id} is not one that this installation made: nothing is sealed to it`);
  return { id: row.id, publicKey: row.public_key };
}

/** The installation has one from here on; of processes that start at once, the first makes it. */
export async function ensureSignerKey(db: Db, keyring: Keyring, markKey: Buffer): Promise<void> {
  if ((await currentSignerKey(db, markKey)) === null) await insertSignerKey(db.pool, keyring, markKey);
}

/** A new pair, which becomes the current one where there is none. */
export async function insertSignerKey(
  sql: Pick<pg.Pool, 'query'>,
  keyring: Keyring,
  markKey: Buffer,
): Promise<void> {
  const { publicKey, privateKey } = await newSealingPair();
  const id = createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
  const { wrapped, version } = await wrap(keyring, signerKeyOwner(id), privateKey);
  await sql.query(
    `insert into signer_keys (id, public_key, mark, private_key, private_key_version) values ($1, $2, $3, $4, $5)
      on conflict do nothing`,
    [id, publicKey, markOf(markKey, id, publicKey), wrapped, version],
  );
}

/** The private half of any key that something may be sealed to. Processes that sign only. */
export async function openSignerKey(db: Db, keyring: Keyring, id: string): Promise<Buffer> {
  const { rows } = await db.pool.query<{ private_key: Buffer; private_key_version: string }>(
    'select private_key, private_key_version from signer_keys where id = $1',
    [id],
  );
  const row = rows[0];
  if (row === undefined || row.private_key.length === 0) throw new Error(`Signer key ${id} is gone`);
  const key: WrappedKey = { wrapped: row.private_key, version: row.private_key_version };
  return unwrap(keyring, signerKeyOwner(id), key);
}

/** Refuses a process that could not open every A1: before it takes work that it would only halt. */
export async function assertSignerKeysFit(db: Db, keyring: Keyring): Promise<void> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from signer_keys where octet_length(private_key) > 0',
  );
  await Promise.all(rows.map(({ id }) => openSignerKey(db, keyring, id)));
}

const markOf = (key: Buffer, id: string, publicKey: Buffer): Buffer =>
  createHmac('sha256', key).update(`${id}\0`).update(publicKey).digest();
