/** Puts the characters into the places of `#`; a text of another length stays as it is. */
function applyMask(mask: string, text: string): string {
  let places = 0;
  for (const character of mask) if (character === '#') places++;
  if (text.length !== places) return text;
  let at = 0;
  return mask.replace(/#/g, () => text[at++] ?? '');
}

/** CNPJ (14 characters) or CPF (11 digits) with its punctuation; anything else as it is. */
export const cnpjOrCpf = (text: string): string =>
  text.length === 11 ? applyMask('###.###.###-##', text) : applyMask('##.###.###/####-##', text);

export const cep = (text: string): string => applyMask('##.###-###', text);

/** Access key in groups of four. */
export const chaveGroups = (chave: string): string => chave.replace(/.{4}(?=.)/g, '$& ');

/** nNF as the DANFE shows it: nine digits in groups of three. */
export const noteNumber = (text: string): string => applyMask('###.###.###', text.padStart(9, '0'));

export const series = (text: string): string => text.padStart(3, '0');

const PHONES: Readonly<Record<number, string>> = {
  8: '####-####',
  9: '#####-####',
  10: '(##) ####-####',
  11: '(##) #####-####',
};
export const phone = (text: string): string => applyMask(PHONES[text.length] ?? '', text);
