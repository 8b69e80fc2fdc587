import type { ImportedState } from '@fiscal/core/vocabulary/imported';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import type { Db } from '@fiscal/db/base/client';
import {
  type AccountDocument,
  type DocumentSort,
  listAccountDocuments,
} from '@fiscal/db/documents/account-documents';
import type { AccountDocumentFilter, DocumentSearch } from '@fiscal/db/documents/account-filter';
import { totalAccountDocuments } from '@fiscal/db/documents/account-totals';
import { Failure } from '../../base/failure.ts';
import { type DocumentPeriod, momentsOf } from './document-period.ts';
import { soughtBy } from './document-search.ts';

/** Selection of documents. Without a period: emitted in the last 90 days, or at any time when the search is unique. */
export interface DocumentsMeant extends DocumentPeriod {
  readonly environment: Ambiente;
  readonly types?: readonly string[] | undefined;
  readonly statuses?: readonly DocumentStatus[] | undefined;
  readonly cStat?: string | undefined;
  readonly clientId?: string | undefined;
  readonly imported?: ImportedState | undefined;
  /**
   * Search as typed: an access key or a part of it, a number, an id, a reference, a CNPJ or CPF, an amount, a code, part
   * of a name, names of types and statuses.
   */
  readonly search?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

export interface DocumentsAsked extends DocumentsMeant {
  readonly sort?: DocumentSort | undefined;
  readonly cursor?: string | null | undefined;
  readonly limit?: number | undefined;
}

export interface AccountDocumentPage {
  readonly data: readonly AccountDocument[];
  readonly nextCursor: string | null;
}

/** @throws {Failure} requisicao_invalida where too many documents would have to be read */
export type ListAccountDocuments = (accountId: string, asked: DocumentsAsked) => Promise<AccountDocumentPage>;

const PAGE = 50;
/** Few documents match, of any time. */
const UNIQUE = new Set(['chave', 'id', 'parte', 'fim']);

type Sought = NonNullable<ReturnType<typeof soughtBy>>;
/** Means a column of the list, which nothing has to be looked up for. */
const isFilter = (sought: Sought): sought is Exclude<Sought, DocumentSearch> =>
  sought.kind === 'id' || sought.kind === 'codigo' || sought.kind === 'palavras';

/** Values that both allow; none where they contradict each other. */
const both = <T>(
  asked: readonly T[] | undefined,
  named: readonly T[] | undefined,
): readonly T[] | undefined =>
  asked === undefined || named === undefined
    ? (asked ?? named)
    : asked.filter((each) => named.includes(each));

/** The filter of the list, its words taken for what they mean. */
export function filterOf(asked: DocumentsMeant, nowMs: number): AccountDocumentFilter {
  const { environment, clientId, imported } = asked;
  const sought = soughtBy(asked.search ?? '');
  const types = both(asked.types, sought?.types);
  const statuses = both(asked.statuses, sought?.statuses);
  const isEmpty = types?.length === 0 || statuses?.length === 0;
  const period =
    asked.period === undefined && asked.since === undefined && asked.until === undefined
      ? asked.ids !== undefined || UNIQUE.has(sought?.kind ?? '')
        ? {}
        : { period: '90' as const }
      : asked;
  return {
    environment,
    types,
    statuses,
    cStat: sought?.kind === 'codigo' ? sought.cStat : asked.cStat,
    clientId,
    imported,
    ids: isEmpty ? [] : sought?.kind === 'id' ? [sought.id] : asked.ids,
    search: sought === null || isFilter(sought) ? undefined : sought,
    ...momentsOf(period, nowMs),
  };
}

export const createListAccountDocuments =
  ({ db, nowMs }: { readonly db: Db; readonly nowMs: () => number }): ListAccountDocuments =>
  async (accountId, asked) => {
    const { sort, limit, cursor } = asked;
    const page = await listAccountDocuments(db, accountId, {
      ...filterOf(asked, nowMs()),
      sort,
      limit: limit ?? PAGE,
      cursor: cursor ?? undefined,
    });
    if (page.kind === 'pagina') return page;
    const message =
      'Há documentos demais neste período para buscar por nome, valor ou parte da chave, ou ordenar por valor. Escolha um período menor ou uma empresa.';
    throw new Failure('requisicao_invalida', message, {
      errors: [{ field: 'search', code: 'busca_ampla', message }],
    });
  };

/** Counts and sums by type, status and kind of operation; null where too many documents match. */
export const createTotalAccountDocuments =
  ({ db, nowMs }: { readonly db: Db; readonly nowMs: () => number }) =>
  (accountId: string, meant: DocumentsMeant) =>
    totalAccountDocuments(db, accountId, filterOf(meant, nowMs()));
