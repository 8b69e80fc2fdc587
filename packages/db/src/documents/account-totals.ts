import { OPERACOES, type Operacao } from '@fiscal/core/vocabulary/operacao';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import { documentStatus, oneOf, type Unchecked } from '../base/parse.ts';
import { inAccount, planAs, type Sql, sqlState } from '../base/transaction.ts';
import {
  type AccountDocumentFilter,
  conditionsOf,
  type Found,
  limitScan,
  prepareStatement,
} from './account-filter.ts';
import { findMatches } from './document-lookup.ts';

/**
 * Documents of one type in one status, of an NF-e or NFC-e in one kind of operation: so a sum never mixes what notes, freights, cargoes and
 * services are worth.
 */
export interface DocumentTotal {
  readonly type: string;
  readonly status: DocumentStatus;
  /** Null where the type has none. */
  readonly operacao: Operacao | null;
  readonly count: number;
  /** Sum of their amounts in reais, a decimal text, without those that are `unproven`. */
  readonly valorTotal: string;
  /** Imported documents among them that their authority did not confirm. */
  readonly unproven: number;
}

function totalsQuery(accountId: string, filter: AccountDocumentFilter, sought: Found | null) {
  const { where, values, oneOf } = conditionsOf(accountId, filter, sought);
  const statuses = filter.cStat === undefined ? filter.statuses : undefined;
  if (statuses !== undefined) where.push(oneOf('status', statuses));
  const text = `
    select d.type, d.status, d.operacao, count(*)::int as count,
           (count(*) filter (where d.import_state <> 'confirmed'))::int as unproven,
           coalesce(sum(d.valor_total) filter (where d.import_state is null or d.import_state = 'confirmed'), 0)::text as "valorTotal"
      from documents d where ${where.join(' and ')} group by d.type, d.status, d.operacao order by 1, 2, 3`;
  return prepareStatement('account_document_totals', text, values);
}

type Row = Unchecked<DocumentTotal, 'status' | 'operacao'>;

/** Counts and sums the documents that match, by type, status and kind of operation; null where it would read too many. */
export async function totalAccountDocuments(
  db: Db,
  accountId: string,
  filter: AccountDocumentFilter,
): Promise<readonly DocumentTotal[] | null> {
  const count = async (sql: Sql) => {
    await limitScan(sql);
    const found = await findMatches(sql, accountId, filter);
    await planAs(sql, 'custom');
    return sql.query<Row>(totalsQuery(accountId, filter, found));
  };
  try {
    const { rows } = await inAccount(db, accountId, count);
    return rows.map((row) => ({
      ...row,
      status: documentStatus(row.status),
      operacao: row.operacao === null ? null : oneOf(OPERACOES, row.operacao),
    }));
  } catch (error) {
    if (sqlState(error) === '57014') return null;
    throw error;
  }
}
