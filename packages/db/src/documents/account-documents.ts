import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import { idFloor } from '../base/ids.ts';
import { documentStatus } from '../base/parse.ts';
import { inAccount, queryInAccount, type Sql, sqlState } from '../base/transaction.ts';

/** What somebody looks for among the documents of an account. */
export type DocumentSearch =
  | { readonly kind: 'chave'; readonly accessKey: string }
  /** Also as a reference, when it was typed without a série. */
  | { readonly kind: 'numero'; readonly serie: number | null; readonly numero: number; readonly text: string }
  /** Part of the recipient's name, or a whole reference. */
  | { readonly kind: 'texto'; readonly text: string };

export interface AccountDocumentFilter {
  readonly environment: Ambiente;
  /** Any of them; all when absent. */
  readonly types?: readonly string[] | undefined;
  readonly statuses?: readonly DocumentStatus[] | undefined;
  /** Those REJEITADA with this code, whatever `statuses` says. */
  readonly cStat?: string | undefined;
  readonly clientId?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly search?: DocumentSearch | undefined;
  /** createdAt, inclusive. */
  readonly from?: Date | undefined;
  /** createdAt, exclusive. */
  readonly to?: Date | undefined;
  readonly limit: number;
  /** Id of the document that the page begins after. */
  readonly cursor?: string | undefined;
}

