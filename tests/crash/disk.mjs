import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const SIZE_MB = 1536;
const CHUNK = Buffer.alloc(1024 * 1024);

/**
 * A small disk of its own for the database, so that it can be full. Needs Linux and root; says why when it cannot be
 * had, and the crash test then goes without.
 */
export function makeSmallDisk(dir) {
  if (process.platform !== 'linux') return { reason: 'only on Linux' };
  if (process.getuid?.() !== 0) return { reason: 'needs root to mount one' };
  fs.mkdirSync(dir, { recursive: true });
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0755`, 'emite-crash', dir], {
    encoding: 'utf8',
  });
  if (made.status !== 0) return { reason: `mount refused: ${(made.stderr || String(made.error)).trim()}` };
  const filler = path.join(dir, 'filler');
  return {
    fill() {
      const file = fs.openSync(filler, 'w');
      try {
        for (;;) fs.writeSync(file, CHUNK);
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      } finally {
        fs.closeSync(file);
      }
    },
    free: () => fs.rmSync(filler, { force: true }),
    remove: () => spawnSync('umount', ['-l', dir]),
  };
}
