import { messages } from '../../text/locale.ts';

export const keyQueryMessages = messages({
  'pt-BR': {
    asked: 'Consultada na SEFAZ pela chave em',
    again: 'Não será consultada de novo antes de',
    givenUp: 'Não será consultada de novo.',
  },
  en: {
    asked: 'Queried at SEFAZ by its key on',
    again: 'Not queried again before',
    givenUp: 'It will not be queried again.',
  },
});
