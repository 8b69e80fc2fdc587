import { STATE_ROWS, UNSEEN_NAME } from '@fiscal/core/lifecycle/authority-state';
import type { z } from 'zod';
import type { OveruseView } from '../../../services/authority/overuse.ts';
import type { LastSeen } from '../../../services/authority/sefaz-board.ts';
import type { HistoryView } from '../../../services/authority/sefaz-history.ts';
import { defineOperation } from '../../operation.ts';
import { boardAnswer, boardExample, boardQuery, UNSEEN } from './get-sefaz-board-schema.ts';

type ServiceBody = z.infer<typeof boardAnswer>['services'][number];

/** GET /v1/sefaz: the board of the authorities. */
export const getSefazBoard = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_sefaz_board',
    tag: 'Consultas',
    summary: 'Painel da SEFAZ',
    description:
      'Como está cada serviço da SEFAZ nas UFs das empresas da conta, ou na UF pedida, e o seu histórico. A SEFAZ não é chamada: ela é consultada de tempos em tempos, e o que responde aos documentos também conta.',
    answers: { 200: { description: 'O painel.', schema: boardAnswer, example: boardExample } },
    errors: ['requisicao_invalida'],
  },
  schemas: { query: boardQuery },
  async handle({ caller: { accountId }, query: { environment, uf, type, history: period } }, services) {
    const [{ ufs, watchedMinutes }, blocks, histories] = await Promise.all([
      services.authority.board.look(accountId, environment),
      services.authority.openBlocks(accountId, environment),
      period === undefined
        ? null
        : services.authority.history.histories(accountId, {
            environment,
            period,
            ...(uf === undefined ? {} : { uf }),
            ...(type === undefined ? {} : { type }),
          }),
    ]);
    const shown = ufs.filter((each) => (uf === undefined ? each.company !== null : each.uf === uf));
    const of = shown.flatMap((each) =>
      each.services
        .filter((service) => type === undefined || service.type === type)
        .map((service) => {
          const at = { type: service.type, uf: each.uf };
          const found = histories?.find((one) => one.type === at.type && one.uf === at.uf) ?? null;
          return {
            ...at,
            authorizer: service.authorizer,
            ...lastBody(service.last),
            ...(histories === null ? {} : { history: historyBody(found) }),
          };
        }),
    );
    return {
      status: 200,
      body: { environment, watchedMinutes, services: of, blocks: blocks.map(blockBody) },
    };
  },
});

function lastBody(last: LastSeen | null): Omit<ServiceBody, 'type' | 'uf' | 'authorizer' | 'history'> {
  const state = last?.state ?? null;
  return {
    state: state ?? UNSEEN,
    stateName: state === null ? UNSEEN_NAME : STATE_ROWS[state].name,
    online: last?.online ?? null,
    cStat: last?.cStat ?? null,
    message: last?.xMotivo ?? null,
    latencyMs: last?.latencyMs ?? null,
    since: last?.since.toISOString() ?? null,
    checkedAt: last?.checkedAt.toISOString() ?? null,
    nextLookAt: last?.nextLookAt?.toISOString() ?? null,
    backAt: last?.backAt?.toISOString() ?? null,
  };
}

const blockBody = ({ clientId, type: documentType, service, reason, until }: OveruseView) => ({
  clientId,
  type: documentType,
  service,
  reason,
  until: until.toISOString(),
});

const historyBody = (found: HistoryView | null): ServiceBody['history'] =>
  found === null
    ? null
    : {
        availability: found.availability,
        slots: found.slots.map((slot) => ({ ...slot, at: slot.at.toISOString() })),
      };
