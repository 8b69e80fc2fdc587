import { gunzipSync } from 'node:zlib';
import { REDACTED_FIELDS, REDACTED_TAGS } from './redacted-tags.ts';

/** Letters become `x`, digits `9`; length, spaces and signs stay, because they may be what is wrong. */
const mask = (text: string): string =>
  text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replace(/\d/g, '9');

const TAGS = REDACTED_TAGS.flatMap(({ tags }) => tags).join('|');
/** As elements, and as elements written inside a text. */
const ELEMENT = new RegExp(`(<(?:\\w+:)?(${TAGS})(?:\\s[^<>]*)?>)([^<]*)(?=</)`, 'g');
const ESCAPED = new RegExp(
  `(&lt;(?:\\w+:)?(${TAGS})(?:\\s(?:(?!&[lg]t;).)*)?&gt;)((?:(?!&lt;).)*)(?=&lt;/)`,
  'gs',
);
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const CPF = /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g;
/** What a gzip begins with, in Base64. */
const ZIPPED = /H4sI[\w+/=\s]{24,}/g;
const UNZIPPED_MAX = 4 * 1024 * 1024;

function unzipped(base64: string): string | null {
  try {
    return gunzipSync(Buffer.from(base64, 'base64'), { maxOutputLength: UNZIPPED_MAX }).toString('utf8');
  } catch {
    return null;
  }
}

/** A message without what is of people. What travels zipped is shown unzipped; what cannot be read is left out. */
export function redactMessage(text: string): string {
  return text
    .replace(ZIPPED, (zipped) => {
      const inside = unzipped(zipped);
      return inside === null ? '[conteúdo compactado retirado]' : `[descompactado]${inside}[fim]`;
    })
    .replace(ELEMENT, (_, open: string, __, content: string) => open + mask(content))
    .replace(ESCAPED, (_, open: string, __, content: string) => open + mask(content))
    .replace(EMAIL, mask)
    .replace(CPF, mask);
}

const FIELDS: ReadonlySet<string> = new Set(Object.values(REDACTED_FIELDS).flat());

/** A value of ours without what is of people, whatever it holds below. */
export function redactValue(value: unknown, hidden = false): unknown {
  if (typeof value === 'string') return hidden ? mask(value) : redactMessage(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((each: unknown) => redactValue(each, hidden));
  if (typeof value !== 'object' || value === null) return hidden && typeof value === 'number' ? null : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      redactValue(each, hidden || FIELDS.has(name)),
    ]),
  );
}
