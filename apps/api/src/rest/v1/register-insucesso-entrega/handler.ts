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
import { insucessoEntregaAnswer, insucessoEntregaExample } from './schema.ts';

const attempt = {
  data_tentativa_entrega: '2026-11-21T10:00:00-03:00',
  motivo_insucesso: 1,
  hash_tentativa_entrega: '2jmj7l5rSw0yVb/vlWAYkK/YBwk=',
};

/** POST /v1/{route}/{id}/insucesso-entrega (110192, SVRS). */
export const registerInsucessoEntrega = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('register_insucesso_entrega', on),
      tag: on.tag,
      summary: `Insucesso na entrega (${on.tag})`,
      description:
        'Registra uma tentativa de entrega sem sucesso (evento 110192), só para NF-e. Um hash que não é o Base64 de 20 bytes é convertido (SHA-1 da chave e do texto); o que foi preenchido ou convertido está em details do evento. Síncrono.',
      headers: eventHeaders,
      bodyExamples: {
        ausente: { summary: 'Recebedor ausente', value: attempt },
        outros: {
          summary: 'Outro motivo, com coordenadas',
          value: {
            ...attempt,
            numero_tentativas: 2,
            motivo_insucesso: 4,
            justificativa_insucesso: 'Rua interditada por obras da prefeitura',
            latitude_entrega: '-23.550520',
            longitude_entrega: '-46.633308',
            data_hash_tentativa: '2026-11-21T10:00:00-03:00',
          },
        },
      },
      answers: {
        200: {
          description: 'O que a SEFAZ respondeu.',
          schema: insucessoEntregaAnswer,
          example: insucessoEntregaExample,
          headers: eventAnswerHeaders,
        },
      },
      errors: SYNCHRONOUS_ERRORS,
    },
    schemas: eventSchemas(on, 'insucesso-entrega'),
    handle: (call, services) =>
      performEvent(
        services,
        call,
        on,
        { kind: 'insucesso-entrega', request: call.body, operation: 'POST insucesso-entrega' },
        bodyOf,
      ),
  });

const bodyOf = (performed: Performed, link?: string): z.infer<typeof insucessoEntregaAnswer> => ({
  ...verdictBody(performed),
  ...(link === undefined ? {} : { caminho_xml_insucesso_entrega: link }),
  ...(performed.event.sequence === null ? {} : { numero_insucesso_entrega: performed.event.sequence }),
});
