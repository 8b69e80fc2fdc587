import type { CompanyScope } from '@fiscal/db/base/types';
import { changeReceivedAddress, endReceivedAddress } from '@fiscal/db/received/addresses';
import { Failure, notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import type { Dependencies } from '../dependencies.ts';

type OfCompany = Omit<CompanyScope, 'accountId'>;

/** Addresses that take files of companies by e-mail. */
export function createAddressServices({ db, lettersDomain }: Pick<Dependencies, 'db' | 'lettersDomain'>) {
  return {
    /** False: the installation takes no letters. */
    isOpen: lettersDomain !== null,
    /** Whole address; null: the company has none. */
    addressOf: (localPart: string | null): string | null =>
      localPart === null || lettersDomain === null ? null : `${localPart}@${lettersDomain}`,
    /** Gives a company an address; an earlier one ends. @throws {Failure} nao_encontrado, operacao_nao_permitida */
    async change({ accountId, actor }: AccountCaller, of: OfCompany) {
      if (lettersDomain === null)
        throw new Failure(
          'operacao_nao_permitida',
          'Esta instalação não recebe arquivos por e-mail. Envie-os por POST /v1/received/files.',
        );
      if ((await changeReceivedAddress(db, { accountId, ...of }, { actor })) === null) throw notFound();
    },
    /** @throws {Failure} nao_encontrado */
    async end({ accountId, actor }: AccountCaller, of: OfCompany) {
      if (!(await endReceivedAddress(db, { accountId, ...of }, { actor }))) throw notFound();
    },
  };
}
