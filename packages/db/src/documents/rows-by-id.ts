import type { QueryResultRow } from 'pg';
import { gatheredPer } from '../base/gather.ts';
import type { Principal } from '../base/types.ts';

export type Reader = Pick<Principal, 'accountId' | 'clientId' | 'environment'>;
type Asked = Reader & { readonly documentId: string };

/** One row of a document by a function that sets the wall for each call before it reads; concurrent calls share a round trip. */
export const rowsById = <Row extends QueryResultRow>(read: 'document_state' | 'get_document') =>
  gatheredPer<Asked, Row | null>(async (db, asked) => {
    const proofOf = await db.walls.open();
    const { rows } = await db.pool.query<Row & { readonly n: string }>({
      name: `${read}s`,
      text: `
        select r.n, d.*
          from unnest($1::text[], $2::uuid[], $3::smallint[], $4::uuid[]) with ordinality as r (proof, client, environment, id, n),
               lateral ${read}(r.proof, r.client, r.environment, r.id) as d`,
      values: [
        asked.map(({ accountId }) => proofOf(accountId)),
        asked.map(({ clientId }) => clientId),
        asked.map(({ environment }) => environment),
        asked.map(({ documentId }) => documentId),
      ],
    });
    const found = new Map(rows.map((row) => [Number(row.n) - 1, row]));
    return asked.map((_, index) => found.get(index) ?? null);
  });
