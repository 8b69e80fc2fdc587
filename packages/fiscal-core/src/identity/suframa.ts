/** True for a SUFRAMA registration whose check digit is right: 9 digits, or 8 without the zero that leads. Source: SINTEGRA, Roteiro de Crítica da Inscrição SUFRAMA. */
export function isInscricaoSuframa(text: string): boolean {
  if (!/^\d{8,9}$/.test(text)) return false;
  const digits = Array.from(text.padStart(9, '0'), Number);
  const rest = digits.slice(0, 8).reduce((sum, digit, i) => sum + digit * (9 - i), 0) % 11;
  return digits[8] === (rest < 2 ? 0 : 11 - rest);
}
