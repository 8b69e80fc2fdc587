import { type ChangeId, changeOf } from '../calendar/calendar.ts';
import { decimalOrZero, formatBetween } from '../decimal/decimal.ts';

/** Taxes that have one reference rate for everybody. */
export const RATE_TAXES = ['ibs_uf', 'ibs_mun', 'cbs'] as const;
export type RateTax = (typeof RATE_TAXES)[number];

export interface ReferenceRate {
  readonly tax: RateTax;
  /** `8.8`: a plain decimal, at most four places. */
  readonly percent: string;
  /** First and last day of the emissions that it holds for, `AAAA-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** The norm that sets it. */
  readonly source: string;
}

const PERCENTS: readonly (readonly [ChangeId, Readonly<Partial<Record<RateTax, string>>>])[] = [
  ['rate-2026', { ibs_uf: '0.10', ibs_mun: '0.00', cbs: '0.90' }],
  ['rate-2027-ibs', { ibs_uf: '0.05', ibs_mun: '0.05' }],
];

/** The rates that the law itself sets: LC 214/2025 arts. 343, 344 and 346; NT 2025.002 UB18-10, UB37-10, UB56-10. */
export const LEGAL_RATES: readonly ReferenceRate[] = PERCENTS.flatMap(([id, percents]) => {
  const { norm, production, until = '9999-12-31' } = changeOf(id);
  return RATE_TAXES.flatMap((tax) => {
    const percent = percents[tax];
    return percent === undefined ? [] : [{ tax, percent, from: String(production), to: until, source: norm }];
  });
});

/** Percentages in force on a day, by tax, as the layouts write them: two to four places. Absent where none is known. */
export type RatesOfDay = Readonly<Partial<Record<RateTax, string>>>;

/** A rate as the layouts write it. */
const formatRate = ({ tax, percent, from, to }: ReferenceRate) => ({
  tax,
  percent: formatBetween(decimalOrZero(percent), 2, 4),
  from,
  to,
});
const LEGAL = LEGAL_RATES.map(formatRate);

/** @param loaded those that an operator has loaded beside the law's */
export function ratesOn(loaded: readonly ReferenceRate[], day: string): RatesOfDay {
  const rates: Partial<Record<RateTax, string>> = {};
  for (const { tax, percent, from, to } of loaded.length === 0
    ? LEGAL
    : [...LEGAL, ...loaded.map(formatRate)])
    if (from <= day && day <= to) rates[tax] = percent;
  return rates;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const isDay = (text: string): boolean => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T12:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
};

/** Reason why a rate is not taken beside those that are loaded; null when it is. */
export function loadFault(loaded: readonly ReferenceRate[], rate: ReferenceRate): string | null {
  const { tax, percent, from, to, source } = rate;
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(percent)) return `${percent} is no percentage of at most four places`;
  if (!isDay(from) || !isDay(to)) return 'its first and its last day are written as 2027-01-01';
  if (to < from) return `it ends on ${to}, before it begins`;
  if (source.trim().length < 10) return 'its source is the norm that sets it, with number and date';
  const own = [...LEGAL_RATES, ...loaded].filter((each) => each.tax === tax);
  const overlapping = own.find((each) => each.from <= to && from <= each.to);
  if (overlapping !== undefined)
    return `${tax} is ${overlapping.percent} % from ${overlapping.from} to ${overlapping.to} already (${overlapping.source})`;
  const next = dayAfter(own.reduce((last, each) => (each.to > last ? each.to : last), ''));
  return from === next ? null : `${tax} is known up to the day before ${next}: a rate begins on that day`;
}
