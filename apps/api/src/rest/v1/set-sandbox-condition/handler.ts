import { UFS } from '@fiscal/core/tables/uf';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { integer } from '../fields.ts';

const conditionBody = z
  .strictObject({
    operation: z.string().min(1).max(60).exactOptional().meta({
      description:
        'A operação atingida: emit, status, query, cancel, correct, ator-interessado, insucesso-entrega, cancelamento-insucesso-entrega, econf, cancelamento-econf, inutilize…; todas quando ausente.',
      example: 'emit',
    }),
    service: z.string().min(1).max(60).exactOptional().meta({ description: 'O serviço da SEFAZ atingido.' }),
    uf: z
      .enum(UFS.map(({ sigla }) => sigla))
      .exactOptional()
      .meta({ description: 'Somente nesta UF.' }),
    scenario: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'O cenário, como no marcador.', example: 'SANDBOX(indisponivel=3)' }),
    times: integer('times', { min: 1, max: 100_000 }, 'Quantas vezes vale; null: até ser retirada.')
      .nullable()
      .default(1),
  })
  .meta({ id: 'CondicaoDoSandbox' });

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
