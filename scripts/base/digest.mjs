import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * Digest of these texts or bytes in this order, 16 hexadecimal digits.
 * @type {(parts: Iterable<string | NodeJS.ArrayBufferView>) => string}
 */
export function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Content that identifies the packages of a build. */
export const packageLock = () => fs.readFileSync(path.join(ROOT, 'package-lock.json'));
