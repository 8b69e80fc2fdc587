import type { ImportedState } from '@fiscal/core/vocabulary/imported';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import { idFloor } from '../base/ids.ts';
import { documentStatus, IMPORTED_COLUMNS, type ImportedColumns, importedProof } from '../base/parse.ts';
import { inAccount, queryInAccount, type Sql, sqlState } from '../base/transaction.ts';
import type { ImportedProof } from '../base/types.ts';
import { spacesOfEnvironment } from '../numbers/number-space.ts';

/** What somebody looks for among the documents of an account. */
export type DocumentSearch =
  | { readonly kind: 'chave'; readonly accessKey: string }
  /** Also as a reference, when it was typed without a série. */
  | { readonly kind: 'numero'; readonly serie: number | null; readonly numero: number; readonly text: string }
  /** CNPJ or CPF of the other party, or of the company itself; also as a reference. */
  | { readonly kind: 'documento'; readonly documento: string; readonly text: string }
  /** In reais, a decimal text. */
  | { readonly kind: 'valor'; readonly valor: string }
  /** Part of the name of the recipient or of the company, or a whole reference. */
  | { readonly kind: 'texto'; readonly text: string };

/** Newest or oldest first, greatest or smallest amount first (none counts as zero). */
export const DOCUMENT_SORTS = ['novos', 'antigos', 'maiores', 'menores'] as const;
export type DocumentSort = (typeof DOCUMENT_SORTS)[number];

export interface AccountDocumentFilter {
  readonly environment: Ambiente;
  /** Any of them; all when absent. */
  readonly types?: readonly string[] | undefined;
  readonly statuses?: readonly DocumentStatus[] | undefined;
  /** Those REJEITADA with this code, whatever `statuses` says. */
  readonly cStat?: string | undefined;
  readonly clientId?: string | undefined;
  /** Imported documents of this state alone. */
  readonly imported?: ImportedState | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly search?: DocumentSearch | undefined;
  /** createdAt, inclusive. */
  readonly from?: Date | undefined;
  /** createdAt, exclusive. */
  readonly to?: Date | undefined;
}

export interface AccountDocumentsAsked extends AccountDocumentFilter {
  /** Newest first where none is named. */
  readonly sort?: DocumentSort | undefined;
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
  /** CNPJ or CPF, bare. */
  readonly documentoDestinatario: string | null;
  /** In reais, a decimal text. */
  readonly valorTotal: string | null;
  readonly referencia: string | null;
  readonly cStat: string | null;
  /** The authority's last word, or why it halted. */
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Null: it was issued here. */
  readonly imported: ImportedProof | null;
}

export type AccountDocuments =
  | {
      readonly kind: 'pagina';
      readonly data: readonly AccountDocument[];
      readonly nextCursor: string | null;
    }
  /** Too many documents would have had to be read. */
  | { readonly kind: 'demorou' };

/** Documents of one status. */
export interface StatusTotal {
  readonly status: DocumentStatus;
  readonly count: number;
  /** Sum of their amounts in reais, a decimal text, without those that are `unproven`. */
  readonly valorTotal: string;
  /** Imported documents among them that their authority did not confirm. */
  readonly unproven: number;
}

const COLUMNS = `d.id, d.type, d.status, d.access_key as "accessKey", d.serie, d.numero, d.client_id as "clientId", d.destinatario,
  d.documento_destinatario as "documentoDestinatario", d.valor_total::text as "valorTotal", d.referencia, d.c_stat as "cStat",
  coalesce(d.technical_error->>'reason', d.rejection->>'xMotivo', d.x_motivo) as reason,
  d.created_at as "createdAt", d.updated_at as "updatedAt", ${IMPORTED_COLUMNS}`;

/** How long documents may be read that no index finds: by a name or an amount, in order of amount, or all of them to be counted. */
const SCAN_MS = 5000;

/** Statuses that few documents have: an index of the account has these alone (documents_refused_idx). */
const FEW: readonly DocumentStatus[] = ['REJEITADA', 'ERRO_TECNICO', 'CANCELADA', 'ENCERRADA'];

const AMOUNT = 'coalesce(d.valor_total, 0)';
const AFTER = (cursor: string) =>
  `(select coalesce(c.valor_total, 0), c.id from documents c where c.account_id = $1 and c.id = ${cursor}::uuid)`;
/** How each order runs, and what comes after a cursor in it. */
const SORTS: Readonly<
  Record<DocumentSort, { readonly by: string; readonly after: (cursor: string) => string }>
> = {
  novos: { by: 'd.id desc', after: (cursor) => `d.id < ${cursor}::uuid` },
  antigos: { by: 'd.id', after: (cursor) => `d.id > ${cursor}::uuid` },
  maiores: { by: `${AMOUNT} desc, d.id desc`, after: (cursor) => `(${AMOUNT}, d.id) < ${AFTER(cursor)}` },
  menores: { by: `${AMOUNT}, d.id`, after: (cursor) => `(${AMOUNT}, d.id) > ${AFTER(cursor)}` },
};

