import { z } from 'zod';
import { notFound } from '../../../base/failure.ts';
import { conditionBody } from '../../../inputs/sandbox/condition.ts';
import type { AcceptedCondition } from '../../../services/sandbox/set-sandbox-condition.ts';
import { defineOperation } from '../../operation.ts';

export const conditionAnswer = z
  .strictObject({
    id: z.int(),
    operation: z.string().nullable(),
    service: z.string().nullable(),
    uf: z.string().nullable(),
    cnpj: z.string().nullable(),
    scenario: z.string(),
    times: z.int().nullable(),
  })
  .meta({ id: 'CondicaoAceita' });

export const conditionsAnswer = z
  .strictObject({ data: z.array(conditionAnswer) })
  .meta({ id: 'CondicoesDoSandbox' });

const answerOf = ({ timesLeft, ...condition }: AcceptedCondition): z.infer<typeof conditionAnswer> => ({
  ...condition,
  times: timesLeft,
});

const doc = { tag: 'Ambiente de teste', errors: ['sefaz_indisponivel'] } as const;

/** POST /sandbox/conditions: how the emulated authority treats this account's next calls. */
export const setSandboxCondition = defineOperation({
  scope: 'access',
  doc: {
    ...doc,
    id: 'set_sandbox_condition',
    summary: 'Provocar um comportamento da SEFAZ emulada',
    description:
      'Vale só para esta conta e só no ambiente de teste. GET /sandbox/scenarios diz o que se pode pedir.',
    bodyExamples: {
      indisponivel: {
        summary: 'As três próximas emissões não têm resposta',
        value: { operation: 'emit', scenario: 'SANDBOX(indisponivel)', times: 3 },
      },
    },
    answers: { 201: { description: 'A condição aceita.', schema: conditionAnswer } },
  },
  schemas: { body: conditionBody },
  async handle({ caller, body }, services) {
    return { status: 201, body: answerOf(await services.sandbox.setCondition(caller, body)) };
  },
});

/** GET /sandbox/conditions: those that still hold, the oldest first: it is used first. */
export const listSandboxConditions = defineOperation({
  scope: 'access',
  doc: {
    ...doc,
    id: 'list_sandbox_conditions',
    summary: 'Listar as condições da SEFAZ emulada',
    description: 'As que ainda valem, na ordem em que são usadas; times: quantas chamadas ainda.',
    answers: { 200: { description: 'As condições.', schema: conditionsAnswer } },
  },
  async handle({ caller }, services) {
    const { conditions } = await services.sandbox.world.look(caller);
    return { status: 200, body: { data: conditions.map(answerOf) } };
  },
});

const conditionParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .meta({ description: 'O id da condição.', example: '7' }),
});

/** DELETE /sandbox/conditions/{id}. */
export const removeSandboxCondition = defineOperation({
  scope: 'access',
  doc: {
    ...doc,
    id: 'remove_sandbox_condition',
    summary: 'Retirar uma condição da SEFAZ emulada',
    description: 'A SEFAZ emulada deixa de segui-la na próxima chamada.',
    answers: {
      200: {
        description: 'Retirada.',
        schema: z.strictObject({ removed: z.int().meta({ description: 'Quantas: 1.' }) }),
      },
    },
    errors: [...doc.errors, 'nao_encontrado'],
  },
  schemas: { params: conditionParams },
  async handle({ caller, params }, services) {
    const removed = await services.sandbox.world.removeConditions(caller, Number(params.id));
    if (removed === 0) throw notFound();
    return { status: 200, body: { removed } };
  },
});
