import type { DocumentDefinition, Problem } from '@fiscal/core/documents/definition';
import { z } from 'zod';
import { FIELD_ERRORS_MAX } from '../../../failure.ts';
import { examplesOf } from '../../../inputs/emission-examples.ts';
import { anyObject } from '../../../inputs/fields.ts';
import { fieldErrorSchema } from '../../error-body.ts';
import { defineOperation } from '../../operation.ts';
import { isStrictHeader } from '../emit-document/headers.ts';
import { strictHeader } from '../emit-document/schema.ts';
import { publishedBody } from '../published-body.ts';

export const validateAnswer = z
  .strictObject({
    valid: z.boolean().meta({ description: 'true quando nenhum problema foi encontrado.' }),
    errors: z.array(fieldErrorSchema.extend({ cStat: z.string().exactOptional() })),
    totals: z.record(z.string(), z.string()).meta({ description: 'Totais calculados, por tag do XML.' }),
    completedInSandbox: z.array(z.strictObject({ field: z.string(), tag: z.string(), value: z.string() })),
    xml: z.string().nullable().meta({ description: 'O XML sem assinatura; null se não deu para montar.' }),
  })
  .meta({ id: 'Validacao' });

/** POST /v1/{route}/validate: what emission would say; takes no number and no credit. */
export const validateDocument = (definition: DocumentDefinition) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: `validate_${definition.type}`,
      tag: definition.nome,
      summary: `Validar ${definition.nome} sem emitir`,
      description:
        'O mesmo corpo da emissão. Devolve os totais calculados, o XML (com número provisório) e todos os problemas, sem reservar número nem crédito.',
      headers: z.object({ 'X-Sandbox-Strict': strictHeader }),
      body: publishedBody(definition),
      bodyExamples: examplesOf(definition),
      answers: { 200: { description: 'O resultado.', schema: validateAnswer } },
      errors: [],
    },
    schemas: { body: anyObject },
    async handle({ caller, body, http }, services) {
      const { problems, totals, completed, xml } = services.validateDocument({
        principal: caller,
        definition,
        body,
        strictHeader: isStrictHeader(http),
      });
      return {
        status: 200,
        body: {
          valid: problems.length === 0,
          errors: problems.slice(0, FIELD_ERRORS_MAX).map(problemBody),
          totals,
          completedInSandbox: completed.map(({ field, tag, value }) => ({ field, tag, value })),
          xml,
        },
      };
    },
  });

const problemBody = ({ field, code, message, tag, fix, cStat }: Problem) => ({
  field,
  code,
  message,
  ...(tag === undefined ? {} : { tag }),
  ...(fix === undefined ? {} : { fix }),
  ...(cStat === undefined ? {} : { cStat }),
});
