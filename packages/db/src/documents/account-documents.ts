import { OPERACOES, type Operacao } from '@fiscal/core/vocabulary/operacao';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import {
  documentStatus,
  IMPORTED_COLUMNS,
  type ImportedColumns,
  importedProof,
  oneOf,
  type Unchecked,
} from '../base/parse.ts';
import { inAccount, type Plan, planAs, queryInAccount, type Sql, sqlState } from '../base/transaction.ts';
import type { ImportedProof } from '../base/types.ts';
import {
  type AccountDocumentFilter,
  conditionsOf,
  type DocumentSearch,
  type Found,
  limitScan,
  prepareStatement,
} from './account-filter.ts';
import { findMatches } from './document-lookup.ts';

/** Newest or oldest first, greatest or smallest amount first (none counts as zero). */
export const DOCUMENT_SORTS = ['novos', 'antigos', 'maiores', 'menores'] as const;
export type DocumentSort = (typeof DOCUMENT_SORTS)[number];

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
  /** Null where the type has none. */
  readonly operacao: Operacao | null;
  readonly referencia: string | null;
  readonly cStat: string | null;
  /** The authority's last word, or why it halted. */
  readonly reason: string | null;
  /** dhEmi as a moment; at most a day after createdAt. */
  readonly emittedAt: Date;
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

const COLUMNS = `d.id, d.type, d.status, d.access_key as "accessKey", d.serie, d.numero, d.client_id as "clientId", d.destinatario,
  d.documento_destinatario as "documentoDestinatario", d.valor_total::text as "valorTotal", d.operacao, d.referencia, d.c_stat as "cStat",
  coalesce(d.technical_error->>'reason', d.rejection->>'xMotivo', d.x_motivo) as reason,
  coalesce(d.emitted_at, d.created_at) as "emittedAt", d.created_at as "createdAt", d.updated_at as "updatedAt", ${IMPORTED_COLUMNS}`;

/** Statuses that few documents have: an index of the account has these alone (documents_refused_idx). */
const FEW: readonly DocumentStatus[] = ['REJEITADA', 'ERRO_TECNICO', 'CANCELADA', 'ENCERRADA'];
const isFew = (status: DocumentStatus): boolean => FEW.includes(status);

/** The columns that each order runs by. */
const KEYS = {
  id: (row: string) => [`${row}.id`],
  emission: (row: string) => [`${row}.emitted_at`, `${row}.id`],
  amount: (row: string) => [`coalesce(${row}.valor_total, 0)`, `${row}.id`],
} as const;

interface Order {
  readonly by: string;
  /** Cuts an order off behind one document. */
  readonly after: (cursor: string) => string;
}

function orderBy(key: keyof typeof KEYS, descending: boolean): Order {
  const columns = KEYS[key];
  const sign = descending ? '<' : '>';
  return {
    by: columns('d')
      .map((column) => (descending ? `${column} desc` : column))
      .join(', '),
    after: (cursor) =>
      key === 'id'
        ? `d.id ${sign} ${cursor}::uuid`
        : `(${columns('d').join(', ')}) ${sign} (select ${columns('c').join(', ')} from documents c where c.account_id = $1 and c.id = ${cursor}::uuid)`,
  };
}

/** A period of emissions is read in their order, anything else in that of receipt. */
function orderOf({ sort, emittedFrom, emittedTo }: AccountDocumentsAsked): Order {
  const byTime = emittedFrom === undefined && emittedTo === undefined ? 'id' : 'emission';
  const key = sort === 'maiores' || sort === 'menores' ? 'amount' : byTime;
  return orderBy(key, sort !== 'antigos' && sort !== 'menores');
}

/** The console's page, whose plans the server keeps: the planner has to know the size. */
const KEPT_SIZE = 50;

/** True when the search finds no documents besides those that were looked up. */
const isOnlyIds = (search: DocumentSearch | undefined, sought: Found | null): sought is Found =>
  sought !== null &&
  (search?.kind === 'chave' ||
    search?.kind === 'fim' ||
    search?.kind === 'numero' ||
    (search?.kind === 'parte' && sought.isWide !== true));

/** True for one company's keys of one month: documents_list_idx has them in the order of the page. */
const isOfOneMonth = (search: DocumentSearch, sought: Found | null): boolean =>
  search.kind === 'parte' &&
  search.aamm !== undefined &&
  sought?.isWide === true &&
  sought.clientIds.length === 1;

/**
 * How the statement is planned. Planning costs more than reading a page, so a plan is cached where it is good for all
 * values and few texts have one each: for first pages in the order of emission, which one index has, for documents
 * that were looked up, and for first pages of a company's month.
 */
