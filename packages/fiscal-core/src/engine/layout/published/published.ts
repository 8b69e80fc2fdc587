import { TEXT_PATTERN, wordsOfCharacters, wordsOfDigits } from '../facets.ts';
import type { Kind, Row, SimpleType } from '../types.ts';

/** The limits of an element's or attribute's text. */
export type Facets = Pick<
  SimpleType,
  'patterns' | 'values' | 'minLength' | 'maxLength' | 'builtin' | 'minInclusive'
>;

/** Facets of a whole schema by path: `infDCe/ide/cDC`, `infDCe/det/@nItem`. `npm run facets` writes such tables. */
export type PublishedFacets = Readonly<Record<string, Facets>>;

const BY_SCHEMA = { name: '', format: '' };

/** A type whose facets are published: by hand what the schema does not have. Words for common limits need no `format`. */
export const publishedType = (kind: Kind, more: Partial<SimpleType> = {}): SimpleType => ({
  ...BY_SCHEMA,
  kind,
  ...more,
});

/** Published free text. */
export const publishedText = publishedType({ as: 'text' }, { name: 'TString' });

/** A published decimal, whose places are those of its pattern. */
export const publishedDecimal = (name: string, format: string): SimpleType =>
  publishedType({ as: 'decimal', min: 0, max: 0 }, { name, format });

/** Decimal places that a pattern allows: `(\.[0-9]{2,8})?` has 2 to 8. */
function placesOf(patterns: readonly string[]): { readonly min: number; readonly max: number } {
  const found = patterns.flatMap((source) => [...source.matchAll(/\\\.\[0-9\]\{(\d+)(?:,(\d+))?\}/g)]);
  const least = found.map(([, min]) => Number(min));
  const most = found.map(([, min, max]) => Number(max ?? min));
  return { min: Math.min(...least), max: Math.max(...most) };
}

function formatOf({ meanings }: SimpleType, { patterns = [], values, minLength, maxLength }: Facets): string {
  if (values !== undefined)
    return `um de ${values.map((value) => (meanings?.[value] === undefined ? value : `${value} (${meanings[value]})`)).join(', ')}`;
  const [, min, max = min] = /^\[0-9\]\{(\d+)(?:,(\d+))?\}$/.exec(patterns[0] ?? '') ?? [];
  if (min !== undefined) return wordsOfDigits(Number(min), Number(max));
  const plain = patterns.every((source) => source === TEXT_PATTERN);
  if (!plain || minLength === undefined || maxLength === undefined) return '';
  return wordsOfCharacters(minLength, maxLength);
}

function complete(type: SimpleType, facets: Facets, path: string): SimpleType {
  const unknown = Object.keys(type.meanings ?? {}).filter(
    (value) => facets.values?.includes(value) === false,
  );
  const format = type.format || formatOf(type, facets);
  if (unknown.length > 0) throw new Error(`${path}: the schema has no ${unknown.join(', ')}`);
  if (format === '') throw new Error(`${path}: its limits need words by hand`);
  const kind = type.kind.as === 'decimal' ? { ...type.kind, ...placesOf(facets.patterns ?? []) } : type.kind;
  return { ...type, ...facets, name: type.name || path, kind, format };
}

/** The rows with the published facets of their paths. @throws where a row has none, or a path no row */
export function withFacets(rows: readonly Row[], facets: PublishedFacets): readonly Row[] {
  const missing = new Set(Object.keys(facets));
  const at = (row: Row, within: string): Row => {
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
  const whole = rows.map((row) => at(row, ''));
  if (missing.size > 0) throw new Error(`no row for ${[...missing].join(', ')}`);
  return whole;
}
