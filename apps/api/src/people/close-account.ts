import { closeAccount } from '@fiscal/db/accounts/close';
import type { Db } from '@fiscal/db/base/client';
import { Failure } from '../base/failure.ts';
import type { SessionIdentity } from './identify.ts';
import type { Reauthenticate } from './reauthenticate.ts';

/**
 * Ends the account of the session for good, on the password of an owner. @throws {Failure} nao_autenticado (wrong password),
 * limite_excedido, operacao_em_andamento (something waits for the authority)
 */
export type CloseAccount = (who: SessionIdentity, password: string, requestId: string) => Promise<void>;

export const createCloseAccount =
  ({ db, reauthenticate }: { readonly db: Db; readonly reauthenticate: Reauthenticate }): CloseAccount =>
  async ({ userId, accountId }, password, requestId) => {
    await reauthenticate(userId, password);
    const closed = await closeAccount(db, accountId, { actor: { kind: 'user', id: userId }, requestId });
    if (closed.kind === 'encerrada') return;
    const waiting =
      closed.waiting === 1 ? 'Uma operação ainda espera' : `${closed.waiting} operações ainda esperam`;
    throw new Failure(
      'operacao_em_andamento',
      `${waiting} a SEFAZ. Encerre a conta quando não houver pendências.`,
    );
  };
