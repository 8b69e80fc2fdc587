import { messages } from '../../../text/locale.ts';

/** Texts of canceling several documents. */
export const cancelMessages = messages({
  'pt-BR': {
    cancel: (count: number) => (count === 1 ? 'Cancelar 1 documento' : `Cancelar ${count} documentos`),
    hint: 'Um pedido de cancelamento por documento, com a mesma justificativa. A SEFAZ aceita ou recusa cada um.',
    reason: 'Justificativa',
    reasonHint: 'Escreva a justificativa, com 15 a 255 caracteres.',
    live: 'Produção: cada cancelamento tem valor fiscal e não pode ser desfeito.',
    word: 'PRODUÇÃO',
    send: 'Enviar à SEFAZ',
    sendLive: 'Enviar à SEFAZ em produção',
    progress: (done: number, all: number) => `${done} de ${all} enviados`,
    sent: (count: number) => (count === 1 ? '1 pedido enviado.' : `${count} pedidos enviados.`),
    refused: (count: number) => (count === 1 ? '1 pedido recusado:' : `${count} pedidos recusados:`),
  },
  en: {
    cancel: (count: number) => (count === 1 ? 'Cancel 1 document' : `Cancel ${count} documents`),
    hint: 'One request for each document, with the same reason. SEFAZ accepts or refuses each of them.',
    reason: 'Reason',
    reasonHint: 'Write the reason, 15 to 255 characters.',
    live: 'Production: each cancellation has fiscal value and cannot be undone.',
    word: 'PRODUCTION',
    send: 'Send to SEFAZ',
    sendLive: 'Send to SEFAZ in production',
    progress: (done: number, all: number) => `${done} of ${all} sent`,
    sent: (count: number) => (count === 1 ? '1 request sent.' : `${count} requests sent.`),
    refused: (count: number) => (count === 1 ? '1 request refused:' : `${count} requests refused:`),
  },
});
