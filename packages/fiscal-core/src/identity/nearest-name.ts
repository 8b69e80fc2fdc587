/** Names that an object may have, as the keys of a map that stays. */
export type Names = ReadonlyMap<string, unknown>;

/** `naturezaOperacao` is `natureza_operacao` in another hand. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Letters to put in, take out, change or swap with their neighbor to make one word of the other. */
function distance(one: string, other: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      row.push(swapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

interface Word {
  readonly name: string;
  readonly plain: string;
  /** A bit for each letter and digit that it has. */
  readonly letters: number;
}
const wordOf = (name: string): Word => {
  const word = plain(name);
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return { name, plain: word, letters };
};
/** Words of known names, by their map. */
const words = new WeakMap<Names, readonly Word[]>();
function wordsOf(known: Names): readonly Word[] {
  const before = words.get(known);
  if (before !== undefined) return before;
  const made = [...known.keys()].map(wordOf);
  words.set(known, made);
  return made;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** `informacao` and `informacoes` are one word: all but their last three letters agree, four at least. */
function isSameWord(one: string, other: string): boolean {
  const shared = Math.max(4, Math.max(one.length, other.length) - 3);
  return one.length >= 4 && one.slice(0, shared) === other.slice(0, shared);
}

/** The only known name that begins with the same words, two at least; undefined if several do. */
function onlyBeginning(name: string, known: Names): string | undefined {
  const asked = name.toLowerCase().split('_');
  if (asked.length < 2) return undefined;
  const [first, ...others] = wordsOf(known).filter((each) => {
    const has = each.name.split('_');
    return has.length >= asked.length && asked.every((word, at) => isSameWord(word, has[at] ?? ''));
  });
  return others.length === 0 ? first?.name : undefined;
}

/** Known names at the least distance: a letter in three or less is wrong, three at most. */
export function nearestNames(name: string, known: Names): readonly string[] {
  const word = wordOf(name);
  let most = Math.min(3, Math.floor(word.plain.length / 3));
  let nearest: readonly string[] = [];
  for (const each of wordsOf(known)) {
    if (Math.abs(each.plain.length - word.plain.length) > most) continue;
    // A wrong letter makes two sets of letters differ by two at most.
    if (bitsOf(each.letters ^ word.letters) > 2 * most) continue;
    const far = distance(word.plain, each.plain);
    if (far > most) continue;
    nearest = far === most ? [...nearest, each.name] : [each.name];
    most = far;
  }
  return nearest;
}

/** The known name that was meant: the only nearest one, else the only one that begins with the same words. */
export function nearestName(name: string, known: Names): string | undefined {
  const [nearest, ...others] = nearestNames(name, known);
  if (nearest === undefined) return onlyBeginning(name, known);
  return others.length === 0 ? nearest : undefined;
}
