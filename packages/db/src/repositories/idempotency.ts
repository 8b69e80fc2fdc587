import type { Db } from '../client.ts';
import { inAccount } from '../transaction.ts';
import type { Principal } from '../types.ts';

export interface IdempotentRequest {
  readonly key: string;
  readonly route: string;
  readonly bodyHash: string;
}

export type IdempotentAnswer =
  | { readonly kind: 'repetido'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'chave_idempotencia_reutilizada' };

export interface IdempotencyRow {
  readonly body_hash: string;
  readonly status: number;
  readonly body: unknown;
}

/** Early look before any work is done; acceptance decides again inside its commit. */
export async function findIdempotent(
  db: Db,
  principal: Pick<Principal, 'accountId' | 'tokenId'>,
  request: IdempotentRequest,
): Promise<IdempotentAnswer | null> {
  const { rows } = await inAccount(db, principal.accountId, (sql) =>
    sql.query<IdempotencyRow>({
      name: 'find_idempotent',
      text: 'select body_hash, status, body from idempotency_keys where token_id = $1 and route = $2 and key = $3 and expires_at > now()',
      values: [principal.tokenId, request.route, request.key],
    }),
  );
  return rows[0] ? idempotentAnswer(rows[0], request) : null;
}

/** Same key, other body: the caller mixed two requests up. */
export const idempotentAnswer = (row: IdempotencyRow, request: IdempotentRequest): IdempotentAnswer =>
  row.body_hash === request.bodyHash
    ? { kind: 'repetido', status: row.status, body: row.body }
    : { kind: 'chave_idempotencia_reutilizada' };
