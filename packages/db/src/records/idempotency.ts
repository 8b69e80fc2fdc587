import type { Db } from '../base/client.ts';
import { inAccount, type Sql } from '../base/transaction.ts';
import type { IdempotentRequest, Principal } from '../base/types.ts';

export type { IdempotentRequest };

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
  return inAccount(db, principal.accountId, (sql) => knownAnswer(sql, principal, request));
}

/** Returns the id of the document accepted under a key, for any body; null: none, or not committed yet. */
export async function documentUnder(
  db: Db,
  { accountId, tokenId }: Pick<Principal, 'accountId' | 'tokenId'>,
  { route, key }: Pick<IdempotentRequest, 'route' | 'key'>,
): Promise<string | null> {
  const { rows } = await inAccount(db, accountId, (sql) =>
    sql.query<{ document_id: string | null }>({
      name: 'find_document_under',
      text: 'select document_id from idempotency_keys where token_id = $1 and route = $2 and key = $3 and expires_at > now()',
      values: [tokenId, route, key],
    }),
  );
  return rows[0]?.document_id ?? null;
}

/** Finds the answer inside a transaction. */
export async function knownAnswer(
  sql: Sql,
  { tokenId }: Pick<Principal, 'tokenId'>,
  request: IdempotentRequest,
): Promise<IdempotentAnswer | null> {
  const { rows } = await sql.query<IdempotencyRow>({
    name: 'find_idempotent',
    text: 'select body_hash, status, body from idempotency_keys where token_id = $1 and route = $2 and key = $3 and expires_at > now()',
    values: [tokenId, request.route, request.key],
  });
  return rows[0] ? idempotentAnswer(rows[0], request) : null;
}

const KEEP = `
  insert into idempotency_keys (token_id, route, key, account_id, document_id, body_hash, status, body, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now() + interval '48 hours')
  on conflict (token_id, route, key) do update
    set document_id = excluded.document_id, body_hash = excluded.body_hash, status = excluded.status, body = excluded.body,
        created_at = excluded.created_at, expires_at = excluded.expires_at
    where idempotency_keys.expires_at <= excluded.created_at`;

/** A call that committed just before took the same key. */
class KeyTakenError extends Error {}

/** Runs `work` again when its key was taken meanwhile: it then finds the other call's answer. */
export const keyTakenRetried = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    if (error instanceof KeyTakenError) return work();
    throw error;
  });

/** Keeps the first answer for 48 h, in the transaction that makes it true. */
export async function keepAnswer(
  sql: Sql,
  principal: Pick<Principal, 'accountId' | 'tokenId'>,
  {
    request,
    answer,
  }: {
    readonly request: IdempotentRequest;
    readonly answer: { readonly documentId: string | null; readonly status: number; readonly body: unknown };
  },
): Promise<void> {
  const { rowCount } = await sql.query({
    name: 'keep_idempotent',
    text: KEEP,
    values: [
      principal.tokenId,
      request.route,
      request.key,
      principal.accountId,
      answer.documentId,
      request.bodyHash,
      answer.status,
      JSON.stringify(answer.body),
    ],
  });
  if (rowCount === 0) throw new KeyTakenError('This Idempotency-Key was taken meanwhile');
}

/** Same key, other body: the caller mixed two requests up. */
export const idempotentAnswer = (row: IdempotencyRow, request: IdempotentRequest): IdempotentAnswer =>
  row.body_hash === request.bodyHash || row.body_hash === request.textHash
    ? { kind: 'repetido', status: row.status, body: row.body }
    : { kind: 'chave_idempotencia_reutilizada' };
