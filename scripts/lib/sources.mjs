import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * A mark of the code that a process was started from: newest change and number of source files. A process
 * started from other sources is replaced, not adopted.
 */
export function sourceStamp() {
  let newest = 0;
  let count = 0;
  for (const group of ['packages', 'apps']) {
    for (const name of fs.readdirSync(path.join(ROOT, group))) {
      const src = path.join(ROOT, group, name, 'src');
      if (!fs.existsSync(src)) continue;
      for (const file of fs.readdirSync(src, { recursive: true, withFileTypes: true })) {
        if (!file.isFile() || file.name.endsWith('.test.ts')) continue;
        count += 1;
        newest = Math.max(newest, fs.statSync(path.join(file.parentPath ?? file.path, file.name)).mtimeMs);
      }
    }
  }
  const lock = fs.statSync(path.join(ROOT, 'package-lock.json')).mtimeMs;
  return `${count}:${Math.max(newest, lock)}`;
}
