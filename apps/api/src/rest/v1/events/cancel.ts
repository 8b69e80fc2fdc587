import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { cancelBody, cancelBodyDoc, cancelExamples, substitutionNote } from './cancellation.ts';
import { enqueueEvent, eventErrors } from './event-operation.ts';
import { queuedAnswer, queuedAnswerHeaders, queuedExample, queuedHeaders } from './queued-answer.ts';

/** POST /v1/{route}/{id}/cancel: asynchronous; the verdict is in the document and its events. */
export const cancelDocument = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    doc: {
      id: operationId('cancel', on),
      tag: on.tag,
      summary: `Cancelar (${on.tag})`,
      description:
        'Devolve 202 assim que o pedido está gravado. Consulte o documento: aceito, status passa a CANCELADA; recusado, o documento continua AUTORIZADA e a recusa é um item de events. cancellableUntil diz até quando. O nome justificativa é lido como reason.' +
        substitutionNote(on),
      headers: queuedHeaders,
      body: cancelBodyDoc(on),
      bodyExamples: cancelExamples(on),
      answers: {
        202: {
          description: 'Na fila. Com Prefer: wait=N, event traz o veredito quando sai a tempo.',
          schema: queuedAnswer,
          example: queuedExample('Cancelamento recebido e na fila de processamento.'),
          headers: queuedAnswerHeaders,
        },
      },
      errors: eventErrors(on, 'assincrono'),
    },
    schemas: {
      params: idParams,
      body: cancelBody(on, { strict: false }),
      strictBody: cancelBody(on, { strict: true }),
    },
    handle: (call, services) =>
      enqueueEvent(services, call, { on, asked: { ...call.body, operation: 'POST cancel' } }),
  });
