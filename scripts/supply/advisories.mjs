import semver from 'semver';

/**
 * @typedef {{ id: number, title: string, severity: string, url: string, vulnerable_versions: string }} Advisory as the
 *   registry returns it
 * @typedef {{ source: string, taken: string | null, advisories: Record<string, Advisory[]>, accepted: Record<string,
 *   string> }} AdvisorySet `taken`: day of the answer, null before the first; `accepted`: why an advisory does not
 *   concern us, by its url
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
