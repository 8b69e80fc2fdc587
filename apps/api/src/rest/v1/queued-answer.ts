import { z } from 'zod';

/** 202 of an asynchronous operation on a document. */
export const queuedAnswer = z
  .strictObject({ message: z.string().meta({ description: 'Confirmação de que o pedido está na fila.' }) })
  .meta({ id: 'OperacaoAceita' });
