import type { Vault } from '../vault/vault.ts';

/** Columns of an endpoint that are sealed. */
type KeyColumn = 'secret' | 'secret_before' | 'signing_key';

const placeOf = (column: KeyColumn, endpointId: string) => ({
  table: 'webhook_endpoints',
  column,
  id: endpointId,
});

/** A key as its column keeps it. */
export const sealKey = async (
  vault: Vault,
  of: { readonly accountId: string; readonly endpointId: string },
  { column, key }: { readonly column: KeyColumn; readonly key: string },
): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await vault.seal(of.accountId, placeOf(column, of.endpointId), key));

export const openKey = async (
  vault: Vault,
  of: { readonly accountId: string; readonly endpointId: string },
  { column, sealed }: { readonly column: KeyColumn; readonly sealed: Uint8Array },
): Promise<string> => (await vault.open(of.accountId, placeOf(column, of.endpointId), sealed)).toString();

/** The keys of an endpoint as its columns have them. */
export interface SealedKeys {
  readonly accountId: string;
  readonly endpointId: string;
  readonly secret: Buffer;
  readonly secret_before: Buffer | null;
  readonly signing_key: Buffer | null;
}

/** Keys that sign a message to the endpoint, newest first. */
export async function openKeys(vault: Vault, row: SealedKeys): Promise<readonly string[]> {
  const sealed = [
    ['secret', row.secret],
    ['secret_before', row.secret_before],
    ['signing_key', row.signing_key],
  ] as const;
  const keys = sealed.flatMap(([column, bytes]) =>
    bytes === null ? [] : [openKey(vault, row, { column, sealed: bytes })],
  );
  return Promise.all(keys);
}
