import path from 'node:path';

/** Made when the product is installed, built or run. */
const MADE = /(?:^|\/)(?:node_modules|dist|generated|\.cache|\.emite|\.next)(?:\/|$)/;

/** Folder of a machine or of a user's home. */
const OF_A_MACHINE = /(?:(?<![\w./-])|(?<=file:\/\/))\/(?:work|home|Users|root)\/[\w.@/-]+/g;

/** A path that goes up, alone or after what else may belong to it. */
const GOING_UP = /[\w.@$}/-]*?(?<!\.)(?:\.\.\/[\w.@/-]*|(?<=['"`])\.\.(?=['"`]))/g;

/** Start of a quoted path: `join(ROOT, 'a', '^/x')`, `ROOT + '^/x'`, `new URL('^/x', root)`, where ^ goes up. */
const BASES: readonly [side: 'before' | 'after', RegExp][] = [
  ['before', /\b(?:join|resolve)\(\s*([\w.]+(?:\([^()]*\))?)\s*,[^()]*['"`]$/],
  ['before', /([\w.)\]]+)\s*\+\s*['"`]$/],
  ['after', /^[^'"`]*['"`]\s*,\s*([\w.]+)/],
];

export interface Outside {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly why: string;
}

interface Sources {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
  /** Every file and folder of the repository. */
  readonly known: ReadonlySet<string>;
}

/** Every file and folder of a list of files. */
export const placesOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.flatMap((file) => file.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))));

/** Base of a path, where the text gives one; null = its own file. */
function baseOf(before: string, after: string): string | null {
  const sides = { before, after: /\bnew URL\(\s*['"`]$/.test(before) ? after : '' };
  for (const [side, pattern] of BASES) {
    const base = pattern.exec(sides[side])?.[1];
    if (base !== undefined) return base;
  }
  return null;
}

/** Why a path leaves the repository, or may; null when it does not. */
function faultOf(
  what: string,
  before: string,
  after: string,
  { file, known }: Omit<Sources, 'text'>,
): string | null {
  if (!what.startsWith('..')) return 'goes up from somewhere else';
  const base = baseOf(before, after);
  // Resolved as a package.
  if (base === 'import.meta.resolve') return null;
  if (base !== null && !base.startsWith('import.meta.')) return `starts from ${base}, not from its own file`;
  const target = path.posix.join(path.posix.dirname(file), what).replace(/\/$|(?<=\w)\.$/, '');
  if (target.startsWith('..')) return 'leaves the repository';
  // A name with a placeholder counts as its folder.
  const named = after.startsWith('${') && !what.endsWith('/') ? path.posix.dirname(target) : target;
  return named === '.' || known.has(named) || MADE.test(named) ? null : 'names nothing of the repository';
}

/**
 * Finds paths in a text that leave the repository, each with the reason. A path that goes up counts anywhere: in code,
 * settings, documents and comments. Resolved from its own file, it has to name something of the repository.
 */
export function looksOutside({ text, ...of }: Sources): Outside[] {
  const outsideAt = (index: number, what: string, why: string): Outside => ({
    file: of.file,
    line: text.slice(0, index).split('\n').length,
    what,
    why,
  });
  const ups = [...text.matchAll(GOING_UP)].flatMap(({ 0: what, index }) => {
    const why = faultOf(
      what,
      text.slice(Math.max(index - 200, 0), index),
      text.slice(index + what.length),
      of,
    );
    return why === null ? [] : [outsideAt(index, what, why)];
  });
  const machines = [...text.matchAll(OF_A_MACHINE)].map(({ 0: what, index }) =>
    outsideAt(index, what, 'is of one machine'),
  );
  return [...ups, ...machines];
}
