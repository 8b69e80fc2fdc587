/** Sum of the digits, each times 2, 3 … `top`, 2 … from the right. */
const climb = (digits: string, top: number): number =>
  Array.from(digits, Number)
    .toReversed()
    .reduce((sum, digit, i) => sum + digit * (2 + (i % (top - 1))), 0);
const weigh = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
const complement = (sum: number): number => {
  const rest = 11 - (sum % 11);
  return rest > 9 ? 0 : rest;
};

/** Digits that follow `base`, computed from it. */
type Following = (base: string) => string;
const one =
  (top = 9): Following =>
  (base) =>
    `${complement(climb(base, top))}`;
const two =
  (top = 9): Following =>
  (base) => {
    const first = one(top)(base);
    return first + one(top)(base + first);
  };

interface Registration {
  /** Digits before those that are computed, and what they begin with. */
  readonly base: RegExp;
  readonly length: number;
  readonly following: Following;
}
const nine = (base: RegExp): Registration => ({ base, length: 9, following: one() });

/** UFs whose check digits are judged. Source: SINTEGRA, Roteiro de Crítica da Inscrição Estadual. */
const COMPUTED: Readonly<Record<string, Registration>> = {
  AC: { base: /^01/, length: 13, following: two() },
  AL: nine(/^24/),
  AM: nine(/^/),
  CE: nine(/^/),
  DF: { base: /^0[78]/, length: 13, following: two() },
  ES: nine(/^/),
  MA: nine(/^12/),
  MS: nine(/^(?:28|50)/),
  MT: { base: /^/, length: 11, following: one() },
  PA: nine(/^(?:15|7[5-9])/),
  PB: nine(/^/),
  PE: { base: /^/, length: 9, following: two() },
  PI: nine(/^/),
  PR: { base: /^/, length: 10, following: two(7) },
  RJ: { base: /^/, length: 8, following: one(7) },
  RO: { base: /^/, length: 14, following: (base) => `${(11 - (climb(base, 9) % 11)) % 10}` },
  RR: { base: /^24/, length: 9, following: (base) => `${weigh(base, [1, 2, 3, 4, 5, 6, 7, 8]) % 9}` },
  RS: { base: /^/, length: 10, following: one() },
  SC: nine(/^/),
  SE: nine(/^/),
};
/** UFs judged by length and first digits alone; Pernambuco's older form as well. */
const BY_FORM: Readonly<Record<string, RegExp>> = {
  AP: /^(?:03|3)\d{7}$/,
  BA: /^\d{2,9}$/,
  GO: /^\d{2,9}$/,
  MG: /^\d{2,13}$/,
  PE: /^\d{14}$/,
  RN: /^20\d{7,8}$/,
  TO: /^(?:\d{2,9}|\d{11})$/,
};

const PAULISTA = { base: /^/, length: 12 };

/** São Paulo has its two digits at places 9 and 12. */
const isOfSaoPaulo = (ie: string): boolean =>
  ie[8] === `${(weigh(ie, [1, 3, 4, 5, 6, 7, 8, 10]) % 11) % 10}` &&
  ie[11] === `${(weigh(ie, [3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10}`;

/** The registration with its zeros; undefined where it lacks the form of a UF with check digits. */
function wholeOf(ie: string, uf: string): string | undefined {
  const row = uf === 'SP' ? PAULISTA : COMPUTED[uf];
  const whole = ie.padStart(row?.length ?? 0, '0');
  return row !== undefined && /^\d{2,}$/.test(ie) && whole.length === row.length && row.base.test(whole)
    ? whole
    : undefined;
}
const isZero = (ie: string): boolean => /^0+$/.test(ie);
const isKnown = (uf: string): boolean => uf === 'SP' || uf in COMPUTED || uf in BY_FORM;

function isRight(ie: string, uf: string): boolean {
  if (isZero(ie)) return !isKnown(uf);
  if (BY_FORM[uf]?.test(ie) === true) return true;
  const whole = wholeOf(ie, uf);
  if (whole === undefined) return !isKnown(uf);
  if (uf === 'SP') return isOfSaoPaulo(whole);
  const following = COMPUTED[uf]?.following ?? String;
  const base = whole.slice(0, whole.length - following('0'.repeat(whole.length - 1)).length);
  return whole === base + following(base);
}
const hasForm = (ie: string, uf: string): boolean =>
  !isKnown(uf) || (!isZero(ie) && (BY_FORM[uf]?.test(ie) === true || wholeOf(ie, uf) !== undefined));
const isJudged = (ie: string, uf: string): boolean => ie !== '' && ie !== 'ISENTO' && uf !== 'EX';

/** An issuer's state registration that cannot be of that UF; none, ISENTO and one abroad are right. */
export const isBadRegistration = (ie: string, uf: string): boolean => isJudged(ie, uf) && !isRight(ie, uf);

/** The same of another party, whose check digits are left to the register. */
export const isBadForm = (ie: string, uf: string): boolean => isJudged(ie, uf) && !hasForm(ie, uf);

/** Whole registrations of the UFs that are judged by their form. */
const WHOLE_LENGTHS: Readonly<Record<string, readonly number[]>> = {
  AP: [9],
  BA: [8, 9],
  GO: [9],
  MG: [13],
  PE: [14],
  RN: [9, 10],
  TO: [9, 11],
};
const isOf = (ie: string, uf: string): boolean =>
  (uf === 'SP' || uf in COMPUTED || WHOLE_LENGTHS[uf]?.includes(ie.length) === true) && isRight(ie, uf);

/** A registration that can be of no UF. */
export const isBadAnywhere = (ie: string): boolean =>
  ie !== '' && ![...Object.keys(COMPUTED), ...Object.keys(BY_FORM), 'SP'].some((uf) => isOf(ie, uf));
