import type { Locale } from '../text/locale.ts';

/** Time zone of fiscal days; servers and browsers may be in others. */
export const TIME_ZONE = 'America/Sao_Paulo';

const cacheByLocale = <T>(make: (locale: Locale) => T) => {
  const made = new Map<Locale, T>();
  return (locale: Locale): T => {
    const found = made.get(locale) ?? make(locale);
    made.set(locale, found);
    return found;
  };
};

const dateTimes = cacheByLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium', timeZone: TIME_ZONE }),
);
const dates = cacheByLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: TIME_ZONE }),
);
const numbers = cacheByLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
const relatives = cacheByLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

export const formatDateTime = (at: Date, locale: Locale) => dateTimes(locale).format(at);
const isoDays = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE });
/** `2026-11-21`: the fiscal day of a moment. */
export const isoDay = (at: Date): string => isoDays.format(at);

export const formatDate = (at: Date, locale: Locale) => dates(locale).format(at);
export const formatNumber = (value: number, locale: Locale) => numbers(locale).format(value);

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** "há 3 minutos", "em 12 dias". */
export function formatRelative(at: Date, now: Date, locale: Locale): string {
  const ahead = Math.round((at.getTime() - now.getTime()) / 1000);
  // Small differences to another machine's clock count as now.
  const seconds = ahead > 0 && ahead < 30 ? 0 : ahead;
  const [unit, size] = UNITS.find(([, of]) => Math.abs(seconds) >= of) ?? ['second', 1];
  return relatives(locale).format(Math.trunc(seconds / size), unit);
}

const pieces = cacheByLocale((locale) => {
  const of = (unit: string) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' });
  return { day: of('day'), hour: of('hour'), minute: of('minute'), second: of('second') };
});

/** "23h 59min 12s" of milliseconds; days in place of seconds where there are any. */
export function formatRemaining(ms: number, locale: Locale): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const unit = pieces(locale);
  const [d, h, m, s] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const parts = [d > 0 ? unit.day.format(d) : '', unit.hour.format(h), unit.minute.format(m)];
  return [...parts, d > 0 ? '' : unit.second.format(s)].filter((part) => part !== '').join(' ');
}

/** A CNPJ as `12.345.678/0001-90`, letters too, a CPF as `529.982.247-25`; anything else as it is. */
export const formatDocumento = (documento: string) =>
  documento
    .replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5')
    .replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

/** An access key in groups of four. */
export const formatChave = (chave: string) => chave.replace(/(.{4})(?=.)/g, '$1 ');
