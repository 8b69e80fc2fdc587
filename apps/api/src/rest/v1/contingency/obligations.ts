import { closingBody, obligationsQuery } from '../../../inputs/contingency.ts';
import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { obligationBody, obligationSchema, obligationsSchema } from './schema.ts';

const tag = 'Contingência';

/** GET /v1/obligations. */
export const listObligations = defineOperation({
  scope: 'access',
  doc: {
    id: 'list_obligations',
    tag,
    summary: 'O que uma contingência deixou por fazer',
    description:
      'De cada chave que pode estar na SEFAZ e cujo documento foi emitido com outro número, e de cada número impresso que foi recusado: o que falta. A Emite consulta, cancela ou inutiliza sozinha; uma tarefa espera por uma pessoa. Tarefas primeiro, depois as mais novas; no máximo 200.',
    answers: { 200: { description: 'As pendências.', schema: obligationsSchema } },
    errors: ['requisicao_invalida'],
  },
  schemas: { query: obligationsQuery },
  async handle({ caller, query }, services) {
    const found = await services.contingency.obligations(caller, query);
    return { status: 200, body: { data: found.map(obligationBody) } };
  },
});

/** POST /v1/obligations/{id}/close. */
export const closeObligation = defineOperation({
  scope: 'access',
  doc: {
    id: 'close_obligation',
    tag,
    summary: 'Encerrar uma tarefa resolvida fora da Emite',
    description: 'Só uma tarefa pode ser encerrada, com a razão, que fica guardada.',
    bodyExamples: {
      portal: {
        summary: 'Feito no portal',
        value: { reason: 'Cancelada no portal da SEFAZ em 25/11/2026.' },
      },
    },
    answers: { 200: { description: 'Encerrada.', schema: obligationSchema } },
    errors: ['nao_encontrado', 'operacao_nao_permitida', 'requisicao_invalida'],
  },
  schemas: { params: idParams, body: closingBody },
  async handle({ caller, params: { id }, body: { reason } }, services) {
    const closed = await services.contingency.act(caller, id, { kind: 'encerrar', reason });
    return { status: 200, body: obligationBody(closed) };
  },
});

/** POST /v1/obligations/{id}/retry. */
export const retryObligation = defineOperation({
  scope: 'access',
  doc: {
    id: 'retry_obligation',
    tag,
    summary: 'Tentar uma tarefa outra vez',
    description: 'A Emite começa de novo: consulta a chave, e cancela ou inutiliza.',
    answers: { 200: { description: 'Em andamento.', schema: obligationSchema } },
    errors: ['nao_encontrado', 'operacao_nao_permitida'],
  },
  schemas: { params: idParams },
  async handle({ caller, params: { id } }, services) {
    return {
      status: 200,
      body: obligationBody(await services.contingency.act(caller, id, { kind: 'repetir' })),
    };
  },
});
