import type { Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import { documentOwner } from '@fiscal/db/documents/document-history';
import { listExchanges } from '@fiscal/db/exchanges/exchanges';
import { getInutilizacao } from '@fiscal/db/inutilizacao/inutilizacoes';
import { notFound } from '../../base/failure.ts';
import type { GetDocument } from '../documents/reads.ts';
import type { OperationTarget } from '../events/operate.ts';
import { type ExchangeView, exchangeView } from './exchange-view.ts';

export interface ExchangesAsked {
  readonly limit: number;
  /** Id of the exchange that the page begins after. */
  readonly cursor: string | null;
}

export interface ExchangesPage {
  readonly data: readonly ExchangeView[];
  readonly nextCursor: string | null;
}

/** Exchanges with authorities about a document, in order. @throws {Failure} nao_encontrado */
export interface ListDocumentExchanges {
  /** For a document of the caller's company, environment and these types. */
  ofClient(principal: Principal, on: OperationTarget, asked: ExchangesAsked): Promise<ExchangesPage>;
  /** For an inutilização of the caller's company and environment, decided or not. */
  ofRange(principal: Principal, inutilizacaoId: string, asked: ExchangesAsked): Promise<ExchangesPage>;
  /** For any document of the account. */
  ofAccount(accountId: string, documentId: string, asked: ExchangesAsked): Promise<ExchangesPage>;
}

export function createListDocumentExchanges({
  db,
  getDocument,
}: {
  readonly db: Db;
  readonly getDocument: GetDocument;
}): ListDocumentExchanges {
  const read = async (accountId: string, documentId: string, asked: ExchangesAsked) => {
    const { data, nextCursor } = await listExchanges(db, { accountId, subjectId: documentId }, asked);
    return { data: data.map(exchangeView), nextCursor };
  };
  return {
    async ofClient(principal, { documentId, types }, asked) {
      const view = await getDocument(principal, documentId);
      if (view === null || !types.includes(view.type)) throw notFound();
      return read(principal.accountId, documentId, asked);
    },
    async ofRange(principal, inutilizacaoId, asked) {
      if ((await getInutilizacao(db, principal, inutilizacaoId)) === null) throw notFound();
      return read(principal.accountId, inutilizacaoId, asked);
    },
    async ofAccount(accountId, documentId, asked) {
      if ((await documentOwner(db, accountId, documentId)) === null) throw notFound();
      return read(accountId, documentId, asked);
    },
  };
}
