import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { z } from 'zod';
import { FIELD_ERRORS_MAX } from '../../../base/failure.ts';
import { examplesOf } from '../../../inputs/emission-examples.ts';
import { anyObject } from '../../../inputs/fields.ts';
import { validateQuery } from '../../../inputs/law-queries.ts';
import { noticeBody, noticesSchema } from '../../../services/emission/notice.ts';
import { fieldErrorBody, fieldErrorSchema } from '../../error-body.ts';
import { defineOperation } from '../../operation.ts';
import { appliedDoc, preferDoc } from '../../prefer.ts';
import { publishedBody } from '../published-body.ts';
import { isStrictHeader } from './emission-headers.ts';
import { strictHeader } from './emit-document-schema.ts';

export const validateAnswer = z
  .strictObject({
    valid: z.boolean().meta({ description: 'true quando nenhum problema foi encontrado.' }),
    errors: z.array(fieldErrorSchema),
    totals: z.record(z.string(), z.string()).meta({ description: 'Totais calculados, por tag do XML.' }),
    notices: noticesSchema,
    completedInSandbox: z.array(z.strictObject({ field: z.string(), tag: z.string(), value: z.string() })),
    xml: z.string().nullable().meta({ description: 'O XML sem assinatura; null se não deu para montar.' }),
  })
  .meta({ id: 'Validacao' });

/** POST /v1/{route}/validate: the result an emission would have; takes no number and no credit. */
export const validateDocument = (definition: DocumentDefinition) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: `validate_${definition.type}`,
      tag: definition.nome,
      summary: `Validar ${definition.nome} sem emitir`,
      description:
        'O mesmo corpo da emissão. Devolve os totais calculados, o XML (com número provisório) e todos os problemas, sem reservar número nem crédito; de um número enviado, também se já está em uso ou foi inutilizado. Com Prefer: handling=strict, errors tem também o que a emissão assim pedida recusa.',
      headers: z.object({ ...preferDoc.shape, 'X-Sandbox-Strict': strictHeader }),
      body: publishedBody(definition),
      bodyExamples: examplesOf(definition),
      answers: { 200: { description: 'O resultado.', schema: validateAnswer, headers: appliedDoc } },
    },
    schemas: { query: validateQuery, body: anyObject, strictBody: anyObject },
    async handle({ caller, query, body, strict, http }, services) {
      const { problems, notices, totals, completed, xml } = await services.emission.validate({
        principal: caller,
        definition,
        body,
        strictHeader: isStrictHeader(http),
        strictHandling: strict,
        ...(query.em === undefined ? {} : { day: query.em }),
      });
      return {
        status: 200,
        body: {
          valid: problems.length === 0,
          errors: problems.slice(0, FIELD_ERRORS_MAX).map(fieldErrorBody),
          totals,
          notices: notices.map(noticeBody),
          completedInSandbox: completed.map(({ field, tag, value }) => ({ field, tag, value })),
          xml,
        },
      };
    },
  });
