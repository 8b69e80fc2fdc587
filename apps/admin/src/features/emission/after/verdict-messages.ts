import { messages } from '../../../text/locale.ts';

/** Texts of an emission under way and of its verdict. */
export const verdictMessages = messages({
  'pt-BR': {
    earlierVerdict: 'Rejeição a corrigir',
    sent: 'Enviado. A resposta da SEFAZ aparece aqui.',
    numbered: (serie: number, numero: number) => `nº ${numero} · série ${serie}`,
    accessKey: 'Chave de acesso',
    protocol: 'Protocolo',
    answer: 'Resposta',
    cause: 'Causa',
    fix: 'Como corrigir',
    openDocument: 'Abrir o documento',
  },
  en: {
    earlierVerdict: 'Rejection to correct',
    sent: 'Sent. The answer of SEFAZ appears here.',
    numbered: (serie: number, numero: number) => `no. ${numero} · series ${serie}`,
    accessKey: 'Access key',
    protocol: 'Protocol',
    answer: 'Answer',
    cause: 'Cause',
    fix: 'How to fix it',
    openDocument: 'Open the document',
  },
});
