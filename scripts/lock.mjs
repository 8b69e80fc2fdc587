import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, readJson } from './base/paths.mjs';
import { missingPlatforms } from './install/lock-platforms.mjs';

/**
 * `npm run lock`, after every change of dependencies: names the optional packages of every platform in package-lock.json, each with
 * its SHA-512 and license as far as the registry serves it.
 */
const REGISTRY = 'https://registry.npmjs.org';
const file = path.join(ROOT, 'package-lock.json');
const lock = readJson(file);
const missing = missingPlatforms(lock);
const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
const unknown = packages.filter(
  ([at, entry]) => at.includes('node_modules/') && !entry.link && !entry.integrity,
);
const known = await Promise.all(unknown.map(async ([at, entry]) => withHash(at, entry)));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
console.log(
  `package-lock.json: ${Object.keys(missing).length} packages of other platforms named, ${known.filter(Boolean).length} of ${unknown.length} hashes found`,
);

/**
 * Whether the registry knew it.
 * @type {(at: string, entry: { version: string, resolved?: string, integrity?: string }) => Promise<boolean>}
 */
async function withHash(at, entry) {
  const name = at.split('node_modules/').at(-1) ?? '';
  const answer = await fetch(`${REGISTRY}/${name.replace('/', '%2f')}`);
  const { dist, license } = (await answer.json().catch(() => null))?.versions?.[entry.version] ?? {};
  if (!answer.ok || !dist?.integrity?.startsWith('sha512-')) return false;
  Object.assign(entry, { resolved: dist.tarball, integrity: dist.integrity, license });
  return true;
}
