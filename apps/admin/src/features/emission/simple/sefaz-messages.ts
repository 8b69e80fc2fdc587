import { messages } from '../../../text/locale.ts';

/** Texts about fields filled in from the authority's registers. */
export const sefazMessages = messages({
  'pt-BR': {
    wantsParty: 'Preencha o CNPJ ou o CPF, e o estado, para buscar.',
    wantsGtin: 'Preencha o código de barras para buscar.',
    notTold: (why: string) => `A SEFAZ não tem estes dados: ${why}`,
    filled: 'Preenchido com o cadastro da SEFAZ. Confira antes de salvar.',
    filledOne: (count: number) =>
      `Há ${count} inscrições neste estado: foi usada a primeira habilitada. Confira antes de salvar.`,
    notEnabled: 'Preenchido, mas a inscrição não está habilitada: a SEFAZ pode recusar a nota.',
  },
  en: {
    wantsParty: 'Fill in CNPJ or CPF, and the state, to look it up.',
    wantsGtin: 'Fill in the bar code to look it up.',
    notTold: (why: string) => `SEFAZ does not have this data: ${why}`,
    filled: 'Filled in from SEFAZ’s register. Check it before you save.',
    filledOne: (count: number) =>
      `There are ${count} registrations in this state: the first enabled one was used. Check it before you save.`,
    notEnabled: 'Filled in, but the registration is not enabled: SEFAZ may refuse the document.',
  },
});
