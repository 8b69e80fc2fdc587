import { messages } from '../../../text/locale.ts';

export const lawDayMessages = messages({
  'pt-BR': {
    title: 'Validar como em outro dia',
    hint: 'Confere pelas regras, tabelas e alíquotas desse dia, como se o documento fosse emitido nele. Nada é emitido.',
    day: 'Dia',
    choose: 'Escolha um dia para ver o que a lei dele muda neste documento.',
    close: 'Fechar',
    validating: 'Validando…',
    broken: 'Corrija o erro de sintaxe do JSON antes.',
  },
  en: {
    title: 'Validate as on another day',
    hint: 'Checks by the rules, tables and rates of that day, as if the document were emitted on it. Nothing is emitted.',
    day: 'Day',
    choose: 'Choose a day to see what its law changes in this document.',
    close: 'Close',
    validating: 'Validating…',
    broken: 'Correct the syntax error of the JSON first.',
  },
});
