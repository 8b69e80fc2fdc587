import type { Principal } from '@fiscal/db/base/types';
import { Failure } from '../base/failure.ts';

type Reader = Pick<Principal, 'reads'>;
type Trier = Pick<Principal, 'tries'>;

const refusal = (message: string) => new Failure('sem_permissao', message);

/** A read token reads documents and their changes alone. @throws {Failure} sem_permissao */
export function assertOnlyReads({ reads }: Reader, { isForPages }: { readonly isForPages: boolean }): void {
  if (reads !== undefined && !isForPages)
    throw refusal(
      'Um token de leitura só consulta documentos e mudanças. Use a chave da conta e o token da empresa.',
    );
}

/** A read token of a document reads that document; undefined: what is asked for is not one document. @throws {Failure} sem_permissao */
export function assertReadsIt({ reads }: Reader, documentId: string | undefined): void {
  if (reads && reads.documentId !== null && reads.documentId !== documentId)
    throw refusal('Este token de leitura é de um só documento, e não do que foi pedido.');
}

/** A page of the documentation makes read tokens for itself, not for pages of others. @throws {Failure} sem_permissao */
export function assertOwnOrigins({ tries }: Trier, origins: readonly string[]): void {
  if (tries !== undefined && origins.some((origin) => !tries.origins.includes(origin)))
    throw refusal(
      'O token da documentação só cria tokens de leitura para a própria documentação. Para origins de outras páginas, use a chave da conta e o token da empresa.',
    );
}
