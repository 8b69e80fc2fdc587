/**
 * A check digit: its position, the weights of the digits before it (left to right), and the function from sum to digit.
 */
type CheckDigit = readonly [position: number, weights: readonly number[], digit: (sum: number) => number];

interface Format {
  readonly lengths: readonly number[];
  readonly prefix?: RegExp;
  /** Of the first length; absent = only length and prefix are judged. */
  readonly digits?: readonly CheckDigit[];
}

/** 11 − remainder, 10 and 11 become 0. */
const modulo11 = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));
/** 11 − remainder, 10 becomes 0 and 11 becomes 1. */
const rondonia = (sum: number): number => (11 - (sum % 11)) % 10;
const lastOf11 = (sum: number): number => (sum % 11) % 10;
const modulo9 = (sum: number): number => sum % 9;

const NINE: readonly CheckDigit[] = [[8, [9, 8, 7, 6, 5, 4, 3, 2], modulo11]];
const nine = (prefix?: RegExp): Format => ({ lengths: [9], digits: NINE, ...(prefix ? { prefix } : {}) });
const THIRTEEN: readonly CheckDigit[] = [
  [11, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], modulo11],
  [12, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], modulo11],
];

/** Source: SINTEGRA, "Roteiro de Crítica da Inscrição Estadual", per UF. */
const FORMATS: Readonly<Record<string, Format>> = {
  AC: { lengths: [13], prefix: /^01/, digits: THIRTEEN },
  AL: nine(/^24/),
  AM: nine(),
  AP: { lengths: [9], prefix: /^03/ },
  BA: { lengths: [8, 9] },
  CE: nine(),
  DF: { lengths: [13], prefix: /^0[78]/, digits: THIRTEEN },
  ES: nine(),
  GO: { lengths: [9] },
  MA: nine(/^12/),
  MG: { lengths: [13] },
  MS: nine(/^(?:28|50)/),
  MT: { lengths: [11], digits: [[10, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2], modulo11]] },
  PA: nine(/^(15|7[5-9])/),
  PB: nine(),
  PE: {
    lengths: [9, 14],
    digits: [
      [7, [8, 7, 6, 5, 4, 3, 2], modulo11],
      [8, [9, 8, 7, 6, 5, 4, 3, 2], modulo11],
    ],
  },
  PI: nine(),
  PR: {
    lengths: [10],
    digits: [
      [8, [3, 2, 7, 6, 5, 4, 3, 2], modulo11],
      [9, [4, 3, 2, 7, 6, 5, 4, 3, 2], modulo11],
    ],
  },
  RJ: { lengths: [8], digits: [[7, [2, 7, 6, 5, 4, 3, 2], modulo11]] },
  RN: { lengths: [9, 10], prefix: /^20/ },
  RO: { lengths: [14], digits: [[13, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], rondonia]] },
  RR: { lengths: [9], prefix: /^24/, digits: [[8, [1, 2, 3, 4, 5, 6, 7, 8], modulo9]] },
  RS: { lengths: [10], digits: [[9, [2, 9, 8, 7, 6, 5, 4, 3, 2], modulo11]] },
  SC: nine(),
  SE: nine(),
  SP: {
    lengths: [12],
    digits: [
      [8, [1, 3, 4, 5, 6, 7, 8, 10], lastOf11],
      [11, [3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2], lastOf11],
    ],
  },
  TO: { lengths: [9, 11] },
};

/** Zeros that were left out on the left count as sent: the authorities fill them up. */
const fillUp = (ie: string, { lengths: [length = 0] }: Format): string =>
  ie.length > 1 ? ie.padStart(length, '0') : ie;

/** The registration with its zeros; null when no company of the UF can have its length or first digits. */
function ofForm(ie: string, format: Format): string | null {
  if (!/^\d+$/.test(ie) || /^0+$/.test(ie)) return null;
  const whole = format.lengths.includes(ie.length) ? ie : fillUp(ie, format);
  return format.lengths.includes(whole.length) && format.prefix?.test(whole) !== false ? whole : null;
}

/**
 * True when a state registration may belong to that UF: length, prefix and, where plain, check digits. Source of the zeros:
 * MOC NF-e 7.0 Anexo I, C17 (observation on the length).
 */
export function isInscricaoEstadual(ie: string, uf: string): boolean {
  const format = FORMATS[uf];
  if (!format) return true;
  const whole = ofForm(ie, format);
  if (whole === null) return false;
  if (whole.length !== format.lengths[0]) return true;
  return (format.digits ?? []).every(([position, weights, digit]) => {
    const sum = weights.reduce((total, weight, i) => total + weight * Number(whole[i]), 0);
    return digit(sum) === Number(whole[position]);
  });
}

/** The same without check digits. */
export function isFormOfUf(ie: string, uf: string): boolean {
  const format = FORMATS[uf];
  return !format || ofForm(ie, format) !== null;
}

/** True when a state registration may belong to some UF: for fields whose UF no other field says. */
export const isInscricaoOfAnyUf = (ie: string): boolean =>
  Object.entries(FORMATS).some(
    // Zeros put before it fit any number to a UF without check digits.
    ([uf, { digits, lengths }]) =>
      (digits !== undefined || lengths.includes(ie.length)) && isInscricaoEstadual(ie, uf),
  );
