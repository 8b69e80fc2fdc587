declare const brand: unique symbol;
/** 11 digits, no mask. */
export type Cpf = string & { readonly [brand]: 'Cpf' };

const SHAPE = /^[0-9]{11}$/;
const MASK = /[.\-\s]/g;

function checkDigit(body: string): number {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += (body.charCodeAt(body.length - 1 - i) - 48) * (2 + i);
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/** The two check digits of a CPF, from its first 9 digits. */
export function cpfCheckDigits(body: string): string {
  const first = checkDigit(body);
  return `${first}${checkDigit(`${body}${first}`)}`;
}

/** Eleven equal digits satisfy the arithmetic and are never issued. */
export const isCpf = (text: string): text is Cpf =>
  SHAPE.test(text) && !/^(\d)\1{10}$/.test(text) && cpfCheckDigits(text.slice(0, 9)) === text.slice(9);

/** Takes a CPF with or without mask; null when it is not one. */
export function parseCpf(text: string): Cpf | null {
  const bare = text.replace(MASK, '');
  return isCpf(bare) ? bare : null;
}
