import { hkdfSync } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Key of the saved histories: they hold nothing but made-up documents. */
export const HISTORY_KEY = Buffer.from(hkdfSync('sha256', Buffer.alloc(32, 7), 'emite', 'payload-codec', 32));
/** A folder per workflow. */
export const HISTORIES = fileURLToPath(new URL('../histories/', import.meta.url));

const isLong = (value: object): value is { toNumber(): number } =>
  'toNumber' in value && typeof value.toNumber === 'function';

/** A fetched history as JSON: 64-bit numbers as numbers, bytes as `{ $bytes }`. Temporal's own converter needs one single copy of protobufjs. */
function historyToPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (isLong(value)) return value.toNumber();
  if (Array.isArray(value)) return value.map(historyToPlain);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === null || inner === undefined ? [] : [[key, historyToPlain(inner)]],
    ),
  );
}

const CHECKOUT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A fetched history as its file keeps it: stack traces name places of the repository, wherever it lies. */
export const historyText = (history: unknown): string =>
  JSON.stringify(historyToPlain(history), null, 1).replaceAll(CHECKOUT, '');

/** The history object that the replayer takes. */
export function plainToHistory(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainToHistory);
  if ('$bytes' in value) return Uint8Array.from(Buffer.from(String(value.$bytes), 'base64'));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainToHistory(inner)]));
}
