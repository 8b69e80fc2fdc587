import type { z } from 'zod';
import { econfParams } from '../../../inputs/fields.ts';
import { eventInput } from '../../../services/events/event-input.ts';
import type { Performed } from '../../../services/events/operate.ts';
import { defineOperation } from '../../operation.ts';
import { bodylessHeaders, performEvent, SYNCHRONOUS_ERRORS } from '../document-event.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { verdictBody } from '../event-verdict.ts';
import { replayDoc } from '../idempotency.ts';
import { econfCanceladaAnswer, econfCanceladaExample } from './schema.ts';

/** DELETE /v1/{route}/{id}/econf/{numeroProtocolo} (110751). */
export const cancelEconf = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('cancel_econf', on),
      tag: on.tag,
      summary: `Cancelar a conciliação financeira (${on.tag})`,
      description:
        'Cancela o e-CONF desse protocolo (evento 110751). Sem corpo. Síncrono; 409 evento_inexistente quando ele não existe ou já foi cancelado.',
      headers: bodylessHeaders,
      answers: {
        200: {
          description: 'O que a SEFAZ respondeu.',
          schema: econfCanceladaAnswer,
          example: econfCanceladaExample,
          headers: replayDoc,
        },
      },
      errors: [...SYNCHRONOUS_ERRORS, 'evento_inexistente'],
    },
    schemas: { params: econfParams },
    handle: (call, services) =>
      performEvent(
        services,
        call,
        on,
        {
          kind: 'cancelamento-econf',
          request: eventInput(on, 'cancelamento-econf').parse({
            numero_protocolo: call.params.numeroProtocolo,
          }),
          operation: 'DELETE econf',
        },
        bodyOf,
      ),
  });

const bodyOf = (performed: Performed, link?: string): z.infer<typeof econfCanceladaAnswer> => ({
  ...verdictBody(performed),
  ...(link === undefined ? {} : { caminho_xml_cancelamento_conciliacao_financeira: link }),
  ...(performed.event.sequence === null
    ? {}
    : { numero_cancelamento_conciliacao_financeira: performed.event.sequence }),
});
