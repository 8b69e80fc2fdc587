/** Date at which every example of the documentation was written: its dates are moved from there to now. */
const WRITTEN = Date.parse('2026-11-21T10:00:00-03:00');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Brasília's clock, which most of the country keeps. */
const OFFSET_MS = 3 * HOUR_MS;

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}:\d{2}(\.\d{3})?(Z|-03:00))?$/;

/** Keys under which OpenAPI holds examples; everything inside them is a value, under any name. */
const EXAMPLES: ReadonlySet<string> = new Set(['example', 'examples']);

/** A day, or a moment in the form it was written in, moved by as much as has passed. */
function moveDate(text: string, nowMs: number): string {
  const [, , fraction = '', zone] = MOMENT.exec(text) ?? [];
  const passed = nowMs - WRITTEN;
  const local = (ms: number) => new Date(ms - OFFSET_MS).toISOString();
  if (zone === undefined) return local(Date.parse(`${text}T10:00:00-03:00`) + passed).slice(0, 10);
  const at = Date.parse(text) + passed;
  const iso = zone === 'Z' ? new Date(at).toISOString() : local(at);
  return iso.slice(0, 19) + fraction + zone;
}

function moveDates(
  value: unknown,
  nowMs: number,
  { inside, name = '' }: { readonly inside: boolean; readonly name?: string },
): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => moveDates(each, nowMs, { inside }));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        moveDates(each, nowMs, { inside: inside || EXAMPLES.has(key), name: key }),
      ]),
    );
  if (!inside) return value;
  if (name === 'ano' && typeof value === 'number') return Number(moveDate('2026-11-21', nowMs).slice(0, 4));
  return typeof value === 'string' && MOMENT.test(value) ? moveDate(value, nowMs) : value;
}

/**
 * The documentation with examples of now, to the last whole minute: what is copied from it can be sent as it is. A DPS may not
 * be dated ahead at all (E0008), an NFC-e five minutes back (704).
 */
export const datedExamples = (document: object, nowMs: number): unknown =>
  moveDates(document, Math.floor(nowMs / MINUTE_MS) * MINUTE_MS, { inside: false });
