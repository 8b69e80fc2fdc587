import type { Db } from '../base/client.ts';
import { withAccount } from '../base/transaction.ts';
import type { Custody } from '../custody/custody.ts';
import { currentSignerKey } from '../custody/signer-keys.ts';
import { certificatePlace } from './certificate-uploads.ts';

const PIECE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface Resealed {
  /** Certificates sealed to the current signer key now. */
  readonly certificates: number;
  /** Private halves that nothing needs any more, destroyed. */
  readonly keys: number;
}

/**
 * Seals to the current signer key what is sealed to a former one, or was left under its account's data key by a release before. Worker
 * role; may be stopped and run again, beside uploads and signatures. `onFailure`: one that cannot be opened stays as it is.
 */
export async function resealCertificates(
  db: Db,
  { custody, markKey }: { readonly custody: Custody; readonly markKey: Buffer },
  onFailure: (error: unknown, certificateId: string) => void,
): Promise<Resealed> {
  const current = await currentSignerKey(db, markKey);
  if (current === null) return { certificates: 0, keys: 0 };
  let certificates = 0;
  for (let after = BEFORE_ALL; ; ) {
    const { rows } = await db.pool.query<{ account_id: string; certificate_id: string }>(
      'select account_id, certificate_id from certificates_to_reseal($1, $2, $3)',
      [current.id, after, PIECE],
    );
    for (const { account_id: accountId, certificate_id: id } of rows)
      try {
        certificates += await resealOne(db, custody, { accountId, id });
      } catch (error) {
        onFailure(error, id);
      }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PIECE) break;
    after = last.certificate_id;
  }
  const { rows } = await db.pool.query<{ keys: string }>('select keys from forget_signer_keys()');
  return { certificates, keys: Number(rows[0]?.keys ?? 0) };
}

/** In use, or stored for a restore. */
const SEALED = { OR: [{ replacedAt: null }, { keptUntil: { not: null } }] };

/** 0 when its secret was destroyed meanwhile, or another process was faster. */
async function resealOne(
  db: Db,
  custody: Custody,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<number> {
  const row = await withAccount(db, accountId, (tx) =>
    tx.certificate.findFirst({ where: { id, ...SEALED }, select: { secret: true, sealedTo: true } }),
  );
  if (row === null) return 0;
  const place = certificatePlace(id);
  const opened = await custody.open(accountId, place, {
    secret: Buffer.from(row.secret),
    sealedTo: row.sealedTo,
  });
  const { secret, sealedTo } = await custody.seal(accountId, place, opened.toString());
  const { count } = await withAccount(db, accountId, (tx) =>
    tx.certificate.updateMany({
      where: { id, ...SEALED, sealedTo: row.sealedTo },
      data: { secret: Uint8Array.from(secret), sealedTo },
    }),
  );
  return count;
}
