/** Digits and letters by their value: Crockford's alphabet, which has no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters that read as a digit. */
const ALIKE: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
const WEIGHTS = [4, 3, 9, 5, 7, 1, 8];
const NUMERIC_WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

const weigh = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/**
 * True when a code of the Cadastro Imobiliário Brasileiro has 7 characters and their digit: modulo 11 of numbers of the
 * former NIRF, else modulo 31 of the letters' values. Source: program IRPF 2025 of the Receita Federal, ValidadorCIB.
 */
export function isCib(text: string): boolean {
  const characters = [...text.toUpperCase()].map((character) => ALIKE[character] ?? character);
  const values = characters.map((character) => ALPHABET.indexOf(character));
  if (values.length !== 8 || values.includes(-1) || values.every((value) => value === 0)) return false;
  const body = values.slice(0, 7);
  if (/^\d{8}$/.test(text)) {
    const rest = weigh(body, NUMERIC_WEIGHTS) % 11;
    return values[7] === (rest < 2 ? 0 : 11 - rest);
  }
  return values[7] === weigh(body, WEIGHTS) % 31;
}
