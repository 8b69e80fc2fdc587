import type { ImportedDocument } from '@fiscal/core/imports/judged';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { inAccount, type Sql, sqlState } from '../base/transaction.ts';
import { spaceOf } from '../numbers/number-space.ts';
import { type NewDocument, storeDocuments } from './document-rows.ts';
import type { ContinuedSeries, ImportScope, SeriesName } from './import-scope.ts';
import { continueSeries, lockImportedSeries } from './import-series.ts';

/** Outcome of a valid file. `proprio`: issued here, and untouched. */
export type ImportOutcome = 'importado' | 'ja_importado' | 'proprio';

export interface ImportedBatch {
  /** In order. */
  readonly outcomes: readonly ImportOutcome[];
  readonly series: readonly ContinuedSeries[];
}

const KNOWN = `
  select k.access_key, d.import_id is not null as imported
    from access_keys k join documents d on d.id = k.document_id
   where k.account_id = $1 and k.environment = $2 and k.access_key = any ($3) and k.live`;

/** Keys of the account that are on record, the DPS Ids of notes among them, and whether they came by an import. */
async function knownKeys(
  sql: Sql,
  { accountId, target }: Pick<ImportScope, 'accountId' | 'target'>,
  accessKeys: readonly string[],
): Promise<ReadonlyMap<string, 'ja_importado' | 'proprio'>> {
  const { rows } = await sql.query<{ access_key: string; imported: boolean }>({
    name: 'import_known_keys',
    text: KNOWN,
    values: [accountId, spaceOf(target), accessKeys],
  });
  return new Map(rows.map((row) => [row.access_key, row.imported ? 'ja_importado' : 'proprio']));
}

const TRIES = 3;

/**
 * Puts documents on record as they were decided elsewhere, in one transaction: nothing is sent, no operation waits,
 * no credit is reserved. An existing key changes nothing, so the same files may come again. All are of the scope's
 * target, without a repeated key or DPS.
 */
export async function importDocuments(
  db: Db,
  scope: ImportScope,
  documents: readonly ImportedDocument[],
): Promise<ImportedBatch> {
  for (let left = TRIES; ; left--) {
    try {
      return await inAccount(db, scope.accountId, (sql) => importBatch(sql, scope, documents));
    } catch (error) {
      // A key or a série was taken meanwhile: look again.
      if (left === 1 || !['23505', '40001', '40P01'].includes(sqlState(error) ?? '')) throw error;
    }
  }
}

const nameOf = ({ emitente, modelo, serie }: ImportedDocument): SeriesName => ({ emitente, modelo, serie });

const highestIn = (fresh: readonly NewDocument[], { emitente, modelo, serie }: SeriesName): number =>
  fresh.reduce(
    (highest, { document: d }) =>
      d.emitente === emitente && d.modelo === modelo && d.serie === serie
        ? Math.max(highest, d.numero)
        : highest,
    0,
  );

async function importBatch(
  sql: Sql,
  scope: ImportScope,
  documents: readonly ImportedDocument[],
): Promise<ImportedBatch> {
  const known = await knownKeys(
    sql,
    scope,
    documents.flatMap(({ accessKey, signedKey }) => [accessKey, signedKey]),
  );
  const outcomeOf = ({ accessKey, signedKey }: ImportedDocument) =>
    known.get(accessKey) ?? known.get(signedKey) ?? 'importado';
  const fresh = documents.flatMap((document): NewDocument[] =>
    outcomeOf(document) === 'importado' ? [{ documentId: newId(), document }] : [],
  );
  const locked =
    fresh.length === 0
      ? []
      : await lockImportedSeries(
          sql,
          scope,
          fresh.map(({ document }) => nameOf(document)),
        );
  await storeDocuments(sql, scope, fresh);
  const continued = await continueSeries(sql, locked);
  const series = continued.map((each) => ({ ...each, highest: highestIn(fresh, each) }));
  return {
    outcomes: documents.map(outcomeOf),
    series,
  };
}
