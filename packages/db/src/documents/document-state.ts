import type { Db } from '../base/client.ts';
import { gatheredPer } from '../base/gather.ts';
import { isUuid } from '../base/ids.ts';
import type { Principal } from '../base/types.ts';

/** Facts that tell whether a view that a caller has is still the present one. */
export interface DocumentState {
  readonly type: string;
  /** `version` of the view. */
  readonly version: string;
  /** Time of its account. */
  readonly now: Date;
}

interface Row {
  readonly type: string;
  readonly version: string;
  readonly account_now: Date;
}

type Asked = Pick<Principal, 'accountId' | 'clientId' | 'environment'> & { readonly documentId: string };

const DOCUMENT_STATES = `
  select r.n, s.*
    from unnest($1::text[], $2::uuid[], $3::smallint[], $4::uuid[]) with ordinality as r (proof, client, environment, id, n),
         lateral document_state(r.proof, r.client, r.environment, r.id) as s`;

/** The function sets the wall for each call, before it reads. */
const stateRow = gatheredPer<Asked, Row | null>(async (db, asked) => {
  const proofOf = await db.walls.open();
  const { rows } = await db.pool.query<Row & { n: string }>({
    name: 'document_states',
    text: DOCUMENT_STATES,
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

/** Reads no part of the view, which is what makes it cheap. Null as `getDocument`. */
export async function getDocumentState(
  db: Db,
  { accountId, clientId, environment }: Omit<Asked, 'documentId'>,
  documentId: string,
): Promise<DocumentState | null> {
  if (!isUuid(documentId)) return null;
  const row = await stateRow(db, { accountId, clientId, environment, documentId });
  return row && { type: row.type, version: row.version, now: row.account_now };
}
