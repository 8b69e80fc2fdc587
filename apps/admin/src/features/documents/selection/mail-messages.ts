import { messages } from '../../../text/locale.ts';

/** Texts of sending several documents by e-mail. */
export const mailMessages = messages({
  'pt-BR': {
    send: 'Enviar por e-mail',
    title: (count: number) =>
      count === 1 ? 'Enviar 1 documento por e-mail' : `Enviar ${count} documentos por e-mail`,
    hint: 'O XML e o PDF vão anexados, um e-mail por documento.',
    to: 'Para',
    toHint:
      'Em branco: cada cliente recebe o seu, no e-mail que está no documento. Preenchido, um endereço por linha: todos vão só para estes.',
    progress: (done: number, all: number) => `${done} de ${all} enviados`,
    sent: (count: number) => (count === 1 ? '1 e-mail a caminho.' : `${count} e-mails a caminho.`),
    refused: (count: number) => (count === 1 ? '1 documento sem envio:' : `${count} documentos sem envio:`),
  },
  en: {
    send: 'Send by e-mail',
    title: (count: number) =>
      count === 1 ? 'Send 1 document by e-mail' : `Send ${count} documents by e-mail`,
    hint: 'XML and PDF are attached, one e-mail for each document.',
    to: 'To',
    toHint:
      'Blank: each customer gets theirs, at the e-mail that the document has. Filled in, one address a line: all go to these only.',
    progress: (done: number, all: number) => `${done} of ${all} sent`,
    sent: (count: number) => (count === 1 ? '1 e-mail on its way.' : `${count} e-mails on their way.`),
    refused: (count: number) => (count === 1 ? '1 document not sent:' : `${count} documents not sent:`),
  },
});
