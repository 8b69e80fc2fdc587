import type { QueryResultRow } from 'pg';
import { gatheredPer } from '../base/gather.ts';
import type { Principal } from '../base/types.ts';

export type Reader = Pick<Principal, 'accountId' | 'clientId' | 'environment'>;
type Asked = Reader & { readonly documentId: string };

/**
 * One row of a document by a function that asks for the proof of each account that it reads in; concurrent calls share a round trip.
 * The statement gets proofs, clients, environments and ids as arrays, and gives each row the place of its id, from 1.
 */
export const rowsById = <Row extends QueryResultRow>(statement: {
  readonly name: string;
  readonly text: string;
}) =>
  gatheredPer<Asked, Row | null>(async (db, asked) => {
    const proofOf = await db.walls.open();
    const { rows } = await db.pool.query<Row & { readonly n: string }>({
      ...statement,
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
