import type { z } from 'zod';
import type { Performed } from '../../../services/events/operate.ts';
import { defineOperation } from '../../operation.ts';
import {
  eventAnswerHeaders,
  eventHeaders,
  eventSchemas,
  performEvent,
  SYNCHRONOUS_ERRORS,
} from '../document-event.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { verdictBody } from '../event-verdict.ts';
import { atorInteressadoAnswer, atorInteressadoExample } from './schema.ts';

/** POST /v1/{route}/{id}/ator-interessado (110150, national environment). */
export const registerAtorInteressado = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('register_ator_interessado', on),
      tag: on.tag,
      summary: `Ator interessado (${on.tag})`,
      description:
        'Dá a um transportador ou a outro interessado acesso ao XML (evento 110150). Informe cpf ou cnpj, nunca os dois. Síncrono: a resposta traz o que a SEFAZ disse, até 6 meses depois da autorização.',
      headers: eventHeaders,
      bodyExamples: {
        transportador: {
          summary: 'Transportador que pode autorizar terceiros',
          value: { cnpj: '12345678000195', permite_autorizacao_terceiros: true },
        },
        pessoa: { summary: 'Pessoa física', value: { cpf: '12345678909' } },
      },
      answers: {
        200: {
          description: 'O que a SEFAZ respondeu.',
          schema: atorInteressadoAnswer,
          example: atorInteressadoExample,
          headers: eventAnswerHeaders,
        },
      },
      errors: SYNCHRONOUS_ERRORS,
    },
    schemas: eventSchemas(on, 'ator-interessado'),
    handle: (call, services) =>
      performEvent(
        services,
        call,
        on,
        { kind: 'ator-interessado', request: call.body, operation: 'POST ator-interessado' },
        bodyOf,
      ),
  });

const bodyOf = (performed: Performed, link?: string): z.infer<typeof atorInteressadoAnswer> => ({
  ...verdictBody(performed),
  ...(link === undefined ? {} : { caminho_xml_evento_ator_interessado: link }),
  ...(performed.event.sequence === null ? {} : { numero_evento_ator_interessado: performed.event.sequence }),
});
