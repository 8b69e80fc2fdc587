import { messages } from '../../../text/locale.ts';

export const lawDayMessages = messages({
  'pt-BR': {
    title: 'Validar como em outro dia',
    hint: 'As regras, as tabelas e as alíquotas são as desse dia, e as datas do corpo andam com a da emissão, que passa para ele. Nada é emitido.',
    day: 'Dia',
    choose: 'Escolha um dia para ver o que a lei dele muda neste documento.',
    close: 'Fechar',
    validating: 'Validando…',
    broken: 'Corrija o erro de sintaxe do JSON antes.',
  },
  en: {
    title: 'Validate as on another day',
    hint: 'Rules, tables and rates are those of that day, and the dates of emission in the body move to it. Nothing is emitted.',
    day: 'Day',
    choose: 'Choose a day to see what its law changes in this document.',
    close: 'Close',
    validating: 'Validating…',
    broken: 'Mend the syntax error of the JSON first.',
  },
});
