import { Failure } from '../../base/failure.ts';
import { builder } from '../builder.ts';
import { toUuid } from '../global-id.ts';
import { nullIfMissing } from '../null-if-missing.ts';
import { FILE_PRICE, PAPER_PRICE } from '../price.ts';
import { ReceivedNote } from './note.ts';

builder.objectFields(ReceivedNote, (t) => ({
  xml: t.string({
    description: 'O XML da nota; o resumo enquanto completa for false.',
    complexity: FILE_PRICE,
    resolve: async ({ id }, _args, context) =>
      (await context.services.received.xml(await context.integrator(), id)).bytes.toString('utf8'),
  }),
  pdfBase64: t.string({
    nullable: true,
    description:
      'O DANFE em Base64, feito do XML recebido; o de uma nota cancelada sai marcado. null quando só há o resumo, e de uma nota denegada.',
    complexity: PAPER_PRICE,
    async resolve({ id }, _args, context) {
      try {
        const { bytes } = await context.services.received.pdf(await context.integrator(), id);
        return bytes.toString('base64');
      } catch (error) {
        if (error instanceof Failure && error.code === 'operacao_nao_permitida') return null;
        throw error;
      }
    },
  }),
  eventXml: t.string({
    nullable: true,
    description:
      'O XML de um item de eventos, ou de uma manifestação ou um evento pedido já registrados; null enquanto não houver.',
    complexity: FILE_PRICE,
    args: { eventId: t.arg.id({ required: true }) },
    async resolve({ id }, { eventId }, context) {
      const event = { id, eventId: toUuid(eventId) ?? '' };
      const found = await nullIfMissing(
        context.services.received.eventXml(await context.integrator(), event),
      );
      return found && found.toString('utf8');
    },
  }),
}));