const BY_KEY = `
  select document_id as id from access_keys
   where account_id = $1 and environment = ${spacesOfEnvironment('$2')} and access_key = $3`;
const BY_REFERENCE =
  'select id from documents where account_id = $1 and environment = $2 and referencia = $3';
/** The holder of the number now; those that were refused gave theirs back. A bare number may be a reference, too. */
const BY_NUMBER = `
  select n.document_id as id from number_series s join numbers n on n.series_id = s.id and n.numero = $4
   where s.account_id = $1 and s.environment = ${spacesOfEnvironment('$2')} and ($5::integer is null or s.serie = $5) and n.document_id is not null
  union all
  select id from documents
   where account_id = $1 and environment = $2 and status = 'REJEITADA' and numero = $4 and ($5::integer is null or serie = $5)
     and id >= $6::uuid
  union all
  select id from documents where $5::integer is null and account_id = $1 and environment = $2 and referencia = $3`;

/** What looking something up before the list found of it: so that the list looks into few partitions, and by an index. */
interface Found {
  /** Documents that this can only be, or may be besides. */
  readonly ids: readonly string[];
  /** Companies of the account that it means. */
  readonly clientIds: readonly string[];
}

async function found(sql: Sql, accountId: string, filter: AccountDocumentFilter): Promise<Found | null> {
  const { environment, search, from } = filter;
  if (search === undefined || search.kind === 'valor') return null;
  const ids = async (name: string, text: string, values: readonly unknown[]) => {
    const { rows } = await sql.query<{ id: string }>({ name, text, values: [accountId, ...values] });
    return rows.map(({ id }) => id);
  };
  const only = async (all: Promise<readonly string[]>) => ({ ids: await all, clientIds: [] });
  switch (search.kind) {
    case 'chave':
      return only(ids('account_documents_by_key', BY_KEY, [environment, search.accessKey]));
    case 'numero': {
      const since = idFloor(from ?? new Date(0));
      const { text, numero, serie } = search;
      return only(ids('account_documents_by_number', BY_NUMBER, [environment, text, numero, serie, since]));
    }
    case 'documento':
      return {
        ids: await ids('account_documents_by_reference', BY_REFERENCE, [environment, search.text]),
        clientIds: await ids('account_clients_by_cnpj', `${COMPANIES} and cnpj = $2`, [search.documento]),
      };
    case 'texto':
      return {
        ids: await ids('account_documents_by_reference', BY_REFERENCE, [environment, search.text]),
        clientIds: await ids(
          'account_clients_by_name',
          `${COMPANIES} and strpos(plain_text(name), plain_text($2)) > 0`,
          [search.text],
        ),
      };
  }
}

const COMPANIES = 'select id from clients where account_id = $1';

/** The conditions of a filter; `name` tells their shape, so that each statement is prepared once. */
function conditionsOf(accountId: string, filter: AccountDocumentFilter, sought: Found | null) {
  const { types, search, cStat } = filter;
  const values: unknown[] = [accountId, filter.environment];
  const where = ['d.account_id = $1', 'd.environment = $2'];
  let name = '';
  const put = (value: unknown) => `$${values.push(value)}`;
  // A single value is compared inside the index, several on the rows.
  const oneOf = (column: string, all: readonly string[]) =>
    all.length === 1 ? `d.${column} = ${put(all[0])}` : `d.${column} = any (${put(all)}::text[])`;
  const and = (key: string, condition: (value: string) => string, value: unknown): void => {
    if (value === undefined || value === null) return;
    where.push(condition(put(value)));
    name += `_${key}`;
  };
  and('from', (id) => `d.id >= ${id}::uuid`, filter.from && idFloor(filter.from));
  and('to', (id) => `d.id < ${id}::uuid`, filter.to && idFloor(filter.to));
  and('code', (code) => `d.status = 'REJEITADA' and d.c_stat = ${code}`, cStat);
  and('client', (id) => `d.client_id = ${id}::uuid`, filter.clientId);
  and('imported', (state) => `d.import_state = ${state}`, filter.imported);
  and('ids', (ids) => `d.id = any (${ids}::uuid[])`, filter.ids);
  if (types !== undefined) where.push(oneOf('type', types));
  if (types !== undefined) name += `_types${Math.min(types.length, 2)}`;
  /** What is sought itself, a document by its id, or all of a company. */
  const orFound = (key: string, condition: (value: string) => string, value: string) => {
    const any = [condition(put(value))];
    name += `_${key}`;
    for (const [column, ids] of [
      ['id', sought?.ids ?? []],
      ['client_id', sought?.clientIds ?? []],
    ] as const)
      if (ids.length > 0) {
        any.push(`d.${column} = any (${put(ids)}::uuid[])`);
        name += `_or_${column}`;
      }
    where.push(`(${any.join(' or ')})`);
  };
  switch (search?.kind) {
    case 'texto':
      orFound('name', (text) => `strpos(plain_text(d.destinatario), plain_text(${text})) > 0`, search.text);
      break;
    case 'documento':
      orFound('party', (documento) => `d.documento_destinatario = ${documento}`, search.documento);
      break;
    case 'valor':
      and('amount', (valor) => `d.valor_total = ${valor}::numeric`, search.valor);
      break;
    default:
      and('found', (ids) => `d.id = any (${ids}::uuid[])`, sought?.ids);
  }
  return { name, where, values, put, oneOf };
}

