import { messages } from '../../text/locale.ts';

/** Texts of a form whose fields two people changed at once. */
export const conflictMessages = messages({
  'pt-BR': {
    changedMeanwhile: 'Outra pessoa salvou isto enquanto você editava.',
    chooseValues: (count: number) =>
      `Nada do que você escreveu se perdeu. ${count === 1 ? 'Escolha o valor que fica' : `Escolha os ${count} valores que ficam`} e salve de novo.`,
    conflictsDecided: 'Escolha feita. Salve de novo para guardá-la.',
    storedNow: 'Guardado agora',
    yours: 'O que você escreveu',
    takeTheirs: 'Usar o guardado',
    keepMine: 'Manter o meu',
    emptyValue: '(vazio)',
    hiddenValue: '••••••••',
    ticked: 'Marcado',
    notTicked: 'Desmarcado',
  },
  en: {
    changedMeanwhile: 'Another person saved this while you were editing.',
    chooseValues: (count: number) =>
      `Nothing that you wrote is lost. Choose the ${count === 1 ? 'value that stays' : `${count} values that stay`} and save again.`,
    conflictsDecided: 'All chosen. Save again to keep it.',
    storedNow: 'Stored now',
    yours: 'What you wrote',
    takeTheirs: 'Use the stored value',
    keepMine: 'Keep mine',
    emptyValue: '(empty)',
    hiddenValue: '••••••••',
    ticked: 'Ticked',
    notTicked: 'Not ticked',
  },
});
