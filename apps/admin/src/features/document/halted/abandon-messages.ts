import { messages } from '../../../text/locale.ts';

/** Texts of abandoning an emission. */
export const abandonMessages = messages({
  'pt-BR': {
    abandon: 'Desistir da emissão',
    short: 'Desistir',
    title: (name: string) => `Desistir da emissão: ${name}`,
    ends: 'O documento passa à situação Rejeitada e não pode mais ser retomado. O número volta a ficar livre para o próximo documento; o crédito reservado e a referência são liberados.',
    proof:
      'Só é possível com a prova de que a SEFAZ não tem o documento: ele nunca foi enviado, ou a consulta da chave, feita dez minutos depois do último envio, não o encontra. Nada mais é enviado. Se a SEFAZ o tiver autorizado, ele passa à situação Autorizada aqui também.',
    word: 'PRODUÇÃO',
    ended: 'Emissão encerrada: o número ficou livre.',
    pending: 'Desistência registrada: aguardando a consulta à SEFAZ.',
    taken: 'A SEFAZ tem o documento: ele foi atualizado com a situação de lá.',
    rejectionTitle: 'Emissão encerrada por desistência',
    rejectionHint: 'O número, o crédito e a referência ficaram livres.',
  },
  en: {
    abandon: 'Give up the emission',
    short: 'Give up',
    title: (name: string) => `Give up the emission: ${name}`,
    ends: 'The document becomes Rejected and can no longer be resumed. Its number is free for the next document; the credit held and the reference are released.',
    proof:
      'Possible only with proof that SEFAZ does not have the document: it was never sent, or a query of its key, ten minutes after the last sending, does not find it. Nothing more is sent. If SEFAZ authorized it, it becomes Authorized here too.',
    word: 'PRODUCTION',
    ended: 'Emission ended: its number is free.',
    pending: 'Requested: waiting for the query at SEFAZ.',
    taken: 'SEFAZ has the document: it was updated to its status there.',
    rejectionTitle: 'Emission given up',
    rejectionHint: 'Number, credit and reference are free.',
  },
});
