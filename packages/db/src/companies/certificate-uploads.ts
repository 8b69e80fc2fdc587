import { z } from 'zod';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import type { Custody, Sealed, Sealer } from '../custody/custody.ts';

/** A PKCS#12 file and what opens it. */
export interface A1File {
  readonly pfx: Buffer;
  readonly password: string;
}

const material = z.object({ pfx: z.base64(), password: z.string() });

/** Also valid for an upload: its id stays the same when it becomes a certificate. */
export const certificatePlace = (id: string) => ({ table: 'certificates', column: 'secret', id });

export function a1In(opened: Buffer): A1File {
  const { pfx, password } = material.parse(JSON.parse(opened.toString()));
  return { pfx: Buffer.from(pfx, 'base64'), password };
}

/**
 * Seals an A1 to the signer and stages it; from here on this process cannot open it. `keepCertificate` or
 * `dropUpload` ends the upload; a forgotten one is deleted after an hour. Returns its id.
 */
export async function stageUpload(
  db: Db,
  { sealer, accountId }: { readonly sealer: Sealer; readonly accountId: string },
  { pfx, password }: A1File,
): Promise<string> {
  const id = newId();
  const text = JSON.stringify({ pfx: pfx.toString('base64'), password });
  const { secret, sealedTo } = await sealer.seal(accountId, certificatePlace(id), text);
  await withAccount(db, accountId, (tx) =>
    tx.certificateUpload.create({ data: { id, accountId, secret: Uint8Array.from(secret), sealedTo } }),
  );
  return id;
}

/** Decrypts a staged A1 for the signer to inspect; null when it was deleted. */
export async function openUpload(
  db: Db,
  custody: Custody,
  { accountId, uploadId }: { readonly accountId: string; readonly uploadId: string },
): Promise<A1File | null> {
  const row = await withAccount(db, accountId, (tx) =>
    tx.certificateUpload.findUnique({ where: { id: uploadId } }),
  );
  if (row === null) return null;
  const { secret, sealedTo } = row;
  return a1In(
    await custody.open(accountId, certificatePlace(uploadId), { secret: Buffer.from(secret), sealedTo }),
  );
}

export async function dropUpload(db: Db, accountId: string, uploadId: string): Promise<void> {
  await withAccount(db, accountId, (tx) => tx.certificateUpload.deleteMany({ where: { id: uploadId } }));
}

/** The staged A1, which is no longer staged when the transaction commits. */
export async function takeUpload(tx: Tx, uploadId: string): Promise<Sealed> {
  const { secret, sealedTo } = await tx.certificateUpload.delete({ where: { id: uploadId } });
  return { secret: Buffer.from(secret), sealedTo };
}
