import { eventFields } from '../../text/event-fields.ts';
import { eventWords } from '../../text/event-words.ts';
import { messages } from '../../text/locale.ts';

/** Texts of the operations on a document. */
export const actionMessages = messages({
  'pt-BR': {
    more: 'Mais ações',
    cancelWithin: 'Cancelamento possível por mais',
    cancelTerm: 'Prazo de cancelamento',
    cancelTermByTown:
      'Cada município define o seu e não o publica. Depois dele, a Sefin recusa (E0822): peça a análise fiscal.',
    cancelFreeFor: 'sem multa por mais',
    cancelWithFine: 'fora do prazo, com multa',
    termOver: 'O prazo já passou: a SEFAZ pode recusar.',
    termLeft: 'Prazo:',
    send: 'Enviar à SEFAZ',
    sendLive: 'Enviar à SEFAZ em produção',
    asked: 'Pedido enviado. O resultado aparece na linha do tempo.',
    liveWarning: 'Produção: este evento tem valor fiscal e não pode ser desfeito.',
    word: 'PRODUÇÃO',
    add: 'Adicionar',
    remove: (n: number) => `Remover o item ${n}`,
    item: (n: number) => `Item ${n}`,
    optional: 'opcional',
    choose: 'Escolha…',
    refused: 'Indisponível agora:',
    operations: eventWords['pt-BR'].operations,
    hints: eventWords['pt-BR'].hints,
    fields: eventFields['pt-BR'],
  },
  en: {
    more: 'More actions',
    cancelWithin: 'Can be canceled for another',
    cancelTerm: 'Deadline to cancel',
    cancelTermByTown:
      'Each city sets its own and does not publish it. After it, Sefin refuses (E0822): ask for the fiscal analysis.',
    cancelFreeFor: 'without a fine for another',
    cancelWithFine: 'out of time, with a fine',
    termOver: 'The deadline has passed: SEFAZ may refuse it.',
    termLeft: 'Time left:',
    send: 'Send to SEFAZ',
    sendLive: 'Send to SEFAZ in production',
    asked: 'Request sent. The outcome appears in the timeline.',
    liveWarning: 'Production: this event has fiscal value and cannot be undone.',
    word: 'PRODUCTION',
    add: 'Add',
    remove: (n: number) => `Remove item ${n}`,
    item: (n: number) => `Item ${n}`,
    optional: 'optional',
    choose: 'Choose…',
    refused: 'Not available now:',
    operations: eventWords.en.operations,
    hints: eventWords.en.hints,
    fields: eventFields.en,
  },
});
