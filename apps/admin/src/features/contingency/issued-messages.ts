import { messages } from '../../text/locale.ts';

/** Texts of a document issued in contingency: separate, because other documents do not load them. */
export const issuedMessages = messages({
  'pt-BR': {
    issued: {
      offline: (form: string) => `Emitido em contingência offline (forma de emissão ${form}).`,
      epec: (form: string) => `Emitido em contingência por EPEC (forma de emissão ${form}).`,
      svc: (form: string) => `Emitido em contingência pela SVC (forma de emissão ${form}).`,
    },
    printable: 'Já pode ser impresso e entregue; a transmissão é feita pela Emite quando a SEFAZ voltar.',
    deadline: 'Prazo para transmitir:',
  },
  en: {
    issued: {
      offline: (form: string) => `Issued offline in contingency (form of emission ${form}).`,
      epec: (form: string) => `Issued in contingency by EPEC (form of emission ${form}).`,
      svc: (form: string) => `Issued in contingency by the SVC (form of emission ${form}).`,
    },
    printable: 'It may be printed and handed out; Emite transmits it when SEFAZ is back.',
    deadline: 'To be transmitted by:',
  },
});
