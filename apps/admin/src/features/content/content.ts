import { formatChave, formatDate, formatDateTime, formatDocumento } from '../../format/format.ts';
import type { Locale } from '../../text/locale.ts';
import type { Answers } from '../../trpc/client.tsx';

export type Content = NonNullable<Answers['document']['content']>;
export type ContentPart = Content[number];
export type ContentEntry = ContentPart['entries'][number];
export type ContentFact = ContentEntry['facts'][number];

/** Decimal text in a locale: at least `places` places, further ones up to the last that counts. */
function formatDecimal(value: string, places: number, locale: Locale): string {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  const decimals = rest.replace(/0+$/, '').padEnd(places, '0');
  const point = locale === 'en' ? '.' : ',';
  return `${sign}${BigInt(whole).toLocaleString(locale)}${decimals === '' ? '' : point + decimals}`;
}

const isDecimal = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value);
/** The moment of a local day's noon; null for a text that is no day, such as February 30. */
function noonOf(day: string): Date | null {
  const noon = new Date(`${day}T12:00:00-03:00`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(`${day}T`) ? noon : null;
}

/** A value as people read it. */
export function formatFact({ form, value }: ContentFact, locale: Locale): string {
  switch (form) {
    case 'money':
      return isDecimal(value) ? `R$\u00a0${formatDecimal(value, 2, locale)}` : value;
    case 'percent':
      return isDecimal(value) ? `${formatDecimal(value, 0, locale)}%` : value;
    case 'number':
      return isDecimal(value) ? formatDecimal(value, 0, locale) : value;
    case 'date': {
      const noon = noonOf(value);
      return noon === null ? value : formatDate(noon, locale);
    }
    case 'moment':
      return Number.isNaN(Date.parse(value)) ? value : formatDateTime(new Date(value), locale);
    case 'key':
      return formatChave(value);
    case 'person':
      return formatDocumento(value);
    case 'text':
      return value;
  }
}

/** True of an amount of zero. */
export const isZero = ({ form, value }: ContentFact): boolean =>
  form === 'money' && /^0+(?:\.0+)?$/.test(value);

const COLUMNS_MAX = 6;

/** Labels of the columns that show all entries of a part; null where a table cannot. */
export function columnsOf({ entries }: ContentPart): readonly string[] | null {
  if (entries.length < 2 || entries.some(({ parts }) => parts.length > 0)) return null;
  const labels = [...new Set(entries.flatMap(({ facts }) => facts.map(({ label }) => label)))];
  return labels.length <= COLUMNS_MAX ? labels : null;
}

/** Line of an entry while it is closed. */
export interface EntryLine {
  readonly title: string;
  readonly quantity: string;
  readonly amount: string;
}

/** Elements that name an entry, the best first; then its quantity with unit, and its amount. */
const TITLES = ['xProd', 'xServ', 'xNome', 'xMunDescarga', 'chave', 'chNFe', 'chCTe'];
const QUANTITIES = [
  ['qCom', 'uCom'],
  ['qFaturada', 'uMed'],
] as const;
const AMOUNTS = ['vProd', 'vItem'];

export function lineOf(entry: ContentEntry, fallback: string, locale: Locale): EntryLine {
  const facts = [...entry.facts, ...entry.parts.flatMap(({ entries }) => entries[0]?.facts ?? [])];
  const find = (tag: string) => facts.find((fact) => fact.tag === tag);
  const first = (tags: readonly string[]) => tags.map(find).find((fact) => fact !== undefined);
  const show = (fact: ContentFact | undefined) => (fact === undefined ? '' : formatFact(fact, locale));
  const [quantity, unit] =
    QUANTITIES.map((pair) => pair.map(find)).find(([each]) => each !== undefined) ?? [];
  return {
    title: show(first(TITLES)) || fallback,
    quantity: [show(quantity), show(unit)].filter(Boolean).join(' '),
    amount: show(first(AMOUNTS)),
  };
}
