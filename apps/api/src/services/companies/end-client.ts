import type { Db } from '@fiscal/db/base/client';
import { endClient } from '@fiscal/db/companies/end-client';
import { Failure, notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';

/** A company emits no more: its tokens and secrets go, its documents stay. @throws {Failure} nao_encontrado, operacao_em_andamento */
export type EndClient = (caller: AccountCaller, clientId: string) => Promise<void>;

export const createEndClient =
  ({ db }: { readonly db: Db }): EndClient =>
  async ({ accountId, actor }, clientId) => {
    const ended = await endClient(db, { accountId, clientId }, actor);
    if (ended.kind === 'encerrada') return;
    if (ended.kind === 'cliente_inexistente') throw notFound();
    const { waiting } = ended;
    const what = waiting === 1 ? 'Uma operação ainda espera' : `${waiting} operações ainda esperam`;
    throw new Failure(
      'operacao_em_andamento',
      `${what} a SEFAZ. Encerre a empresa quando não houver pendências.`,
    );
  };
