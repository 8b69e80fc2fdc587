import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { EVENT_ERRORS, enqueueEvent, eventSchemas } from './event-operation.ts';
import { letterOf } from './letter.ts';
import { queuedAnswer, queuedAnswerHeaders, queuedExample, queuedHeaders } from './queued-answer.ts';

/** POST /v1/{route}/{id}/correct: a carta de correção; asynchronous, its verdict is in the events. */
export const correctDocument = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('correct', on),
      tag: on.tag,
      summary: `Carta de correção (${on.tag})`,
      description: `Devolve 202 assim que o pedido está gravado; o resultado é um item de events. ${letterOf(on).description} Cada carta substitui a anterior: repita todas as correções. No máximo 20 por documento.`,
      headers: queuedHeaders,
      bodyExamples: letterOf(on).examples,
      answers: {
        202: {
          description: 'Na fila. Com Prefer: wait=N, event traz o veredito quando sai a tempo.',
          schema: queuedAnswer,
          example: queuedExample('Carta de correção recebida e na fila de processamento.'),
          headers: queuedAnswerHeaders,
        },
      },
      errors: EVENT_ERRORS,
    },
    schemas: eventSchemas(on, 'carta-correcao'),
    handle: (call, services) =>
      enqueueEvent(services, call, {
        on,
        asked: {
          kind: 'carta-correcao',
          request: call.body,
          operation: 'POST correct',
        },
      }),
  });
