import { messages } from '../../../text/locale.ts';

/** Texts of the next steps after an authorization. */
export const afterMessages = messages({
  'pt-BR': {
    next: 'O que fazer agora',
    print: 'Imprimir',
    send: 'Enviar',
    fresh: 'Nova nota',
    duplicate: 'Duplicar',
    printing: 'Abrindo a impressão…',
    noPaper: 'Este documento não tem impressão.',
    printOnVerdict: 'Imprimir ao autorizar',
  },
  en: {
    next: 'Next steps',
    print: 'Print',
    send: 'Send',
    fresh: 'New document',
    duplicate: 'Duplicate',
    printing: 'Opening the print dialog…',
    noPaper: 'This document has no printed form.',
    printOnVerdict: 'Print once authorized',
  },
});
