/** An entry of a list, or the body itself, while its fields are put together. */
interface Entry {
  readonly values: Map<string, string>;
  /** Entries by position. */
  readonly lists: Map<string, Map<number, Entry>>;
}

const STEP = /^(\w+)\[(\d+)\]$/;
const emptyEntry = (): Entry => ({ values: new Map(), lists: new Map() });

/** The entry that a step such as `correcoes[0]` leads to. */
function entryAt({ lists }: Entry, step: string): Entry {
  const [, name = step, index = '0'] = STEP.exec(step) ?? [];
  const entries = lists.get(name) ?? new Map<number, Entry>();
  const entry = entries.get(Number(index)) ?? emptyEntry();
  lists.set(name, entries.set(Number(index), entry));
  return entry;
}

const bodyIn = ({ values, lists }: Entry): Record<string, unknown> => ({
  ...Object.fromEntries(values),
  ...Object.fromEntries(
    [...lists].map(([name, entries]) => [
      name,
      [...entries].toSorted(([a], [b]) => a - b).map(([, entry]) => bodyIn(entry)),
    ]),
  ),
});

const WITH_COMMA = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d+)$/;

/** `1.234,50` → `1234.50`; any other text is left as it is. */
const decimalOf = (value: string): string =>
  value
    .trim()
    .replace(WITH_COMMA, (_, whole: string, cents: string) => `${whole.replaceAll('.', '')}.${cents}`);

/**
 * Turns form fields by path (`pagamentos[0].componentes[0].valor`) into a body, without empty fields. `decimals` are
 * paths without positions.
 */
export function bodyOf(
  values: Readonly<Record<string, string>>,
  decimals: ReadonlySet<string> = new Set(),
): Record<string, unknown> {
  const body = emptyEntry();
  for (const [path, value] of Object.entries(values)) {
    if (value.trim() === '') continue;
    const steps = path.split('.');
    const field = steps.pop() ?? path;
    const isDecimal = decimals.has(path.replaceAll(/\[\d+\]/g, ''));
    steps.reduce(entryAt, body).values.set(field, isDecimal ? decimalOf(value) : value);
  }
  return bodyIn(body);
}
