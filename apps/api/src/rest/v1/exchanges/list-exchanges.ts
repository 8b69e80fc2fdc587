import type { z } from 'zod';
import { idParams } from '../../../inputs/fields.ts';
import type { ExchangeView } from '../../../services/exchanges/exchange-view.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import {
  type exchangeSchema,
  exchangesAnswer,
  exchangesExample,
  exchangesQuery,
} from './list-exchanges-schema.ts';

/** GET /v1/{route}/{id}/exchanges: what was sent to the authority and what came back. */
export const listExchanges = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('exchanges', on),
      tag: on.tag,
      summary: `Comunicação com a SEFAZ (${on.tag})`,
      description:
        'Cada troca com a autoridade feita para o documento e os seus eventos, em ordem: os bytes enviados e recebidos, endereço, TLS, certificado do servidor, tempos e como terminou. Chaves, senhas e cabeçalhos nunca são gravados. Uma troca aparece até um segundo depois de terminar. Uma página traz até uns 4 MiB de corpos.',
      answers: { 200: { description: 'Uma página.', schema: exchangesAnswer, example: exchangesExample } },
      errors: ['nao_encontrado', 'requisicao_invalida'],
    },
    schemas: { params: idParams, query: exchangesQuery },
    async handle({ caller, params, query }, services) {
      const page = await services.exchanges.list.ofClient(
        caller,
        { documentId: params.id, types: on.types },
        { limit: query.limit, cursor: query.cursor ?? null },
      );
      return { status: 200, body: { data: page.data.map(exchangeBody), nextCursor: page.nextCursor } };
    },
  });

/** GET /v1/{route}/inutilizacoes/{id}/exchanges: exchanges about a range of numbers. */
export const listRangeExchanges = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('range_exchanges', on),
      tag: on.tag,
      summary: 'Comunicação com a SEFAZ de uma inutilização',
      description:
        'Cada troca com a autoridade feita para uma inutilização, aceita ou recusada, em ordem; o id vem em POST inutilize e na lista das inutilizações.',
      answers: { 200: { description: 'Uma página.', schema: exchangesAnswer, example: exchangesExample } },
      errors: ['nao_encontrado', 'requisicao_invalida'],
    },
    schemas: { params: idParams, query: exchangesQuery },
    async handle({ caller, params, query }, services) {
      const asked = { limit: query.limit, cursor: query.cursor ?? null };
      const page = await services.exchanges.list.ofRange(caller, params.id, asked);
      return { status: 200, body: { data: page.data.map(exchangeBody), nextCursor: page.nextCursor } };
    },
  });

function exchangeBody(view: ExchangeView): z.infer<typeof exchangeSchema> {
  const {
    startedAt,
    ending,
    certificate,
    cStat,
    xMotivo,
    contentType: _,
    answerType: __,
    ...exchange
  } = view;
  return {
    ...exchange,
    startedAt: startedAt.toISOString(),
    result: ending,
    status_sefaz: cStat,
    mensagem_sefaz: xMotivo,
    certificate: certificate && {
      ...certificate,
      validFrom: certificate.validFrom.toISOString(),
      validTo: certificate.validTo.toISOString(),
    },
  };
}
