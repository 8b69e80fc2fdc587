import fc from 'fast-check';
import { testOf, toRegExp } from '../simple-type.ts';
import type { SimpleType } from '../types.ts';
import type { Random } from './random.ts';

const ALPHABET = 'ABCDEFGHIJ abcdefghij 0123456789 áçãõ .,-/&<>"\'()%ÿ!';
const EDGES = 'AZaz09áÿ!&<>';

function text(random: Random, length: number): string {
  let out = '';
  for (let i = 0; i < length; i++)
    out +=
      i === 0 || i === length - 1
        ? EDGES.charAt(random.below(EDGES.length))
        : ALPHABET.charAt(random.below(ALPHABET.length));
  return out;
}

const pools = new Map<string, string[]>();

/** Values a pattern accepts, made from the pattern itself. */
function pool(type: SimpleType): string[] {
  const key = JSON.stringify([type.patterns, type.minLength, type.maxLength]);
  const known = pools.get(key);
  if (known) return known;
  // A fixed length determines the repetitions of a `+`.
  const source = (type.patterns?.at(-1) ?? '')
    .replaceAll('\\d', '[0-9]')
    .replace(/\+$/, `{${type.minLength ?? 1}}`);
  const regex = new RegExp(toRegExp(source).source.replaceAll('.*', '[a-z]{3,10}'));
  const accepts = testOf(type);
  const found = fc.sample(fc.stringMatching(regex), { numRuns: 400, seed: 42 }).filter(accepts);
  if (found.length === 0) throw new Error(`no value found for ${type.name} ${source}`);
  pools.set(key, found);
  return found;
}

/** Values of types whose pattern lets more through than XML text can hold. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  qrCode: [`https://www.sefaz.exemplo/qrcode?p=${'35'.padEnd(34, '1')}1${'2'.repeat(9)}|3|2`],
  qrCodCTe: [`https://www.sefaz.exemplo/cte/qrcode?chCTe=${'35'.padEnd(44, '1')}&tpAmb=2`],
  qrCodNFCom: [`https://www.sefaz.exemplo/nfcom/qrcode?chNFCom=${'35'.padEnd(44, '1')}&tpAmb=2`],
  qrCodMDFe: [`https://www.sefaz.exemplo/mdfe/qrcode?chMDFe=${'35'.padEnd(44, '1')}&tpAmb=2`],
  TEmail: ['ana@b.c', 'fiscal@exemplo.com.br', 'ç ã@x y.z&<'],
};

/** A value the type accepts. */
export function validValue(type: SimpleType, random: Random): string {
  if (type.values) return random.pick(type.values);
  if (type.builtin === 'gYearMonth') return random.pick(['2025-01', '2026-12', '2031-07']);
  if (type.builtin === 'date') return random.pick(['2026-11-21', '2024-02-29', '2031-07-01-03:00']);
  if (type.builtin === 'base64Binary')
    return Buffer.alloc(type.octets ?? 1 + random.below(40), random.below(256)).toString('base64');
  if (type.name === 'TString' || !type.patterns) {
    const min = Math.max(type.minLength ?? 1, 1);
    const max = Math.min(type.maxLength ?? 60, min + 70);
    return text(random, random.pick([min, max, min + random.below(max - min + 1)]));
  }
  return random.pick(SAMPLES[type.name] ?? pool(type));
}

