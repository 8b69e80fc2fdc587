import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { codeOf } from '../../scripts/base/errors.mjs';

/** @typedef {{ reason: string | null, fill: () => void, free: () => void, remove: () => void }} Disk reason: why there is none */

/** @type {(reason: string) => Disk} */
const without = (reason) => ({ reason, fill() {}, free() {}, remove() {} });

const SIZE_MB = 1536;
const CHUNK = Buffer.alloc(1024 * 1024);

/**
 * A small separate disk for the database, so that it can be full. Needs Linux and root; without them, prints the
 * reason, and the crash test skips that fault.
 * @type {(dir: string) => Disk}
 */
export function makeSmallDisk(dir) {
  if (process.platform !== 'linux') return without('only on Linux');
  if (process.getuid?.() !== 0) return without('needs root to mount one');
  fs.mkdirSync(dir, { recursive: true });
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0755`, 'emite-crash', dir], {
    encoding: 'utf8',
  });
  if (made.status !== 0) return without(`mount refused: ${(made.stderr || String(made.error)).trim()}`);
  const filler = path.join(dir, 'filler');
  return {
    reason: null,
    fill() {
      const file = fs.openSync(filler, 'w');
      try {
        for (;;) fs.writeSync(file, CHUNK);
      } catch (error) {
        if (codeOf(error) !== 'ENOSPC') throw error;
      } finally {
        fs.closeSync(file);
      }
    },
    free: () => fs.rmSync(filler, { force: true }),
    remove: () => spawnSync('umount', ['-l', dir]),
  };
}
