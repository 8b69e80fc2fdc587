import type { WantedKey } from '@fiscal/core/lifecycle/distribution-keys';
import type { Db } from '../base/client.ts';

/** Access keys that the companies of an NF-e sequence wait for and that may be asked for now, the oldest first. Worker role. */
export async function wantedKeys(
  db: Db,
  { ground, cnpj }: { readonly ground: string; readonly cnpj: string },
  { nowMs, limit }: { readonly nowMs: number; readonly limit: number },
): Promise<readonly WantedKey[]> {
  const { rows } = await db.pool.query<Omit<WantedKey, 'sinceMs'> & { readonly since: Date }>({
    name: 'wanted_received_keys',
    text: 'select access_key as chave, since, asks from wanted_received_keys($1, $2, $3, $4)',
    values: [ground, cnpj, new Date(nowMs), limit],
  });
  return rows.map(({ since, ...wanted }) => ({ ...wanted, sinceMs: since.getTime() }));
}

/** A query by access key, as people see it. */
export interface KeyQueryView {
  readonly askedAt: Date;
  /** Null: the key was given up. */
  readonly nextAt: Date | null;
  /** Null: no answer came yet. */
  readonly cStat: string | null;
  readonly xMotivo: string | null;
}
