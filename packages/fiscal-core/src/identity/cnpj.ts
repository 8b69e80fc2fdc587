declare const brand: unique symbol;
/** 14 characters, upper case, no mask: 12 letters or digits and 2 check digits. */
export type Cnpj = string & { readonly [brand]: 'Cnpj' };

const SHAPE = /^[0-9A-Z]{12}[0-9]{2}$/;
const MASK = /[.\-/\s]/g;

/** Computes a check digit: weights 2..9 from the right; a letter weighs its ASCII code − 48. */
function checkDigit(body: string): number {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += (body.charCodeAt(body.length - 1 - i) - 48) * (2 + (i % 8));
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/**
 * The two check digits of a CNPJ.
 *
 * @param body the first 12 characters, upper case
 * Source: IN RFB 2.229/2024; NT Conjunta DFe 2025.001.
 */
export function cnpjCheckDigits(body: string): string {
  const first = checkDigit(body);
  return `${first}${checkDigit(`${body}${first}`)}`;
}

/** True for 14 characters without mask whose check digits hold. */
export const isCnpj = (text: string): text is Cnpj =>
  SHAPE.test(text) && !/^0+$/.test(text) && cnpjCheckDigits(text.slice(0, 12)) === text.slice(12);

/** Takes a CNPJ with or without mask, in either case; null when it is not one. */
export function parseCnpj(text: string): Cnpj | null {
  const bare = text.replace(MASK, '').toUpperCase();
  return isCnpj(bare) ? bare : null;
}

/** The company (matriz and filiais share it): the first 8 characters. */
export const cnpjBase = (cnpj: string): string => cnpj.slice(0, 8);
