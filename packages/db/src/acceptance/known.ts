import type { Sql } from '../base/transaction.ts';
import { type IdempotencyRow, idempotentAnswer } from '../records/idempotency.ts';
import { accountOf, type BatchContext, type Item, refuse } from './item.ts';

const BY_KEY = `
  select r.n, k.body_hash, k.status, k.body
    from unnest($1::text[], $2::uuid[], $3::text[], $4::text[]) with ordinality as r (proof, token_id, route, key, n),
         lateral kept_answer(enter_account(r.proof), r.token_id, r.route, r.key, to_timestamp($5)) as k`;

/** Answers what was already accepted under the same Idempotency-Key. */
export async function replayKnown(
  sql: Sql,
  items: readonly Item[],
  { nowMs, proofOf }: BatchContext,
): Promise<void> {
  const keyed = items.flatMap((item) => {
    const { idempotency, principal } = item.request;
    return idempotency ? [{ item, idempotency, tokenId: principal.tokenId }] : [];
  });
  if (keyed.length === 0) return;
  const { rows } = await sql.query<IdempotencyRow & { n: string }>({
    name: 'accept_idempotency',
    text: BY_KEY,
    values: [
      keyed.map((row) => proofOf(accountOf(row.item))),
      keyed.map((row) => row.tokenId),
      keyed.map((row) => row.idempotency.route),
      keyed.map((row) => row.idempotency.key),
      nowMs / 1000,
    ],
  });
  for (const row of rows) {
    const found = keyed[Number(row.n) - 1];
    if (found) refuse(found.item, idempotentAnswer(row, found.idempotency));
  }
}

const BY_REFERENCE = `
  select r.n, d.document_id
    from unnest($1::text[], $2::uuid[], $3::smallint[], $4::text[])
           with ordinality as r (proof, client_id, environment, referencia, n),
         lateral document_of_reference(enter_account(r.proof), r.client_id, r.environment, r.referencia) as d (document_id)
   where d.document_id is not null`;

/** Refuses a reference that a document without a rejection already has. */
export async function refuseKnownReferences(
  sql: Sql,
  items: readonly Item[],
  { proofOf }: BatchContext,
): Promise<void> {
  const named = items.flatMap((item) => {
    const { referencia, principal } = item.request;
    return referencia === null ? [] : [{ item, referencia, principal }];
  });
  if (named.length === 0) return;
  const { rows } = await sql.query<{ n: string; document_id: string }>({
    name: 'accept_references',
    text: BY_REFERENCE,
    values: [
      named.map((row) => proofOf(row.principal.accountId)),
      named.map((row) => row.principal.clientId),
      named.map((row) => row.principal.environment),
      named.map((row) => row.referencia),
    ],
  });
  for (const row of rows) {
    const found = named[Number(row.n) - 1];
    if (found) refuse(found.item, { kind: 'referencia_duplicada', documentId: row.document_id });
  }
}
