import { explanationsOf } from '@fiscal/core/registry/explain';
import { z } from 'zod';
import { notFound } from '../../../base/failure.ts';
import { codeQuestion } from '../../../inputs/law-queries.ts';
import { defineOperation } from '../../operation.ts';
import { rejectionHintSchema } from '../rejection-hint.ts';

const codeAnswer = z
  .strictObject({
    codigo: z.string(),
    significados: z.array(
      z.strictObject({
        types: z.array(z.string()).meta({ description: 'Os tipos de documento em que significa o mesmo.' }),
        xMotivo: z.string().nullable().meta({ description: 'O texto oficial; null: nenhuma tabela o traz.' }),
        orientacao: rejectionHintSchema
          .nullable()
          .meta({ description: 'A causa e o que fazer; null quando o código não recusa nada.' }),
      }),
    ),
  })
  .meta({ id: 'CodigoExplicado' });

const { codigo, type } = codeQuestion.shape;

/** GET /v1/rejeicoes/{codigo}. */
export const explainCode = defineOperation({
  scope: 'access',
  doc: {
    id: 'explain_code',
    tag: 'Consultas',
    summary: 'Explicar um código de resposta da SEFAZ',
    description:
      'O texto oficial do código, a causa, o campo e o que fazer. O mesmo código pode significar coisas diferentes em cada tipo de documento. Uma rejeição já vem com a sua em rejection.',
    answers: { 200: { description: 'O que o código significa.', schema: codeAnswer } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: z.object({ codigo }), query: z.strictObject({ type }) },
  handle({ params, query }) {
    const found = explanationsOf(params.codigo, query.type ?? null);
    if (found.length === 0) throw notFound();
    const significados = found.map(({ types, message, hint }) => ({
      types: [...types],
      xMotivo: message,
      orientacao: hint,
    }));
    return Promise.resolve({ status: 200, body: { codigo: params.codigo, significados } });
  },
});
