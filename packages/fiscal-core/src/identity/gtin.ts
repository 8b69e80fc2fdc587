/** GTIN check digit: weights 3 and 1 from the right. Source: GS1 General Specifications §7.9. */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const sum = code
    .slice(0, -1)
    .split('')
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(code.at(-1));
}

/**
 * True for a number that shops give out for themselves (GS1 prefixes 020–029, 040–049 and 200–299; in 8 digits those that begin with 0 or
 * 2), which identifies nothing elsewhere. Source: GS1 General Specifications §1.4, restricted circulation numbers.
 */
export const isInternalGtin = (code: string): boolean =>
  code.length === 8 ? /^[02]/.test(code) : /^\d(?:02|04|2)/.test(code.padStart(14, '0'));
