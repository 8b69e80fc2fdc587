import superjson from 'superjson';
import { plainTexts } from '../base/json/plain-text.ts';

interface Dates {
  readonly [path: string]: readonly ['Date'];
}

/** superjson's writing of a key inside a path. */
const escapeKey = (key: string): string =>
  /[\\.]/.test(key) ? key.replaceAll('\\', '\\\\').replaceAll('.', '\\.') : key;

/** Records the path of every date; false for a value that is neither a date nor plain JSON. */
function note(value: unknown, path: string, dates: Record<string, readonly ['Date']>): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      break;
    default:
      return false;
  }
  if (value === null) return true;
  if (value instanceof Date) {
    dates[path] = ['Date'];
    return path !== '' && !Number.isNaN(value.getTime());
  }
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false;
  const within = path && `${path}.`;
  // An absent property and one that is undefined are the same to who reads JSON.
  for (const [key, each] of Object.entries(value))
    if (each === undefined && !Array.isArray(value)) continue;
    else if (key === '') return false;
    // Most values are texts, which need no path.
    else if (typeof each !== 'string' && each !== null && !note(each, within + escapeKey(key), dates))
      return false;
  return true;
}

/**
 * Same output as superjson, without its copy of every value: nearly all answers of procedures are JSON and dates, and
 * JSON writes a date by itself. Any other value goes through superjson.
 */
export function serialize(value: unknown): { readonly json: unknown; readonly meta?: unknown } {
  const dates: Record<string, readonly ['Date']> = {};
  if (!note(value, '', dates)) return superjson.serialize(value);
  return Object.keys(dates).length === 0
    ? { json: value }
    : { json: value, meta: { values: dates satisfies Dates, v: 1 } };
}

/** Removes `\u0000` and half characters from texts, as the database refuses them. */
const deserialize: typeof superjson.deserialize = (payload) =>
  superjson.deserialize({ ...payload, json: plainTexts(payload.json) });

/** Both ways of the wire: the console reads and writes superjson. */
export const transformer = {
  input: { serialize: superjson.serialize.bind(superjson), deserialize },
  output: { serialize, deserialize: superjson.deserialize.bind(superjson) },
};
