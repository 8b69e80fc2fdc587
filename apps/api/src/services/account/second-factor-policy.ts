import { requireSecondFactor } from '@fiscal/db/accounts/second-factor';
import type { Db } from '@fiscal/db/base/client';
import { Failure } from '../../base/failure.ts';

/** Whether the account lets in only who has a second factor. @throws {Failure} operacao_nao_permitida (who asks has none) */
export type SecondFactorPolicy = (
  accountId: string,
  required: boolean,
  by: { readonly userId: string; readonly requestId: string },
) => Promise<void>;

export const createSecondFactorPolicy =
  ({ db }: { readonly db: Db }): SecondFactorPolicy =>
  async (accountId, required, by) => {
    if ((await requireSecondFactor(db, { accountId, required }, by)) === 'feito') return;
    throw new Failure(
      'operacao_nao_permitida',
      'Ative antes a sua verificação em duas etapas, no seu perfil: sem ela você seria a primeira pessoa a ficar de fora.',
    );
  };
