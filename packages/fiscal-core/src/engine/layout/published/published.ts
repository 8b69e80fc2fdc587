import { TEXT_PATTERN, wordsOfCharacters, wordsOfDigits } from '../facets.ts';
import type { Kind, Row, SimpleType } from '../types.ts';

/** The limits of an element's or attribute's text. */
export type Facets = Pick<
  SimpleType,
  'patterns' | 'values' | 'minLength' | 'maxLength' | 'builtin' | 'octets' | 'minInclusive'
>;

/** Facets of a whole schema by path: `infDCe/ide/cDC`, `infDCe/det/@nItem`. `npm run facets` writes such tables. */
export type PublishedFacets = Readonly<Record<string, Facets>>;

/** Facets of what is inside a group, by paths from there, for another root with the same rows. */
export const facetsWithin = (facets: PublishedFacets, group: string): PublishedFacets =>
  Object.fromEntries(
    Object.entries(facets).flatMap(([path, found]) =>
      path.startsWith(group) ? [[path.slice(group.length), found]] : [],
    ),
  );

const BY_SCHEMA = { name: '', format: '' };

/** A type whose facets are published: by hand what the schema does not have. Words for common limits need no `format`. */
export const publishedType = (kind: Kind, more: Partial<SimpleType> = {}): SimpleType => ({
  ...BY_SCHEMA,
  kind,
  ...more,
});

/** Published free text. */
export const publishedText = publishedType({ as: 'text' }, { name: 'TString' });

/** A `pad` of the width that the schema fixes; none where it fixes none. */
const TO_WIDTH = 0;

/** Published digits, padded to a fixed width. */
export const publishedDigits = publishedType({ as: 'code', pad: TO_WIDTH }, { name: 'digits' });

/** Published values, with their meanings where the standard gives them. */
export const publishedOption = (meanings?: Readonly<Record<string, string>>): SimpleType =>
  publishedType({ as: 'option', pad: TO_WIDTH }, { name: 'enum', ...(meanings && { meanings }) });

/** A published decimal, whose places are those of its pattern. */
export const publishedDecimal = (name: string, format: string, more: Partial<SimpleType> = {}): SimpleType =>
  publishedType({ as: 'decimal', min: 0, max: 0 }, { name, format, ...more });

/** Decimal places that a pattern allows after its optional point: `(\.[0-9]{2,8})?` has 2 to 8. */
function placesOf(patterns: readonly string[]): { readonly min: number; readonly max: number } {
  const found = patterns.flatMap((source) => [...source.matchAll(/\(\\\.\[0-9\]\{(\d+)(?:,(\d+))?\}/g)]);
  const least = found.map(([, min]) => Number(min));
  const most = found.map(([, min, max]) => Number(max ?? min));
  return { min: Math.min(...least), max: Math.max(...most) };
}

const DIGITS = /^\[0-9\]\{(\d+)(?:,(\d+))?\}$/;

/** Width of every text that the facets allow; undefined where widths differ, or a single digit needs no padding. */
function widthOf({ patterns = [], values }: Facets): number | undefined {
  if (values === undefined) {
    const [, width, most] = DIGITS.exec(patterns[0] ?? '') ?? [];
    return most === undefined && width !== undefined ? Number(width) : undefined;
  }
  const [width = 1, ...others] = new Set(values.map((value) => value.length));
  const padded = width > 1 && others.length === 0 && values.every((value) => /^\d+$/.test(value));
  return padded ? width : undefined;
}

function formatOf({ meanings }: SimpleType, { patterns = [], values, minLength, maxLength }: Facets): string {
  if (values !== undefined)
    return `um de ${values.map((value) => (meanings?.[value] === undefined ? value : `${value} (${meanings[value]})`)).join(', ')}`;
  const [, min, max = min] = DIGITS.exec(patterns[0] ?? '') ?? [];
  if (min !== undefined) return wordsOfDigits(Number(min), Number(max));
  const plain = patterns.every((source) => source === TEXT_PATTERN);
  if (!plain || minLength === undefined || maxLength === undefined) return '';
  return wordsOfCharacters(minLength, maxLength);
}

/** How a value is read: places and padding are those of the schema where the type leaves them to it. */
function kindOf({ kind }: SimpleType, facets: Facets): Kind {
  if (kind.as === 'decimal' && kind.max === 0) return { ...kind, ...placesOf(facets.patterns ?? []) };
  if ((kind.as !== 'code' && kind.as !== 'option') || kind.pad !== TO_WIDTH) return kind;
  const { pad: _, ...unpadded } = kind;
  const pad = widthOf(facets);
  return pad === undefined ? unpadded : { ...unpadded, pad };
}

function complete(type: SimpleType, facets: Facets, path: string): SimpleType {
  const { name, meanings, renamed, zero } = type;
  const unknown = Object.keys(meanings ?? {}).filter((value) => facets.values?.includes(value) === false);
  const format = type.format || formatOf(type, facets);
  if (unknown.length > 0) throw new Error(`${path}: the schema has no ${unknown.join(', ')}`);
  if (format === '') throw new Error(`${path}: its limits need words by hand`);
  const said = { ...(meanings && { meanings }), ...(renamed && { renamed }), ...(zero && { zero }) };
  return { ...said, ...facets, name: name || path, kind: kindOf(type, facets), format };
}

/**
 * The rows with the published facets of their paths; a row that comes twice within one group stays one.
 *
 * @throws where a row has none, or a path no row
 */
export function withFacets(rows: readonly Row[], facets: PublishedFacets): readonly Row[] {
  const missing = new Set(Object.keys(facets));
  const made = new Map<string, Map<Row, Row>>();
  const make = (row: Row, within: string): Row => {
    if (row.node === 'leaf') {
      const path = within + row.tag;
      const found = facets[path];
      if (found === undefined) throw new Error(`${path}: the schema does not have it`);
      missing.delete(path);
      return { ...row, type: complete(row.type, found, path) };
    }
    const inside = row.node === 'group' && row.columns !== true ? `${within}${row.tag}/` : within;
    return { ...row, rows: row.rows.map((each) => at(each, inside)) };
  };
  const at = (row: Row, within: string): Row => {
    const known = made.get(within) ?? new Map<Row, Row>();
    made.set(within, known);
    const whole = known.get(row) ?? make(row, within);
    known.set(row, whole);
    return whole;
  };
  const whole = rows.map((row) => at(row, ''));
  if (missing.size > 0) throw new Error(`no row for ${[...missing].join(', ')}`);
  return whole;
}
