/**
 * Path of a row with holes for list indexes: `['infNFe/det[', 0, ']/prod/NCM']`, where 0 is the level of the list, so one static
 * path per row serves every repetition.
 */
export type Path = readonly (string | number)[];

/** Appends text to a path. */
export function extend(path: Path, text: string): Path {
  const last = path.at(-1);
  return typeof last === 'string' ? [...path.slice(0, -1), last + text] : [...path, text];
}

/** Appends the index of the list at `level`. */
export function appendIndex(path: Path, level: number): Path {
  return extend([...extend(path, '['), level], ']');
}

/** The path with the current indexes, counted from `first` (XPath counts from 1, JSON from 0). */
export function fill(path: Path, indexes: readonly number[], first: 0 | 1): string {
  let text = '';
  for (const part of path) text += typeof part === 'number' ? (indexes[part] ?? 0) + first : part;
  return text;
}
