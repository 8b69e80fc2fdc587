import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { type Reader, rowsById } from './rows-by-id.ts';

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

const stateRow = rowsById<Row>({
  name: 'document_states',
  text: 'select d.* from document_states($1::text[], $2::uuid[], $3::smallint[], $4::uuid[]) as d',
});

/** Reads no part of the view, which is what makes it cheap. Null as `getDocument`. */
export async function getDocumentState(
  db: Db,
  { accountId, clientId, environment }: Reader,
  documentId: string,
): Promise<DocumentState | null> {
  if (!isUuid(documentId)) return null;
  const row = await stateRow(db, { accountId, clientId, environment, documentId });
  return row && { type: row.type, version: row.version, now: row.account_now };
}