/** A document as the account's list shows it. */
export interface AccountDocument {
  readonly id: string;
  readonly type: string;
  readonly status: DocumentStatus;
  readonly accessKey: string;
  readonly serie: number;
  readonly numero: number;
  readonly clientId: string;
  readonly clientName: string;
  readonly clientCnpj: string;
  /** Null where the type has none, or none was sent. */
  readonly destinatario: string | null;
  /** In reais, a decimal text. */
  readonly valorTotal: string | null;
  readonly referencia: string | null;
  readonly cStat: string | null;
  /** The authority's last word, or why it halted. */
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type AccountDocuments =
  | {
      readonly kind: 'pagina';
      /** Newest first. */
      readonly data: readonly AccountDocument[];
      readonly nextCursor: string | null;
    }
  /** A name was looked for among too many documents. */
  | { readonly kind: 'demorou' };

const COLUMNS = `d.id, d.type, d.status, d.access_key as "accessKey", d.serie, d.numero, d.client_id as "clientId", d.destinatario,
  d.valor_total::text as "valorTotal", d.referencia, d.c_stat as "cStat",
  coalesce(d.technical_error->>'reason', d.rejection->>'xMotivo', d.x_motivo) as reason,
  d.created_at as "createdAt", d.updated_at as "updatedAt"`;

/** How long a name may be looked for, where every document of the period has to be read. */
const SCAN_MS = 5000;

/** Statuses that few documents have: an index of the account has these alone (documents_refused_idx). */
const FEW: readonly DocumentStatus[] = ['REJEITADA', 'ERRO_TECNICO', 'CANCELADA', 'ENCERRADA'];

const BY_KEY =
  'select document_id as id from access_keys where account_id = $1 and environment = $2 and access_key = $3';
const BY_REFERENCE =
  'select id from documents where account_id = $1 and environment = $2 and referencia = $3';
/** The holder of the number now; those that were refused gave theirs back. A bare number may be a reference, too. */
const BY_NUMBER = `
  select n.document_id as id from number_series s join numbers n on n.series_id = s.id and n.numero = $4
   where s.account_id = $1 and s.environment = $2 and ($5::integer is null or s.serie = $5) and n.document_id is not null
  union all
  select id from documents
   where account_id = $1 and environment = $2 and status = 'REJEITADA' and numero = $4 and ($5::integer is null or serie = $5)
     and id >= $6::uuid
  union all
  select id from documents where $5::integer is null and account_id = $1 and environment = $2 and referencia = $3`;

/** Documents that this can only be: found first, so that what is asked next looks into their partitions alone. */
async function idsFor(sql: Sql, accountId: string, filter: AccountDocumentFilter): Promise<string[] | null> {
  const { environment, search, from } = filter;
  if (search === undefined) return null;
  const ids = async (name: string, text: string, ...values: readonly unknown[]) => {
    const { rows } = await sql.query<{ id: string }>({
      name,
      text,
      values: [accountId, environment, ...values],
    });
    return rows.map(({ id }) => id);
  };
  switch (search.kind) {
    case 'chave':
      return ids('account_documents_by_key', BY_KEY, search.accessKey);
    case 'numero': {
      const since = idFloor(from ?? new Date(0));
      const { text, numero, serie } = search;
      return ids('account_documents_by_number', BY_NUMBER, text, numero, serie, since);
    }
    case 'texto':
      return ids('account_documents_by_reference', BY_REFERENCE, search.text);
  }
}

/** The statement of a page; its name tells its shape, so that each is prepared once. `found`: what `search` can only be. */
export function accountDocumentsQuery(
  accountId: string,
  filter: AccountDocumentFilter,
  found: readonly string[] | null = null,
) {
  const { types, search, cStat } = filter;
  const statuses = cStat === undefined ? filter.statuses : undefined;
  const values: unknown[] = [accountId, filter.environment, filter.limit + 1];
  const where = ['d.account_id = $1', 'd.environment = $2'];
  const put = (value: unknown) => `$${values.push(value)}`;
  // A single value is compared inside the index, several on the rows.
  const oneOf = (column: string, all: readonly string[]) =>
    all.length === 1 ? `d.${column} = ${put(all[0])}` : `d.${column} = any (${put(all)}::text[])`;
  let name = 'account_documents';
  const and = (key: string, condition: (value: string) => string, value: unknown): void => {
    if (value === undefined || value === null) return;
    where.push(condition(put(value)));
    name += `_${key}`;
  };
  and('from', (id) => `d.id >= ${id}::uuid`, filter.from && idFloor(filter.from));
  and('to', (id) => `d.id < ${id}::uuid`, filter.to && idFloor(filter.to));
  and('cursor', (id) => `d.id < ${id}::uuid`, filter.cursor);
  and('code', (code) => `d.status = 'REJEITADA' and d.c_stat = ${code}`, cStat);
  and('client', (id) => `d.client_id = ${id}::uuid`, filter.clientId);
  and('ids', (ids) => `d.id = any (${ids}::uuid[])`, filter.ids);
  if (types !== undefined) where.push(oneOf('type', types));
  if (types !== undefined) name += `_types${Math.min(types.length, 2)}`;
  if (search?.kind === 'texto') {
    const text = put(search.text);
    where.push(
      `(strpos(plain_text(d.destinatario), plain_text(${text})) > 0 or d.id = any (${put(found)}::uuid[]))`,
    );
    name += '_name';
  } else and('found', (ids) => `d.id = any (${ids}::uuid[])`, found);

  const page = (more: readonly string[]) =>
    `select d.* from documents d where ${[...where, ...more].join(' and ')} order by d.id desc limit $3`;
  const apart = statuses?.every((status) => FEW.includes(status)) === true;
  let source: string;
  if (statuses !== undefined && apart) {
    // Each is the head of its own part of the index.
    source = statuses.map((status) => `(${page([`d.status = ${put(status)}`])})`).join(' union all ');
    name += `_few${statuses.length}`;
  } else {
    source = page(statuses === undefined ? [] : [oneOf('status', statuses)]);
    if (statuses !== undefined) name += `_statuses${Math.min(statuses.length, 2)}`;
  }
  return {
    name,
    text: `
      select d.*, c.name as "clientName", c.cnpj as "clientCnpj"
        from (select ${COLUMNS} from (${source}) d order by d.id desc limit $3) d
        -- Kept apart (offset 0): each row looks its own company up, however many there are.
        cross join lateral (select l.name, l.cnpj from clients l where l.id = d."clientId" offset 0) c
       order by d.id desc`,
    values,
  };
}

/** What somebody looks for: found in two steps, so that the second looks into few partitions. */
async function seek(sql: Sql, accountId: string, filter: AccountDocumentFilter) {
  if (filter.search?.kind === 'texto') await sql.query(`set local statement_timeout = ${SCAN_MS}`);
  const found = await idsFor(sql, accountId, filter);
  return sql.query<Row>(accountDocumentsQuery(accountId, filter, found));
}

type Row = Omit<AccountDocument, 'status'> & { readonly status: string };

/** A keyset page of an account's documents, of all its companies. */
export async function listAccountDocuments(
  db: Db,
  accountId: string,
  filter: AccountDocumentFilter,
): Promise<AccountDocuments> {
  const scans = filter.search?.kind === 'texto';
  try {
    const { rows } = await (filter.search === undefined
      ? queryInAccount<Row>(db, accountId, accountDocumentsQuery(accountId, filter), 'custom')
      : inAccount(db, accountId, (sql) => seek(sql, accountId, filter), 'custom'));
    const data = rows.slice(0, filter.limit).map((row) => ({ ...row, status: documentStatus(row.status) }));
    return {
      kind: 'pagina',
      data,
      nextCursor: rows.length > filter.limit ? (data.at(-1)?.id ?? null) : null,
    };
  } catch (error) {
    if (scans && sqlState(error) === '57014') return { kind: 'demorou' };
    throw error;
  }
}
