import fs from 'node:fs';
import path from 'node:path';
import { ROOT, readJson } from '../base/paths.mjs';

/** @typedef {{ link?: boolean, resolved?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked */

/**
 * Runtime dependencies of a workspace from package-lock.json: folders of npm packages and of our own workspaces, from
 * the root of the checkout. Excludes development dependencies, optional peers and packages for other platforms.
 * @type {(workspace: string) => { packages: string[], workspaces: string[] }}
 */
export function packagesOf(workspace) {
  /** @type {Record<string, Locked>} */
  const locked = readJson(path.join(ROOT, 'package-lock.json')).packages;
  const found = new Set([workspace]);
  for (const place of found) {
    const { dependencies = {}, optionalDependencies = {}, ...one } = locked[place] ?? {};
    const peers = Object.keys(one.peerDependencies ?? {}).filter(
      (name) => !one.peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])) {
      const at = placeOf(name, place, locked);
      const target = at !== undefined && locked[at]?.link ? locked[at].resolved : at;
      if (target !== undefined && fs.existsSync(path.join(ROOT, target))) found.add(target);
      else if (!(name in optionalDependencies))
        throw new Error(`${place} needs ${name}, which is not installed: run "npm ci"`);
    }
  }
  const all = [...found].sort();
  const isPackage = (/** @type {string} */ place) => /(^|\/)node_modules\//.test(place);
  return { packages: all.filter(isPackage), workspaces: all.filter((place) => !isPackage(place)) };
}

/**
 * Location by Node's resolution: beside the importer, or in a folder above.
 * @type {(name: string, from: string, locked: Record<string, Locked>) => string | undefined}
 */
function placeOf(name, from, locked) {
  const at = path.posix.join(from, 'node_modules', name);
  if (locked[at] !== undefined || from === '') return locked[at] && at;
  const up = from.replace(/\/?[^/]*$/, '');
  return placeOf(name, up.replace(/\/?node_modules$/, ''), locked);
}
