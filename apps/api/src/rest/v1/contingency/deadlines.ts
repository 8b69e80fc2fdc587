import { deadlinesQuery } from '../../../inputs/contingency.ts';
import { defineOperation } from '../../operation.ts';
import { deadlineBody, deadlinesSchema } from './schema.ts';

/** GET /v1/deadlines. */
export const listDeadlines = defineOperation({
  scope: 'access',
  doc: {
    id: 'list_deadlines',
    tag: 'Contingência',
    summary: 'Os prazos que uma contingência abriu',
    description:
      'Até quando transmitir o que foi impresso antes de autorizado, cancelar uma primeira tentativa ou inutilizar um número. Os que vencem primeiro vêm primeiro; no ambiente de teste, pelo relógio da conta (POST /sandbox/clock). Cada um é avisado por document.deadline na metade, a 80% e quando vence.',
    answers: { 200: { description: 'Os prazos.', schema: deadlinesSchema } },
    errors: ['requisicao_invalida'],
  },
  schemas: { query: deadlinesQuery },
  async handle({ caller, query }, services) {
    const found = await services.contingency.deadlines(caller, query);
    return { status: 200, body: { data: found.map(deadlineBody) } };
  },
});
