import { eventWords } from '../../text/event-words.ts';
import { messages } from '../../text/locale.ts';

/** Texts of the events, beside the manifestations, that the company requests of a received note. */
export const receivedEventMessages = messages({
  'pt-BR': {
    title: 'Registrar evento',
    hint: 'Assinado com o A1 da empresa e enviado à SEFAZ. O resultado aparece nos eventos da nota.',
    event: 'Evento',
    requested: 'Eventos pedidos',
    asked: 'Pedido enviado. O resultado aparece nos eventos da nota.',
    protocol: (number: string) => `Protocolo ${number}`,
    live: 'Produção: este evento tem valor fiscal. Só outro evento o cancela.',
    names: eventWords['pt-BR'].names,
    buttons: eventWords['pt-BR'].received,
    hints: eventWords['pt-BR'].receivedHints,
  },
  en: {
    title: 'Register event',
    hint: 'Signed with the A1 of the company and sent to SEFAZ. The outcome appears in the events of the note.',
    event: 'Event',
    requested: 'Requested events',
    asked: 'Request sent. The outcome appears in the events of the note.',
    protocol: (number: string) => `Protocol ${number}`,
    live: 'Production: this event has fiscal value. Only another event cancels it.',
    names: eventWords.en.names,
    buttons: eventWords.en.received,
    hints: eventWords.en.receivedHints,
  },
});