const ODD = [
  '',
  ' ',
  '0',
  '00',
  '000',
  '1',
  '-1',
  '+1',
  '9',
  '99',
  'X',
  'x',
  'ISENTO',
  'isento',
  'SEM GTIN',
  'A1',
  '1A',
  ' 1',
  '1 ',
  '\n1',
  '1\n',
  'a\tb',
  'a\nb',
  'a  b',
  'Ā',
  '–',
  '😀',
  '\u007f',
  '\u00a0',
  '\u00a0x',
  '&amp;',
  '<x/>',
  ']]>',
  '"',
  '^1$',
  '٣',
  '٣٣٣',
  '１２',
  'null',
  ',000',
  '1,5',
  '5,99',
];
const DECIMALS = [
  '0',
  '0.',
  '0.0',
  '0.00',
  '0.000',
  '0.0000',
  '00.00',
  '.5',
  '5.',
  '1.5',
  '1.50',
  '1.500',
  '1.5000',
  '1.50000',
  '-1.00',
  '+1.00',
  '1e3',
  '1,50',
  '0.01',
  '0.001',
  '0.10',
  '0.0001',
  '0.00001',
  '1',
  '01.00',
  '100',
  '100.0',
  '100.00',
  '100.0000',
  '100.01',
  '100.0001',
  '99.99',
  '999.9999',
  '1000.00',
  '7.00',
  '12.00',
  '18.00',
  '9999999999999.99',
  '99999999999999.99',
  '99999999999',
  '999999999999',
  '12345678',
  '123456789',
  '12345678.123',
  '0.123',
  '0.1234567890',
  '0.12345678901',
];
const DATES = [
  '2026-02-28',
  '2026-02-29',
  '2024-02-29',
  '2100-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-04-30',
  '2026-00-10',
  '2026-13-01',
  '2026-12-32',
  '1999-12-31',
  '2099-12-31',
  '26-01-01',
  '2026-1-1',
  '2026-1,-30',
  '2026-01-1٣',
];
const TIMES = [
  'T00:00:00-03:00',
  'T23:59:59-03:00',
  'T24:00:00-03:00',
  'T10:60:00-03:00',
  'T10:00:60-03:00',
  'T10:00:00Z',
  'T10:00:00',
  'T10:00:00-0300',
  'T10:00:00-03:30',
  'T10:00:00+12:00',
  'T10:00:00+13:00',
  'T10:00:00-12:00',
  'T10:00:00-11:00',
  'T10:00:00,03:00',
  'T10:00:00.000-03:00',
  'T1٣:00:00-03:00',
  't10:00:00-03:00',
];
const YEAR_MONTHS = [
  '2025-01',
  '2024-12',
  '2025-00',
  '2025-13',
  '2025-1',
  '25-01',
  '2025-01Z',
  '2025-02Z',
  '2025-01-03:00',
  '2025-01+14:00',
  '2026-01+14:00',
  '2026-01+14:01',
  '2026-01-15:00',
  '12025-01',
  '02025-01',
  '-2025-01',
  ' 2026-01 ',
  '2026-01\n',
  '2026-01-01',
];
const BASE64S = [
  'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAB=',
  'AAAAAAAAAAAAAAAAAAAAAAAAAA==',
  'AAAA AAAA AAAA AAAA AAAA AAAA AAA=',
  ' AAAAAAAAAAAAAAAAAAAAAAAAAAA= ',
  'AA==',
  'AB==',
  'AQ==',
  'AAA=',
  'AAE=',
  'AAB=',
  'A===',
  'A',
  'AAAA',
  '====',
  'AA=A',
  'ÁAAA',
  'AAAA=',
  'AAAAAAA',
];

/** A value near the type's limits: sometimes valid, mostly not. */
export function oddValue(type: SimpleType, current: string, random: Random): string {
  const sources: (() => string)[] = [
    () => random.pick(ODD),
    () => current + random.pick(['0', 'x', ' ', '.', 'ç', 'Ā', '–', '😀', '\n', '\t', '&', '<', '"', ',']),
    () => random.pick([' ', '0', '-', '\n', '&']) + current,
    () => current.slice(0, -1),
    () => current.slice(1),
    () => current.toLowerCase(),
    () => current + current,
  ];
  const { minLength, maxLength } = type;
  if (maxLength !== undefined)
    sources.push(
      () => text(random, maxLength),
      () => text(random, maxLength + 1),
      () => `${text(random, maxLength - 1)}😀`,
      () => `${text(random, maxLength)}Ā`,
    );
  if (minLength !== undefined && minLength > 0)
    sources.push(
      () => text(random, minLength - 1),
      () => text(random, minLength),
    );
  if (type.kind.as === 'decimal')
    sources.push(
      () => random.pick(DECIMALS),
      () => random.pick(DECIMALS),
      () => random.pick(DECIMALS),
    );
  if (type.kind.as === 'date')
    sources.push(
      () => random.pick(DATES),
      () => random.pick(DATES),
    );
  if (type.kind.as === 'dateTime')
    sources.push(
      () => random.pick(DATES) + random.pick(TIMES),
      () => `2026-11-21${random.pick(TIMES)}`,
      () => `2026-11-21${random.pick(TIMES)}`,
    );
  if (type.builtin === 'gYearMonth')
    sources.push(
      () => random.pick(YEAR_MONTHS),
      () => random.pick(YEAR_MONTHS),
    );
  if (type.builtin === 'base64Binary')
    sources.push(
      () => random.pick(BASE64S),
      () => random.pick(BASE64S),
    );
  if (type.values)
    sources.push(() =>
      random.pick([
        '0',
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
        '10',
        '00',
        '01',
        'EX',
        'XX',
        'S',
        'N',
        's',
      ]),
    );
  return random.pick(sources)();
}
