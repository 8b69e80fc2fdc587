import type { z } from 'zod';
import { idParams } from '../../../inputs/fields.ts';
import type { Performed } from '../../../services/events/operate.ts';
import { defineOperation } from '../../operation.ts';
import { bodylessHeaders, performEvent, SYNCHRONOUS_ERRORS } from '../document-event.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { verdictBody } from '../event-verdict.ts';
import { replayDoc } from '../idempotency.ts';
import { insucessoCanceladoAnswer, insucessoCanceladoExample } from './schema.ts';

/** DELETE /v1/{route}/{id}/insucesso-entrega (110193): the newest one that stands. */
export const cancelInsucessoEntrega = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('cancel_insucesso_entrega', on),
      tag: on.tag,
      summary: `Cancelar o insucesso na entrega (${on.tag})`,
      description:
        'Cancela o insucesso na entrega autorizado por último (evento 110193). Sem corpo. Síncrono; 409 evento_inexistente quando não há nenhum a cancelar.',
      headers: bodylessHeaders,
      answers: {
        200: {
          description: 'O que a SEFAZ respondeu.',
          schema: insucessoCanceladoAnswer,
          example: insucessoCanceladoExample,
          headers: replayDoc,
        },
      },
      errors: [...SYNCHRONOUS_ERRORS, 'evento_inexistente'],
    },
    schemas: { params: idParams },
    handle: (call, services) =>
      performEvent(
        services,
        call,
        on,
        { kind: 'cancelamento-insucesso-entrega', request: {}, operation: 'DELETE insucesso-entrega' },
        bodyOf,
      ),
  });

const bodyOf = (performed: Performed, link?: string): z.infer<typeof insucessoCanceladoAnswer> => ({
  ...verdictBody(performed),
  ...(link === undefined ? {} : { caminho_xml_cancelamento_insucesso_entrega: link }),
  ...(performed.event.sequence === null
    ? {}
    : { numero_cancelamento_insucesso_entrega: performed.event.sequence }),
});
