import type { Principal } from '@fiscal/db/base/types';
import { Failure } from '../base/failure.ts';

type Reader = Pick<Principal, 'reads'>;

const refused = (message: string) => new Failure('sem_permissao', message);

/** A token that only reads, reads. @throws {Failure} sem_permissao */
export function assertOnlyReads({ reads }: Reader, isRead: boolean): void {
  if (reads !== undefined && !isRead)
    throw refused('Um token de leitura só consulta. Use a chave da conta e o token da empresa.');
}

/** A read token of a document reads that document; undefined: what is asked for is not one document. @throws {Failure} sem_permissao */
export function assertReadsIt({ reads }: Reader, documentId: string | undefined): void {
  if (reads && reads.documentId !== null && reads.documentId !== documentId)
    throw refused('Este token de leitura é de um só documento, e não do que foi pedido.');
}
