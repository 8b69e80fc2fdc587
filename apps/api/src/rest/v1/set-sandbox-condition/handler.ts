import { z } from 'zod';
import { conditionBody } from '../../../inputs/sandbox-condition.ts';
import { defineOperation } from '../../operation.ts';

export const conditionAnswer = z
  .strictObject({
    id: z.int(),
    operation: z.string().nullable(),
    service: z.string().nullable(),
    uf: z.string().nullable(),
    scenario: z.string(),
    times: z.int().nullable(),
  })
  .meta({ id: 'CondicaoAceita' });

/** POST /sandbox/conditions: how the emulated authority treats this account's next calls. */
export const setSandboxCondition = defineOperation({
  scope: 'access',
  doc: {
    id: 'set_sandbox_condition',
    tag: 'Ambiente de teste',
    summary: 'Provocar um comportamento da SEFAZ emulada',
    description: 'Vale só para esta conta e só no ambiente de teste.',
    answers: { 201: { description: 'A condição aceita.', schema: conditionAnswer } },
    errors: ['sefaz_indisponivel'],
  },
  schemas: { body: conditionBody },
  async handle({ caller, body }, services) {
    const { timesLeft, ...condition } = await services.setSandboxCondition(caller, body);
    return { status: 201, body: { ...condition, times: timesLeft } };
  },
});
