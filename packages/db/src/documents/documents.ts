import type { Contingency } from '@fiscal/core/vocabulary/contingency';
import type { ImportedState } from '@fiscal/core/vocabulary/imported';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import type { Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { idFloor, isUuid } from '../base/ids.ts';
import {
  ambiente,
  documentStatus,
  IMPORTED_COLUMNS,
  type ImportedColumns,
  importedProof,
  type Unchecked,
} from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import type { DocumentView, ImportedProof } from '../base/types.ts';
import { spacesOfEnvironment, targetOfRow } from '../numbers/number-space.ts';
import { documentView, signedContingency, type ViewRow } from './document-view.ts';
import { type Reader, rowsById } from './rows-by-id.ts';

const viewRow = rowsById<ViewRow>({
  name: 'get_documents',
  text: `
    select r.n, d.*
      from unnest($1::text[], $2::uuid[], $3::smallint[], $4::uuid[]) with ordinality as r (proof, client, environment, id, n),
           lateral get_document(r.proof, r.client, r.environment, r.id) as d`,
});

/**
 * Takes one round trip, which concurrent calls may share; null for an unknown id, another client's or another
 * environment's.
 */
export async function getDocument(db: Db, reader: Reader, documentId: string): Promise<DocumentView | null> {
  if (!isUuid(documentId)) return null;
  const { accountId, clientId, environment } = reader;
  const row = await viewRow(db, { accountId, clientId, environment, documentId });
  return row === null ? null : documentView(row);
}

export interface DocumentFilter {
  readonly type?: string;
  /** A status, or any of several. */
  readonly status?: DocumentStatus | readonly DocumentStatus[];
  readonly accessKey?: string;
  readonly referencia?: string;
  readonly serie?: number;
  /** Documents that hold this number now, of the série or of any; one whose number was freed is not found by it. */
  readonly numero?: number;
  /** createdAt, inclusive. */
  readonly from?: Date;
  /** createdAt, exclusive. */
  readonly to?: Date;
  /** updatedAt, inclusive. */
  readonly updatedSince?: Date;
  /** Imported documents of this state alone. */
  readonly imported?: ImportedState;
  /** Order by createdAt; `desc` when absent. */
  readonly order?: 'asc' | 'desc';
  readonly limit: number;
  /** Id of the document that the page begins after, in its order. */
  readonly cursor?: string;
}

export interface DocumentSummary {
  readonly id: string;
  readonly type: string;
  readonly status: DocumentStatus;
  readonly accessKey: string;
  readonly serie: number;
  readonly numero: number;
  readonly referencia: string | null;
  readonly cStat: string | null;
  readonly xMotivo: string | null;
  readonly target: Target;
  readonly protocolNumber: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly authorizedAt: Date | null;
  /** Null: it was issued here. */
  readonly imported: ImportedProof | null;
}

const SUMMARY = `d.id, d.environment, d.target, d.type, d.status, d.access_key as "accessKey", d.serie, d.numero, d.referencia, d.c_stat as "cStat",
  d.x_motivo as "xMotivo", d.protocol_number as "protocolNumber", d.created_at as "createdAt", d.updated_at as "updatedAt",
  d.authorized_at as "authorizedAt", ${IMPORTED_COLUMNS}`;

const BY_NUMBER = `d.id in (
  select n.document_id from number_series s join numbers n on n.series_id = s.id
   where $1 = any (s.clients) and s.environment = ${spacesOfEnvironment('$2')} and n.numero = ?)`;

/** Keyset pages, newest first by default. */
export async function listDocuments(
  db: Db,
  reader: Reader,
  filter: DocumentFilter,
): Promise<{ readonly data: readonly DocumentSummary[]; readonly nextCursor: string | null }> {
  if (filter.cursor !== undefined && !isUuid(filter.cursor)) return { data: [], nextCursor: null };
  const values: unknown[] = [reader.clientId, reader.environment, filter.limit + 1];
  const where = ['d.client_id = $1', 'd.environment = $2'];
  let name = 'list_documents';
  const and = (key: string, condition: string, ...given: unknown[]): void => {
    if (given.includes(undefined)) return;
    where.push(condition.replaceAll('?', () => `$${values.push(given.shift())}`));
    name += `_${key}`;
  };
  and('type', 'd.type = ?', filter.type);
  const [status, ...others] = new Set([filter.status ?? []].flat());
  if (others.length === 0) and('status', 'd.status = ?', status);
  and('imported', 'd.import_state = ?', filter.imported);
  and('ref', 'd.referencia = ?', filter.referencia);
  and('key', 'd.id in (select k.document_id from access_keys k where k.access_key = ?)', filter.accessKey);
  and('serie', 'd.serie = ?', filter.serie);
  and('number', BY_NUMBER, filter.numero);
  and('since', 'd.updated_at >= ?', filter.updatedSince);
  and('from', 'd.id >= ?', filter.from && idFloor(filter.from));
  and('to', 'd.id < ?', filter.to && idFloor(filter.to));
  const order = filter.order ?? 'desc';
  and('cursor', order === 'desc' ? 'd.id < ?' : 'd.id > ?', filter.cursor);
  if (order === 'asc') name += '_asc';
  const page = (condition = '') =>
    `from documents d where ${where.join(' and ')}${condition} order by d.id ${order} limit $3`;
  let text = `select ${SUMMARY} ${page()}`;
  if (others.length > 0) {
    // Reads a page of each status by its index: together they contain the requested page.
    const pages = [status, ...others].map(
      (each) => `(select d.* ${page(` and d.status = $${values.push(each)}`)})`,
    );
    text = `select ${SUMMARY} from (${pages.join(' union all ')}) d order by d.id ${order} limit $3`;
    name += `_statuses${pages.length}`;
  }
  const { rows } = await queryInAccount<
    Unchecked<Omit<DocumentSummary, 'target' | 'imported'>, 'status'> &
      ImportedColumns & { readonly environment: number; readonly target: string | null }
  >(db, { accountId: reader.accountId, plan: 'custom' }, { name, text, values });
  const data = rows
    .slice(0, filter.limit)
    .map(({ environment, target, importState, importReason, importCheckedAt, ...row }) => ({
      ...row,
      target: targetOfRow({ environment, target }),
      status: documentStatus(row.status),
      imported: importedProof({ importState, importReason, importCheckedAt }),
    }));
  return { data, nextCursor: rows.length > filter.limit ? (data.at(-1)?.id ?? null) : null };
}

/** The parts of the distributed file: exact signed bytes and the authority's `prot…` element. The reader puts them together. */
export interface DocumentXml {
  readonly type: string;
  readonly accessKey: string;
  readonly status: DocumentStatus;
  readonly imported: ImportedProof | null;
  readonly signed: Buffer;
  readonly prot: string | null;
  /** Issued in contingency. */
  readonly contingency: Contingency | null;
}

export interface OwnedXml {
  readonly clientId: string;
  readonly environment: 1 | 2;
  readonly xml: DocumentXml;
}

/**
 * XML of the authorized (else the newest) attempt; null when nothing was signed or the document is not the reader's.
 */
export async function getDocumentXml(
  db: Db,
  reader: Reader,
  documentId: string,
): Promise<DocumentXml | null> {
  const found = await getDocumentXmlOfAccount(db, reader.accountId, documentId);
  return found?.clientId === reader.clientId && found.environment === reader.environment ? found.xml : null;
}

const DOCUMENT_XML = `
  select d.type, d.status, ${IMPORTED_COLUMNS}, d.client_id, d.environment, a.access_key, a.tp_emis, d.contingency, x.content as signed, p.content as prot
    from documents d
    join attempts a on a.document_id = d.id
    join xml x on x.document_id = d.id and x.kind = 'assinado' and x.owner_id = a.id
    left join xml p on p.document_id = d.id and p.kind = 'protocolo' and p.owner_id = a.id
   where d.id = $1
   order by a.state in ('autorizado', 'denegado') desc, a.seq desc
   limit 1`;

/** Whoever's it is in the account: for signed file links, which name no client. */
export async function getDocumentXmlOfAccount(
  db: Db,
  accountId: string,
  documentId: string,
): Promise<OwnedXml | null> {
  if (!isUuid(documentId)) return null;
  const { rows } = await queryInAccount<
    ImportedColumns & {
      type: string;
      status: string;
      client_id: string;
      environment: number;
      access_key: string;
      signed: Buffer;
      prot: Buffer | null;
      tp_emis: string;
      contingency: Contingency | null;
    }
  >(db, accountId, {
    name: 'document_xml',
    text: DOCUMENT_XML,
    values: [documentId],
  });
  const row = rows[0];
  if (!row) return null;
  return {
    clientId: row.client_id,
    environment: ambiente(row.environment),
    xml: {
      type: row.type,
      accessKey: row.access_key,
      status: documentStatus(row.status),
      imported: importedProof(row),
      signed: row.signed,
      prot: row.prot ? row.prot.toString() : null,
      contingency: signedContingency(row),
    },
  };
}

const EVENT_XML = `
  select d.client_id, d.environment, x.content from documents d
    join xml x on x.document_id = d.id and x.kind = 'evento' and x.owner_id = $2
   where d.id = $1`;

export async function getEventXml(
  db: Db,
  reader: Reader,
  { documentId, eventId }: { readonly documentId: string; readonly eventId: string },
): Promise<Buffer | null> {
  const found = await getEventXmlOfAccount(db, reader.accountId, { documentId, eventId });
  return found?.clientId === reader.clientId && found.environment === reader.environment ? found.xml : null;
}

export async function getEventXmlOfAccount(
  db: Db,
  accountId: string,
  { documentId, eventId }: { readonly documentId: string; readonly eventId: string },
): Promise<{ readonly clientId: string; readonly environment: 1 | 2; readonly xml: Buffer } | null> {
  if (!isUuid(documentId) || !isUuid(eventId)) return null;
  const { rows } = await queryInAccount<{ client_id: string; environment: number; content: Buffer }>(
    db,
    accountId,
    {
      name: 'event_xml',
      text: EVENT_XML,
      values: [documentId, eventId],
    },
  );
  const row = rows[0];
  return row ? { clientId: row.client_id, environment: ambiente(row.environment), xml: row.content } : null;
}

/** `procEventoNFe` of every registered event of a document, oldest first. */
export async function listEventXmls(
  db: Db,
  accountId: string,
  documentId: string,
): Promise<readonly Buffer[]> {
  if (!isUuid(documentId)) return [];
  const { rows } = await queryInAccount<{ content: Buffer }>(db, accountId, {
    name: 'event_xmls',
    text: `select x.content from xml x join events e on e.document_id = x.document_id and e.id = x.owner_id and e.status = 'autorizado'
            where x.document_id = $1 and x.kind = 'evento' order by x.owner_id`,
    values: [documentId],
  });
  return rows.map(({ content }) => content);
}
