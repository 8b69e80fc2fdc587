import type { Db } from '@fiscal/db/base/client';
import type { ImportedProof } from '@fiscal/db/base/types';
import { requestImportCheck } from '@fiscal/db/imports/request-import-check';
import { Failure, notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';

/**
 * Queries the authority again about an imported document that it did not confirm. A worker queries within seconds; the
 * answer then appears in the document and in the feed of changes. Audited.
 *
 * @returns the proof before the query
 * @throws {Failure} nao_encontrado; operacao_nao_permitida: it was issued here, or is confirmed; operacao_em_andamento:
 *   it waits already; limite_excedido, with Retry-After: the authority would count one more query so soon against the
 *   company
 */
export type ConfirmImport = (
  account: AccountCaller,
  documentId: string,
  requestId: string,
) => Promise<ImportedProof>;

export const createConfirmImport =
  ({ db }: { readonly db: Db }): ConfirmImport =>
  async ({ accountId, actor }, documentId, requestId) => {
    const result = await requestImportCheck(db, { accountId, documentId }, { actor, requestId });
    switch (result.kind) {
      case 'pedida':
        return result.imported;
      case 'inexistente':
        throw notFound();
      case 'emitido_aqui':
        throw new Failure(
          'operacao_nao_permitida',
          'O documento foi emitido aqui: só um documento importado é confirmado por consulta.',
        );
      case 'confirmado':
        throw new Failure('operacao_nao_permitida', 'A SEFAZ já confirmou este documento.');
      case 'na_fila':
        throw new Failure(
          'operacao_em_andamento',
          'A consulta deste documento já está na fila; o resultado aparece no documento.',
        );
      case 'cedo': {
        const seconds = result.retryAfterSeconds;
        throw new Failure(
          'limite_excedido',
          `A SEFAZ foi consultada há pouco por esta chave, e retém quem repete a consulta. Tente em ${seconds} s.`,
          { headers: { 'retry-after': String(seconds) } },
        );
      }
    }
  };
