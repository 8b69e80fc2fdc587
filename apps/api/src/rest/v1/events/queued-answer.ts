import { z } from 'zod';
import { noticesSchema } from '../../../services/emission/notice.ts';
import { preferWaitDoc } from '../../prefer.ts';
import { eventSchema } from '../document-view.ts';
import { bodylessHeaders, eventAnswerHeaders } from './event-operation.ts';

/** 202 of an asynchronous operation on a document. */
export const queuedAnswer = z
  .strictObject({
    message: z.string().meta({ description: 'Confirmação de que o pedido está na fila.' }),
    eventId: z.uuid().meta({ description: 'O evento, como aparece em events do documento.' }),
    event: eventSchema.exactOptional().meta({
      description: 'Com Prefer: wait=N, o evento com o veredito; pendente quando não saiu a tempo.',
    }),
    notices: noticesSchema.exactOptional(),
  })
  .meta({ id: 'OperacaoAceita' });

export const queuedExample = (message: string) => ({
  message,
  eventId: '0193a2b4-7d8e-7f90-8123-456789abcdef',
});

/** Headers of a route whose event is queued, and of its answer. */
export const queuedHeaders = bodylessHeaders.extend(preferWaitDoc.shape);
export const queuedAnswerHeaders = eventAnswerHeaders.extend({
  Location: z.string().meta({ description: 'O caminho da consulta do documento.' }),
});
