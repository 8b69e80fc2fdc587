import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, readJson } from './base/paths.mjs';
import { missingPlatforms } from './install/lock-platforms.mjs';

/** `npm run lock`, after every change of dependencies: names the optional packages of every platform in package-lock.json. */
const file = path.join(ROOT, 'package-lock.json');
const lock = readJson(file);
const missing = missingPlatforms(lock);
const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(missing).length} packages of other platforms named`);
