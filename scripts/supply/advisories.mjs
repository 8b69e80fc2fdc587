import semver from 'semver';

/**
 * @typedef {{ id: number, title: string, severity: string, url: string, vulnerable_versions: string }} Advisory as the
 *   registry returns it
 * @typedef {{ source: string, taken: string | null, from: string | null, covers: string[] | null, advisories:
 *   Record<string, Advisory[]>, accepted: Record<string, string> }} AdvisorySet `taken`, `from`: day and origin of the
 *   set, null before the first; `covers`: the only packages that it knows, null when it knows all; `accepted`: why an
 *   advisory does not concern us, by its url
 * @typedef {Record<string, { npmname?: string, vulnerabilities?: { below?: string, atOrAbove?: string, severity?: string,
 *   identifiers?: { summary?: string, githubID?: string }, info?: string[] }[] }>} RetireSet as Retire.js publishes it
 * @typedef {{ packages: Record<string, { version?: string, name?: string, link?: boolean, dev?: boolean }> }} Lock
 */

/**
 * Every package of the lock file and its versions, by name: what the registry is asked about.
 * @type {(lock: Lock) => Record<string, string[]>}
 */
export function lockedVersions(lock) {
  /** @type {Record<string, string[]>} */
  const versions = {};
  for (const [at, { version, name = at.split('node_modules/').at(-1) ?? '', link }] of Object.entries(
    lock.packages,
  ))
    if (at.includes('node_modules/') && !link && version !== undefined)
      versions[name] = [...new Set([...(versions[name] ?? []), version])].sort();
  return versions;
}

/**
 * Locked versions with a stored advisory that is not accepted, one line each.
 * @type {(lock: Lock, set: AdvisorySet) => string[]}
 */
export function vulnerableIn(lock, { advisories, accepted }) {
  return Object.entries(lockedVersions(lock)).flatMap(([name, versions]) =>
    (advisories[name] ?? []).flatMap(({ title, severity, url, vulnerable_versions: range }) =>
      versions
        .filter(
          (version) => !(url in accepted) && semver.satisfies(version, range, { includePrerelease: true }),
        )
        .map((version) => `${name} ${version}: ${severity}, ${title} (${url})`),
    ),
  );
}

/**
 * What Retire.js knows of packages of the lock file, in the registry's form.
 * @type {(known: RetireSet, lock: Lock) => { covers: string[], advisories: Record<string, Advisory[]> }}
 */
export function fromRetire(known, lock) {
  const locked = lockedVersions(lock);
  const rows = Object.entries(known)
    .map(([key, { npmname = key, vulnerabilities = [] }]) => ({ name: npmname, vulnerabilities }))
    .filter(({ name }) => name in locked)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    covers: rows.map(({ name }) => name),
    advisories: Object.fromEntries(
      rows.map(({ name, vulnerabilities }) => [name, vulnerabilities.map(advisoryOf)]),
    ),
  };
}

/** @type {(row: NonNullable<RetireSet[string]['vulnerabilities']>[number], id: number) => Advisory} */
function advisoryOf({ below, atOrAbove, severity = 'unknown', identifiers = {}, info = [] }, id) {
  const { githubID, summary = '' } = identifiers;
  const bounds = [atOrAbove && `>=${atOrAbove}`, below && `<${below}`].filter(Boolean);
  return {
    id,
    title: summary.split('\n').find((line) => /^[^#\s]/.test(line)) ?? githubID ?? 'no summary',
    severity,
    url: githubID ? `https://github.com/advisories/${githubID}` : (info[0] ?? ''),
    vulnerable_versions: bounds.join(' ') || '*',
  };
}

/**
 * A set in one line: how old it is, and how much of the lock file it knows.
 * @type {(lock: Lock, set: AdvisorySet) => string}
 */
export function describeSet(lock, { taken, from, covers }) {
  if (taken === null) return 'No set of advisories is stored: nothing was judged.';
  const all = Object.keys(lockedVersions(lock)).length;
  return `By the set of ${taken} (${from}), which knows ${covers === null ? 'all' : covers.length} of ${all} locked packages.`;
}
