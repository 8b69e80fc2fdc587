import type { Db } from '../base/client.ts';
import { queryInAccount, type Sql } from '../base/transaction.ts';
import type { Change } from './changes.ts';

/** Published whether or not the authority confirmed the document. */
const ALWAYS_TOLD = 'document.imported';

/** Documents whose changes are published only if they are proven. */
const documentsIn = (changes: readonly Change[]): readonly string[] => [
  ...new Set(
    changes.flatMap(({ documentId, kind }) =>
      documentId === null || kind === ALWAYS_TOLD ? [] : documentId,
    ),
  ),
];

function without(changes: readonly Change[], rows: readonly { readonly id: string }[]): readonly Change[] {
  const unproven = new Set(rows.map(({ id }) => id));
  return changes.filter(
    ({ documentId, kind }) => documentId === null || kind === ALWAYS_TOLD || !unproven.has(documentId),
  );
}

/** Leaves out what happened to imported documents that their authority did not confirm, but for the import itself. Worker role. */
export async function provenChanges(
  sql: Pick<Sql, 'query'>,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const documents = documentsIn(changes);
  if (documents.length === 0) return changes;
  const { rows } = await sql.query<{ id: string }>({
    name: 'unproven_documents',
    text: 'select id from unproven_documents($1)',
    values: [documents],
  });
  return without(changes, rows);
}

/** Selects the published changes of one account. */
export async function provenChangesOf(
  db: Db,
  accountId: string,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const documents = documentsIn(changes);
  if (documents.length === 0) return changes;
  const { rows } = await queryInAccount<{ id: string }>(db, accountId, {
    name: 'unproven_documents_of_account',
    text: `select d.id from documents d where d.id = any ($1::uuid[]) and d.import_state <> 'confirmed'`,
    values: [documents],
  });
  return without(changes, rows);
}
