import { z } from 'zod';
import { noticesSchema } from '../../../services/emission/notice.ts';

/** 202 of an asynchronous operation on a document. */
export const queuedAnswer = z
  .strictObject({
    message: z.string().meta({ description: 'Confirmação de que o pedido está na fila.' }),
    notices: noticesSchema.exactOptional(),
  })
  .meta({ id: 'OperacaoAceita' });
