import { receivedEvent } from '@fiscal/core/registry/received-definitions';
import { MANIFESTATION_STATUS, RECEIVED_EVENTS } from '@fiscal/core/vocabulary/manifestation';
import { z } from 'zod';
import { idParams } from '../../../inputs/fields.ts';
import { RECEIVED_EVENT_ROWS, type ReceivedEventRow } from '../../../operations/received-events.ts';
import { defineOperation } from '../../operation.ts';
import { appliedDoc, waitDoc } from '../../prefer.ts';
import { type Route, route } from '../../route.ts';
import { RECEIVED_TAG } from '../../unknown-resource.ts';
import { waitSeconds } from '../documents/emission-headers.ts';
import { idempotencyDoc, idempotencyOf, replayDoc, replayHeaders } from '../idempotency.ts';
import { requestedEventOf, requestedEventSchema as requestedEventOfNote } from './schema.ts';

export const requestedEventSchema = z
  .strictObject({
    message: z.string(),
    eventId: z.uuid().meta({ description: 'O id em eventosPedidos, na consulta da nota.' }),
    evento: z.enum(RECEIVED_EVENTS),
    status: z
      .enum(MANIFESTATION_STATUS)
      .meta({ description: 'pendente, ou com Prefer: wait=N o de depois da espera.' }),
    pedido: requestedEventOfNote.exactOptional().meta({ description: 'Com Prefer: wait=N.' }),
  })
  .meta({ id: 'EventoDeRecebidoPedido' });

const COMMON =
  'Assinado com o A1 da empresa e enviado: de NF-e e MDF-e à SVRS, de CT-e à SEFAZ da UF, de NFS-e à Sefin Nacional. O resultado aparece em eventosPedidos, na consulta da nota. Um pedido igual a um que aguarda a resposta devolve o mesmo eventId.';

/** POST /v1/received/{id}/eventos/{evento}. */
const requestEvent = ({ kind, title, description, example }: ReceivedEventRow) => {
  const { input, strictInput } = receivedEvent(kind);
  return defineOperation({
    scope: 'token',
    doc: {
      id: `register_received_${kind.replaceAll('-', '_')}`,
      tag: RECEIVED_TAG,
      summary: `${title} (nota recebida)`,
      description: `${description} ${COMMON}`,
      bodyExamples: { exemplo: { summary: title, value: example } },
      headers: idempotencyDoc.extend(waitDoc.shape),
      answers: {
        202: {
          description: 'O pedido foi aceito. Com Prefer: wait=N, status e pedido são os de depois da espera.',
          schema: requestedEventSchema,
          headers: replayDoc.extend(appliedDoc.shape),
        },
      },
      errors: [
        'nao_encontrado',
        'operacao_nao_permitida',
        'operacao_em_andamento',
        'chave_idempotencia_reutilizada',
      ],
    },
    schemas: { params: idParams, body: input, strictBody: strictInput },
    async handle({ caller, params: { id }, body, bodyText, http }, services) {
      const { eventId, replayed } = await services.received.register(caller, id, {
        kind,
        request: body,
        idempotency: idempotencyOf(
          http,
          `POST /v1/received/eventos/${kind}`,
          `[${JSON.stringify(id)},${bodyText || '{}'}]`,
        ),
      });
      const wait = waitSeconds(http.header('prefer'));
      const waited = wait === null ? null : await services.received.awaitEvent(caller, { id, eventId }, wait);
      return {
        status: 202,
        body: {
          message: 'Evento recebido e na fila de processamento.',
          eventId,
          evento: kind,
          status: waited?.status ?? 'pendente',
          ...(waited === null ? {} : { pedido: requestedEventOf(waited) }),
        },
        headers: {
          location: `/v1/received/${id}`,
          ...replayHeaders(replayed),
          ...(wait === null ? {} : { 'preference-applied': `wait=${wait}` }),
        },
      };
    },
  });
};

/** Routes of every event of a received note. */
export const receivedEventRoutes: readonly Route[] = RECEIVED_EVENT_ROWS.map((row) =>
  route('POST', `/v1/received/:id/eventos/${row.kind}`, 'token', 'write', requestEvent(row)),
);
