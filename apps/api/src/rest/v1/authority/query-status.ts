import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

export const statusAnswer = z
  .strictObject({
    online: z.boolean().meta({ description: 'true quando o serviço da SEFAZ está em operação.' }),
    message: z.string().meta({ description: 'O que a SEFAZ respondeu, ou por que não respondeu.' }),
  })
  .meta({ id: 'SituacaoDoServico' });

/** POST /v1/{route}/status: always 200, also when the authority is silent. */
export const queryStatus = (definition: DocumentDefinition) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: `status_${definition.type}`,
      tag: definition.nome,
      summary: `Situação do serviço da SEFAZ (${definition.nome})`,
      description: 'Consulta o serviço da SEFAZ para a UF da empresa e o ambiente do token. Sem corpo.',
      answers: {
        200: {
          description: 'A situação.',
          schema: statusAnswer,
          example: { online: true, message: '107: Serviço em Operação' },
        },
      },
    },
    async handle({ caller }, services) {
      return { status: 200, body: await services.authority.queryStatus(caller, definition) };
    },
  });
