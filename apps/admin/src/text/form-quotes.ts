/** Label that the form shows at a path of the body; null where it has none. */
export type FormLabels = (path: string) => string | null;

/** A field that sentences quote by the label of its layout. */
export interface Quote {
  readonly field: string;
  readonly label: string;
  readonly englishLabel: string;
}

interface Labeled {
  readonly field: string;
  readonly people?:
    | {
        readonly label: string | null;
        readonly englishLabel?: string | null | undefined;
        readonly message: string;
        readonly fix?: string | undefined;
        readonly english?: string | null | undefined;
        readonly quotes?: readonly Quote[] | undefined;
      }
    | undefined;
}

const BETWEEN = ' · ';
const ENTRY = /\[\d+\]/;

/** Part of the form and label in it: `['Cliente', 'CEP']`. */
const partsOf = (label: string): readonly [part: string, name: string] => {
  const at = label.lastIndexOf(BETWEEN);
  return at < 0 ? ['', label] : [label.slice(0, at), label.slice(at + BETWEEN.length)];
};

/**
 * Writes the labels of the form in the place of those that a sentence quotes. A field of another part of the form is
 * quoted with that part, but for a list, of whose entries a sentence means any.
 */
export function inFormWords(labels: FormLabels, about: string, quotes: readonly Quote[]) {
  const [ownPart] = partsOf(labels(about) ?? '');
  const shown = new Map<string, string>();
  for (const { field, label, englishLabel } of quotes) {
    const found = labels(field);
    if (found === null) continue;
    const [part, name] = partsOf(found);
    const words = part === '' || part === ownPart || ENTRY.test(field) ? name : found;
    for (const each of [label, englishLabel]) if (!shown.has(each)) shown.set(each, words);
  }
  return (sentence: string): string =>
    sentence.replaceAll(/“([^”]+)”/g, (whole, name: string) => {
      const words = shown.get(name);
      return words === undefined ? whole : `“${words}”`;
    });
}

interface Hint {
  readonly place: { readonly field: string } | null;
  readonly quotes: readonly Quote[];
}

/** Writes the labels of the form into the explanation of a rejection. */
export const hintWords = (labels: FormLabels, hint: Hint | null | undefined) =>
  inFormWords(labels, hint?.place?.field ?? '', hint?.quotes ?? []);

/** The label without its entry: `CFOP (item 2)`. */
const bare = (label: string): string => label.replace(/ \(item \d+\)$/, '');

/** Problems or notices under the labels of the form, which their sentences quote, too. */
export const withFormLabels = <T extends Labeled>(labels: FormLabels, rows: readonly T[]): T[] =>
  rows.map((row) => {
    const { field, people } = row;
    if (people === undefined) return row;
    const own = labels(field);
    const label = bare(people.label ?? '');
    const words = inFormWords(labels, field, [
      { field, label, englishLabel: bare(people.englishLabel ?? label) },
      ...(people.quotes ?? []),
    ]);
    return {
      ...row,
      people: {
        ...people,
        ...(own !== null && { label: own, englishLabel: own }),
        message: words(people.message),
        ...(people.fix !== undefined && { fix: words(people.fix) }),
        ...(people.english && { english: words(people.english) }),
      },
    };
  });
