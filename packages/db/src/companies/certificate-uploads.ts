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

/** Of an upload too: it takes its id along when it becomes a certificate. */
export const certificatePlace = (id: string) => ({ table: 'certificates', column: 'secret', id });

export function a1In(opened: Buffer): A1File {
  const { pfx, password } = material.parse(JSON.parse(opened.toString()));
  return { pfx: Buffer.from(pfx, 'base64'), password };
}

/**
 * Seals an A1 to the signer and puts it where the signer finds it; from here on this process cannot open it. What becomes of it is
 * said by `keepCertificate` or `dropUpload`; one that was forgotten goes after an hour. Returns its id.
 */
export async function stageUpload(
  db: Db,
  sealer: Sealer,
  accountId: string,
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

/** Decrypts a staged A1, for the signer's judgement; null when it is gone. */
export async function openUpload(
  db: Db,
  custody: Custody,
  accountId: string,
  uploadId: string,
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