function planOf(filter: AccountDocumentsAsked, sought: Found | null): Plan {
  const { types = [], statuses = [], cStat, clientId, imported, ids, search, sort = 'novos' } = filter;
  const isPlain = [cStat, clientId, imported, ids, filter.cursor].every((each) => each === undefined);
  if (!isPlain || sort !== 'novos') return 'custom';
  if (search !== undefined) {
    if (types.length + statuses.length > 0) return 'custom';
    if (isOnlyIds(search, sought)) return 'generic';
    const isAnyTime = [filter.from, filter.to, filter.emittedFrom, filter.emittedTo].every(
      (at) => at === undefined,
    );
    return filter.limit === KEPT_SIZE && isAnyTime && isOfOneMonth(search, sought) ? 'ordered' : 'custom';
  }
  const isHead =
    types.length <= 1 && (statuses.length === 0 || (statuses.length === 1 && statuses.every(isFew)));
  return filter.limit === KEPT_SIZE && filter.emittedFrom !== undefined && isHead ? 'ordered' : 'custom';
}

/** The statement of a page, and how it is to be planned. `sought`: what looking `search` up found. */
export function accountDocumentsQuery(
  accountId: string,
  filter: AccountDocumentsAsked,
  sought: Found | null = null,
) {
  const plan = planOf(filter, sought);
  const { where, values, put, oneOf, lateFrom } = conditionsOf(
    accountId,
    filter,
    plan === 'generic' ? null : sought,
  );
  const { by, after } = orderOf(filter);
  const limit = plan === 'ordered' ? filter.limit + 1 : put(filter.limit + 1);
  if (filter.cursor !== undefined) where.push(after(put(filter.cursor)));
  const read = (more: readonly string[]) =>
    `select d.* from documents d where ${[...where, ...more].join(' and ')}`;
  const page = (more: readonly string[]) => `(${read(more)} order by ${by} limit ${limit})`;
  const pages = (more: readonly string[]): readonly string[] =>
    lateFrom === null
      ? [page(more)]
      : [
          page([...more, `d.id < ${lateFrom}::uuid`]),
          // Few are late. They are apart (offset 0) from the order, in which all that was received since would be read;
          // a cached plan is led to the index of their emission.
          `(select d.* from (${read([...more, `d.id >= ${lateFrom}::uuid`])}${plan === 'ordered' ? ' order by d.emitted_at' : ''} offset 0) d order by ${by} limit ${limit})`,
        ];
  const byId = (ids: readonly string[]) => {
    const each = [...new Set(ids)].toSorted();
    const bounds = [`d.id >= ${put(each[0])}::uuid`, `d.id <= ${put(each.at(-1))}::uuid`];
    // Each is looked up in its own partition (offset 0); the bounds leave most partitions untouched.
    return `select d.* from unnest(${put(each)}::uuid[]) f (id)
      cross join lateral (${read([...bounds, 'd.id = f.id'])} offset 0) d`;
  };
  const statuses = filter.cStat === undefined ? filter.statuses : undefined;
  const source = () =>
    statuses !== undefined && statuses.length > 0 && statuses.every(isFew)
      ? // Each is the head of its own part of the index.
        FEW.filter((status) => statuses.includes(status)).flatMap((status) =>
          pages([`d.status = '${status}'`]),
        )
      : pages(statuses === undefined ? [] : [oneOf('status', statuses)]);
  const text = `
    select ${COLUMNS}, c.name as "clientName", c.cnpj as "clientCnpj"
      from (select d.* from (${plan === 'generic' ? byId(sought?.ids ?? []) : source().join(' union all ')}) d order by ${by} limit ${limit}) d
      -- Kept apart (offset 0): each row looks its own company up, however many there are.
      cross join lateral (select l.name, l.cnpj from clients l where l.id = d.client_id offset 0) c
     order by ${by}`;
  return { plan, query: prepareStatement('account_documents', text, values) };
}

/** True when rows are read that no index selects. */
const scans = ({ search, sort }: { search?: DocumentSearch | undefined; sort?: DocumentSort | undefined }) =>
  search?.kind === 'texto' ||
  search?.kind === 'valor' ||
  search?.kind === 'parte' ||
  sort === 'maiores' ||
  sort === 'menores';

type Row = Unchecked<Omit<AccountDocument, 'imported'>, 'status' | 'operacao'> & ImportedColumns;

/** A keyset page of an account's documents, of all its companies. */
export async function listAccountDocuments(
  db: Db,
  accountId: string,
  asked: AccountDocumentsAsked,
): Promise<AccountDocuments> {
  const scanning = scans(asked);
  const plain = asked.search === undefined && !scanning;
  const seek = async (sql: Sql) => {
    const found = await findMatches(sql, accountId, asked);
    if (isOnlyIds(asked.search, found) && found.ids.length === 0) return { rows: [] };
    const { plan, query } = accountDocumentsQuery(accountId, asked, found);
    // Sent together: one round trip.
    const [, , page] = await Promise.all([
      plan !== 'generic' && planAs(sql, plan),
      scanning && limitScan(sql),
      sql.query<Row>(query),
    ]);
    return page;
  };
  const list = () => {
    const { plan, query } = accountDocumentsQuery(accountId, asked);
    return queryInAccount<Row>(db, { accountId, plan }, query);
  };
  try {
    const { rows } = await (plain ? list() : inAccount(db, accountId, seek));
    const data = rows.slice(0, asked.limit).map(({ importState, importReason, importCheckedAt, ...row }) => ({
      ...row,
      status: documentStatus(row.status),
      operacao: row.operacao === null ? null : oneOf(OPERACOES, row.operacao),
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
