import type { Db } from '@fiscal/db/base/client';
import {
  type CounterCeilings,
  type CounterOf,
  type CounterRefusal,
  closeCounter,
  counterCeilings,
  findCounter,
  giveBackToCounter,
  listCounterGrants,
  openCounter,
  setCounterGrant,
  takeFromCounter,
} from '@fiscal/db/people/counters';
import { membersOf } from '@fiscal/db/people/members';
import type { OpenSession } from '@fiscal/db/people/sessions';
import type { Actor } from '@fiscal/db/records/audit';
import { Failure, notFound } from '../../base/failure.ts';
import type { Ceiling } from '../emission/emit-document.ts';

/** Session of a person, in one company. */
export interface At {
  readonly who: Pick<OpenSession, 'accountId' | 'userId' | 'sessionId'>;
  readonly clientId: string;
}

const REFUSALS: Readonly<Record<CounterRefusal, readonly [code: string, message: string]>> = {
  fechado: ['balcao_fechado', 'O balcão não está aberto. Abra-o, ou confirme esta nota.'],
  por_nota: ['acima_do_teto', 'Esta nota passa do teto por nota do balcão. Confirme-a.'],
  por_dia: ['acima_do_teto', 'Esta nota passa do teto do dia do balcão. Confirme-a.'],
};

const refusalOf = (refused: CounterRefusal): Failure => {
  const [code, message] = REFUSALS[refused];
  return new Failure('operacao_nao_permitida', message, { errors: [{ field: 'counter', code, message }] });
};

const counterOf = ({ who: { accountId, userId, sessionId }, clientId }: At): CounterOf => ({
  accountId,
  userId,
  sessionId,
  clientId,
});

/** Counters of a company: who may have one, and the one of a session. */
export function createCounters(db: Db) {
  return {
    /** Members of the account, with what an owner allows each of them in this company. */
    async list(accountId: string, clientId: string) {
      const [members, grants] = await Promise.all([
        membersOf(db, accountId),
        listCounterGrants(db, accountId, clientId),
      ]);
      return members.map(({ id, userId, name, email, role }) => ({
        userId,
        name,
        email,
        role,
        ceilings: grants.find(({ memberId }) => memberId === id) ?? null,
      }));
    },
    /** @param ceilings null forbids. @throws {Failure} nao_encontrado */
    async allow(
      { accountId, actor }: { readonly accountId: string; readonly actor: Actor },
      of: { readonly clientId: string; readonly userId: string },
      ceilings: CounterCeilings | null,
    ): Promise<void> {
      if (!(await setCounterGrant(db, { accountId, ...of }, { ceilings, actor }))) throw notFound();
    },
    /** Whether the person may have a counter here, and the open one of this session. */
    async status(at: At) {
      const { accountId, userId } = at.who;
      const ceilings = await counterCeilings(db, { accountId, userId, clientId: at.clientId });
      return { ceilings, open: ceilings === null ? null : await findCounter(db, counterOf(at)) };
    },
    /** @throws {Failure} operacao_nao_permitida: no owner has allowed it */
    async open(at: At, actor: Actor) {
      const opened = await openCounter(db, counterOf(at), actor);
      if (opened !== null) return opened;
      throw new Failure(
        'operacao_nao_permitida',
        'O balcão não está liberado para você nesta empresa. Peça ao dono da conta.',
      );
    },
    close: (at: At, actor: Actor): Promise<void> => closeCounter(db, counterOf(at), actor),
    /** The open counter, and the ceiling of a note emitted at it under a key. @throws {Failure} operacao_nao_permitida */
    async noteAt(at: At, key: string): Promise<{ readonly counterId: string; readonly ceiling: Ceiling }> {
      const of = counterOf(at);
      const counter = await findCounter(db, of);
      if (counter === null) throw refusalOf('fechado');
      return {
        counterId: counter.id,
        ceiling: {
          take: async (amount) => {
            // An amount that is not known is above every ceiling.
            if (amount === null) throw refusalOf('por_nota');
            const taken = await takeFromCounter(db, of, { key, amount });
            if ('refused' in taken) throw refusalOf(taken.refused);
          },
          giveBack: () => giveBackToCounter(db, of, key),
        },
      };
    },
  };
}
