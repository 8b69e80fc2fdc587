import type { Db } from '../client.ts';
import type { Principal } from '../types.ts';

/** Early look before any work is done; acceptance decides again inside its commit. */
export declare function findIdempotent(
  db: Db,
  principal: Pick<Principal, 'accountId' | 'tokenId'>,
  request: { readonly key: string; readonly route: string; readonly bodyHash: string },
): Promise<
  | { readonly kind: 'repetido'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'chave_idempotencia_reutilizada' }
  | null
>;
