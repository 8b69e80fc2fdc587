interface Restriction {
  readonly subject: string;
  readonly words: RegExp;
}

/**
 * Facts that a CC-e may not correct, and the words that reveal them. The authority registers the letter all the same; the tax office
 * may disregard it. Source: Convênio s/nº de 1970, art. 7º, §1º-A.
 */
const RESTRICTIONS: readonly Restriction[] = [
  {
    subject:
      'as variáveis que determinam o valor do imposto (base de cálculo, alíquota, preço, quantidade, valor)',
    words:
      /\b(?:bases? de calculo|aliquotas?|precos?|quantidades?|qtde?|valor(?:es)?|impostos?|desconto|icms|ipi|pis|cofins|iss(?:qn)?|ibs|cbs)\b/,
  },
  {
    subject: 'dados cadastrais que mudem o remetente ou o destinatário',
    words: /\b(?:remetente|destinatari[oa]|emitente|razao social|cnpj|cpf|inscricao estadual)\b/,
  },
  {
    subject: 'a data de emissão ou de saída',
    words: /\bdatas? (?:de|da|e hora de) (?:emissao|saida|entrada)\b/,
  },
];

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');

/** Warnings for a text of correction, pt-BR; empty when nothing looks forbidden. */
export const correctionWarnings = (text: string): string[] => {
  const words = plain(text);
  return RESTRICTIONS.filter((restriction) => restriction.words.test(words)).map(
    ({ subject }) =>
      `O texto parece corrigir ${subject}, o que uma carta de correção não pode mudar (Convênio s/nº de 1970, art. 7º, §1º-A).`,
  );
};
