/** No field comes near; further shifts would only make long texts of short ones. */
const EXPONENT_MAX = 40;
const EXPONENTIAL = /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d+)$/;

/**
 * The digits of a JSON number written out, exactly: `1.0E7` → `10000000`, `5e-05` → `0.00005`. Without an exponent, or
 * with one beyond 40 either way, the text stays as it is.
 */
export function plainNumber(text: string): string {
  const [match, sign = '', integer = '', fraction = '', power] = EXPONENTIAL.exec(text) ?? [];
  const exponent = Number(power);
  if (match === undefined || Math.abs(exponent) > EXPONENT_MAX) return text;
  const places = fraction.length - exponent;
  const digits = (integer + fraction + '0'.repeat(Math.max(0, -places))).padStart(places + 1, '0');
  const point = digits.length - Math.max(0, places);
  const whole = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  return sign + (point === digits.length ? whole : `${whole}.${digits.slice(point)}`);
}
