import { changeReceivedAddress, endReceivedAddress } from '@fiscal/db/received/addresses';
import type { ReceivingScope } from '@fiscal/db/received/settings';
import { Failure, notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import type { Dependencies } from '../dependencies.ts';

type OfCompany = Omit<ReceivingScope, 'accountId'>;

/** Addresses that take files of companies by e-mail. */
export interface AddressServices {
  /** False: the installation takes no letters. */
  readonly isOpen: boolean;
  /** Whole address; null: the company has none. */
  addressOf(localPart: string | null): string | null;
  /** Gives a company an address; an earlier one ends. @throws {Failure} nao_encontrado, operacao_nao_permitida */
  change(caller: AccountCaller, of: OfCompany): Promise<void>;
  /** @throws {Failure} nao_encontrado */
  end(caller: AccountCaller, of: OfCompany): Promise<void>;
}

export function createAddressServices({
  db,
  lettersDomain,
}: Pick<Dependencies, 'db' | 'lettersDomain'>): AddressServices {
  return {
    isOpen: lettersDomain !== null,
    addressOf: (localPart) =>
      localPart === null || lettersDomain === null ? null : `${localPart}@${lettersDomain}`,
    async change({ accountId, actor }, of) {
      if (lettersDomain === null)
        throw new Failure(
          'operacao_nao_permitida',
          'Esta instalação não recebe arquivos por e-mail. Envie-os por POST /v1/received/files.',
        );
      if ((await changeReceivedAddress(db, { accountId, ...of }, { actor })) === null) throw notFound();
    },
    async end({ accountId, actor }, of) {
      if (!(await endReceivedAddress(db, { accountId, ...of }, { actor }))) throw notFound();
    },
  };
}
