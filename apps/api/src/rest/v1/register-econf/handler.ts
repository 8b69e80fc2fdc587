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
import { econfAnswer, econfExample } from './schema.ts';

const pix = { forma_pagamento: '17', valor_pagamento: '25.80', data_pagamento: '2026-11-21' };

/** POST /v1/{route}/{id}/econf (110750, SVRS). */
export const registerEconf = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('register_econf', on),
      tag: on.tag,
      summary: `Conciliação financeira, e-CONF (${on.tag})`,
      description:
        'Concilia de 1 a 100 pagamentos com a nota (evento 110750), só para NF-e. Sem valor, cnpj_transacional, uf_transacional e uf_beneficiario são os do emitente onde o evento os exige; details conta o que foi preenchido. Síncrono; guarde numero_protocolo para consultar ou cancelar.',
      headers: eventHeaders,
      bodyExamples: {
        pix: { summary: 'Um PIX', value: { detalhes_pagamento: [pix] } },
        cartao: {
          summary: 'Cartão, com a instituição e a autorização',
          value: {
            detalhes_pagamento: [
              {
                ...pix,
                forma_pagamento: '03',
                indicador_pagamento: '0',
                cnpj_transacional: '11222333000181',
                uf_transacional: 'SP',
                cnpj_instituicao_financeira: '11222333000181',
                bandeira_operadora: '01',
                numero_autorizacao: 'A1B2C3',
              },
            ],
          },
        },
      },
      answers: {
        200: {
          description: 'O que a SEFAZ respondeu.',
          schema: econfAnswer,
          example: econfExample,
          headers: eventAnswerHeaders,
        },
      },
      errors: SYNCHRONOUS_ERRORS,
    },
    schemas: eventSchemas(on, 'econf'),
    handle: (call, services) =>
      performEvent(
        services,
        call,
        on,
        { kind: 'econf', request: call.body, operation: 'POST econf' },
        bodyOf,
      ),
  });

const bodyOf = (performed: Performed, link?: string): z.infer<typeof econfAnswer> => {
  const { sequence, protocolNumber } = performed.event;
  return {
    ...verdictBody(performed),
    ...(link === undefined ? {} : { caminho_xml_conciliacao_financeira: link }),
    ...(sequence === null ? {} : { numero_conciliacao_financeira: sequence }),
    ...(protocolNumber === null ? {} : { numero_protocolo: protocolNumber }),
  };
};
