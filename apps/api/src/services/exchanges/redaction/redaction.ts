import { gunzipSync } from 'node:zlib';
import { rewriteXml, type XmlReplacement } from '@fiscal/core/xml/rewrite';
import { ALLOWED_FIELDS, CALLER_FIELDS, type JsonOf } from './allowed-fields.ts';
import { ALLOWED_TAGS, type Layout, ROOTS, type Shape } from './allowed-tags.ts';
import { mask, plainText, SHAPES } from './shapes.ts';

/** Base64 of what begins as gzip does. */
const ZIPPED = /^H4sI[\w+/=\s]*$/;
const UNZIPPED_MAX = 4 * 1024 * 1024;
/** Messages in messages: an XML in a JSON in a SOAP envelope is three. */
const DEPTH_MAX = 5;
const UNREADABLE = '[o restante foi retirado: não pôde ser lido]';

const shapesOf = <K extends string>(
  rows: readonly { readonly of: K; readonly shape: Shape; readonly names: string }[],
): ReadonlyMap<string, Shape> =>
  new Map(
    rows.flatMap(({ of, shape, names }) => names.split(' ').map((name) => [`${of} ${name}`, shape] as const)),
  );
const TAGS = shapesOf(ALLOWED_TAGS.map(({ layout, shape, tags }) => ({ of: layout, shape, names: tags })));
const LAYOUTS: ReadonlyMap<string, Layout> = new Map(Object.entries(ROOTS));
const FIELDS = shapesOf(ALLOWED_FIELDS.map(({ of, shape, fields }) => ({ of, shape, names: fields })));

function unzipBase64(base64: string): string | null {
  try {
    return gunzipSync(Buffer.from(base64, 'base64'), { maxOutputLength: UNZIPPED_MAX }).toString('utf8');
  } catch {
    return null;
  }
}

/** A message inside a text, redacted; null: the text is none. */
function inside(text: string, depth: number): XmlReplacement | null {
  const start = text.trimStart();
  if (ZIPPED.test(start)) {
    const message = unzipBase64(start);
    if (message === null) return { text: '[conteúdo compactado retirado]' };
    return { markup: `[descompactado]${redactText(message, depth + 1)}[fim]` };
  }
  return /^[<{[]/.test(start) ? { text: redactText(text, depth + 1) } : null;
}

const layoutOf = (path: readonly string[]): Layout =>
  path.map((name) => LAYOUTS.get(name)).findLast((layout) => layout !== undefined) ?? 'envelope';

function show(value: string, name: string, path: readonly string[]): string {
  const family = /^[a-z](?=[A-Z])/.exec(name)?.[0];
  const shape =
    TAGS.get(`${layoutOf(path)} ${name}`) ?? TAGS.get(`common ${name}`) ?? TAGS.get(`common ${family}*`);
  return shape === undefined ? mask(value) : SHAPES[shape](value);
}

function redactXml(source: string, depth: number): string {
  const { text, complete } = rewriteXml(source, {
    text: (content, path, mixed) => {
      const name = path.at(-1) ?? '';
      return inside(content, depth) ?? { text: mixed ? mask(content) : show(content, name, path) };
    },
    attribute: (value, name, path) => show(value, `@${name}`, path),
  });
  return complete ? text : text + UNREADABLE;
}

const textIn = (replacement: XmlReplacement): string =>
  'markup' in replacement ? replacement.markup : replacement.text;

/** A value of JSON; `name`: the nearest field that it is in. */
function redactJson(
  value: unknown,
  of: JsonOf,
  { name, depth }: { readonly name: string | null; readonly depth: number },
): unknown {
  const shape = name === null ? undefined : FIELDS.get(`${of} ${name}`);
  if (typeof value === 'string') {
    const message = inside(value, depth);
    if (message !== null) return textIn(message);
    return shape === undefined ? mask(value) : SHAPES[shape](value);
  }
  if (typeof value === 'number')
    return shape !== undefined && SHAPES[shape](`${value}`) === `${value}` ? value : null;
  if (value instanceof Date) return SHAPES.date(value.toISOString());
  if (Array.isArray(value)) return value.map((each: unknown) => redactJson(each, of, { name, depth }));
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? value : null;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [
      /^(?!.*\d{4})[A-Za-z_@]\w{0,39}$/.test(key) ? key : mask(key),
      redactJson(each, CALLER_FIELDS.has(key) ? 'caller' : of, { name: key, depth }),
    ]),
  );
}

function redactText(message: string, depth: number): string {
  if (depth > DEPTH_MAX) return UNREADABLE;
  const start = message.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('<')) return redactXml(start, depth);
  if (!/^[{[]/.test(start)) return textIn(inside(message, depth) ?? { text: plainText(message) });
  try {
    return JSON.stringify(redactJson(JSON.parse(start), 'authority', { name: null, depth }));
  } catch {
    return UNREADABLE;
  }
}

/**
 * A message in XML, JSON or plain text, with all content masked but that of the tags and fields that are allowed. A gzip in Base64 is
 * shown unzipped. From where a message cannot be read on it is left out.
 */
export const redactMessage = (message: string): string => redactText(message, 0);

/** A value of the platform with all content masked but that of the fields that are allowed. */
export const redactValue = (value: unknown): unknown => redactJson(value, 'emite', { name: null, depth: 0 });
