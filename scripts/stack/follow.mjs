import fs from 'node:fs';
import path from 'node:path';

/** Editors write a file more than once. */
const SETTLES_MS = 100;
const LOOKS_MS = 200;
/** Nobody's process runs these. */
const BESIDE = /\.test\.tsx?$|(?:^|\/)(?:testing|generated|fixtures)\//;

/**
 * Calls `act` after a source below the folders has changed; what changes meanwhile waits until it has ended. Gives what ends it.
 * @param {readonly string[]} folders
 * @param {() => Promise<void>} act
 */
export function whenSourcesChange(folders, act) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let busy = false;
  let again = false;
  const perform = async () => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    do {
      again = false;
      await act();
    } while (again);
    busy = false;
  };
  const watchers = folders.map((folder) =>
    fs.watch(folder, { recursive: true }, (_, name) => {
      if (name === null || !/\.(?:ts|json)$/.test(name) || BESIDE.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void perform(), SETTLES_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/**
 * Prints each new line of these logs, its process before it. Gives what ends it.
 * @param {string} folder
 * @param {readonly string[]} names
 * @param {(line: string) => void} say
 */
export function followLogs(folder, names, say) {
  const width = Math.max(...names.map((name) => name.length));
  const sizeOf = (/** @type {string} */ file) => (fs.existsSync(file) ? fs.statSync(file).size : 0);
  const logs = names.map((name) => {
    const file = path.join(folder, `${name}.log`);
    return { name, file, read: sizeOf(file), rest: '' };
  });
  const timer = setInterval(() => {
    for (const log of logs) {
      const size = sizeOf(log.file);
      // A new one in its place.
      if (size < log.read) log.read = 0;
      if (size === log.read) continue;
      const bytes = Buffer.alloc(size - log.read);
      const descriptor = fs.openSync(log.file, 'r');
      fs.readSync(descriptor, bytes, 0, bytes.length, log.read);
      fs.closeSync(descriptor);
      log.read = size;
      const lines = `${log.rest}${bytes.toString('utf8')}`.split('\n');
      log.rest = lines.pop() ?? '';
      for (const line of lines) say(`${log.name.padEnd(width)} | ${line}`);
    }
  }, LOOKS_MS);
  return () => clearInterval(timer);
}
