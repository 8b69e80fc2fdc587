import { hash } from 'node:crypto';
import type { IdempotentRequest } from '@fiscal/db/records/idempotency';

/**
 * `content` must be equal in a repetition, as JSON text: the body, and parts of the path that the route lacks. Layout
 * and the order of fields do not count.
 */
export const idempotentRequest = (key: string, route: string, content: string): IdempotentRequest => ({
  key,
  route,
  bodyHash: hash('sha256', canonical(content)),
  textHash: hash('sha256', content),
});

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/** Normalizes JSON texts of equal content: fields in one order, no space; numbers keep their digits. */
function canonical(json: string): string {
  const marked = json.replace(TOKEN, (token) =>
    token.startsWith('"') ? `"s${token.slice(1)}` : `"n${token}"`,
  );
  return JSON.stringify(JSON.parse(marked), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
