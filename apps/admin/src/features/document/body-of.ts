import { decimalOf } from '../../format/local-decimal.ts';
import type { Locale } from '../../text/locale.ts';

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

/**
 * Turns form fields by path (`pagamentos[0].componentes[0].valor`) into a body, without empty fields. `decimals` are
 * paths without positions, written as in `locale`.
 */
export function bodyOf(
  values: Readonly<Record<string, string>>,
  { decimals, locale }: { readonly decimals: ReadonlySet<string>; readonly locale: Locale },
): Record<string, unknown> {
  const body = emptyEntry();
  for (const [path, value] of Object.entries(values)) {
    if (value.trim() === '') continue;
    const steps = path.split('.');
    const field = steps.pop() ?? path;
    const isDecimal = decimals.has(path.replaceAll(/\[\d+\]/g, ''));
    steps.reduce(entryAt, body).values.set(field, isDecimal ? decimalOf(value, locale) : value);
  }
  return bodyIn(body);
}