/** The statement of a page. `sought`: what looking `search` up found. */
export function accountDocumentsQuery(
  accountId: string,
  filter: AccountDocumentsAsked,
  sought: Found | null = null,
) {
  const conditions = conditionsOf(accountId, filter, sought);
  const { where, values, put, oneOf } = conditions;
  const sort = filter.sort ?? 'novos';
  const { by, after } = SORTS[sort];
  let name = `account_documents_${sort}${conditions.name}`;
  const limit = put(filter.limit + 1);
  if (filter.cursor !== undefined) {
    where.push(after(put(filter.cursor)));
    name += '_cursor';
  }
  const page = (more: readonly string[]) =>
    `select d.* from documents d where ${[...where, ...more].join(' and ')} order by ${by} limit ${limit}`;
  const statuses = filter.cStat === undefined ? filter.statuses : undefined;
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
      select ${COLUMNS}, c.name as "clientName", c.cnpj as "clientCnpj"
        from (select d.* from (${source}) d order by ${by} limit ${limit}) d
        -- Kept apart (offset 0): each row looks its own company up, however many there are.
        cross join lateral (select l.name, l.cnpj from clients l where l.id = d.client_id offset 0) c
       order by ${by}`,
    values,
  };
}

function totalsQuery(accountId: string, filter: AccountDocumentFilter, sought: Found | null) {
  const { name, where, values, oneOf } = conditionsOf(accountId, filter, sought);
  const statuses = filter.cStat === undefined ? filter.statuses : undefined;
  if (statuses !== undefined) where.push(oneOf('status', statuses));
  return {
    name: `account_document_totals${name}${statuses === undefined ? '' : `_statuses${Math.min(statuses.length, 2)}`}`,
    text: `select d.status, count(*)::int as count, (count(*) filter (where d.import_state <> 'confirmed'))::int as unproven,
                  coalesce(sum(d.valor_total) filter (where d.import_state is null or d.import_state = 'confirmed'), 0)::text as "valorTotal"
             from documents d where ${where.join(' and ')} group by d.status`,
    values,
  };
}

/** Whether rows are read that no index picks. */
const scans = ({ search, sort }: { search?: DocumentSearch | undefined; sort?: DocumentSort | undefined }) =>
  search?.kind === 'texto' || search?.kind === 'valor' || sort === 'maiores' || sort === 'menores';

const bounded = (sql: Sql) => sql.query(`set local statement_timeout = ${SCAN_MS}`);

type Row = Omit<AccountDocument, 'status' | 'imported'> & ImportedColumns & { readonly status: string };

/** A keyset page of an account's documents, of all its companies. */
export async function listAccountDocuments(
  db: Db,
  accountId: string,
  asked: AccountDocumentsAsked,
): Promise<AccountDocuments> {
  const scanning = scans(asked);
  const plain = asked.search === undefined && !scanning;
  const seek = async (sql: Sql) => {
    if (scanning) await bounded(sql);
    return sql.query<Row>(accountDocumentsQuery(accountId, asked, await found(sql, accountId, asked)));
  };
  try {
    const { rows } = await (plain
      ? queryInAccount<Row>(db, accountId, accountDocumentsQuery(accountId, asked), 'custom')
      : inAccount(db, accountId, seek, 'custom'));
    const data = rows.slice(0, asked.limit).map(({ importState, importReason, importCheckedAt, ...row }) => ({
      ...row,
      status: documentStatus(row.status),
      imported: importedProof({ importState, importReason, importCheckedAt }),
    }));
    return {
      kind: 'pagina',
      data,
      nextCursor: rows.length > asked.limit ? (data.at(-1)?.id ?? null) : null,
    };
  } catch (error) {
    if (scanning && sqlState(error) === '57014') return { kind: 'demorou' };
    throw error;
  }
}

/** How many documents match, and what they are worth together, by status; null where too many would have to be read. */
export async function totalAccountDocuments(
  db: Db,
  accountId: string,
  filter: AccountDocumentFilter,
): Promise<readonly StatusTotal[] | null> {
  const count = async (sql: Sql) => {
    await bounded(sql);
    const sought = await found(sql, accountId, filter);
    return sql.query<Omit<StatusTotal, 'status'> & { readonly status: string }>(
      totalsQuery(accountId, filter, sought),
    );
  };
  try {
    const { rows } = await inAccount(db, accountId, count, 'custom');
    return rows.map((row) => ({ ...row, status: documentStatus(row.status) }));
  } catch (error) {
    if (sqlState(error) === '57014') return null;
    throw error;
  }
}
