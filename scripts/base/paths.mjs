import fs from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf } from './errors.mjs';

/** The checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Things that can be fetched again. */
export const CACHE = path.join(ROOT, '.cache');

/** @typedef {ReturnType<typeof stackHome>} Home */

/**
 * Folder of one stack (`.emite` for `npm start`, a temporary one for tests) and the paths in it.
 * @param {string} dir
 */
export function stackHome(dir) {
  const at = (/** @type {string} */ name) => path.join(dir, name);
  return {
    dir,
    run: at('run'),
    logs: at('logs'),
    postgres: at('postgres'),
    temporal: at('temporal'),
    sandbox: at('sandbox'),
    secrets: at('secrets.json'),
    credentials: at('credentials.json'),
    account: at('account.json'),
  };
}

/** The stack that `npm start` keeps; `EMITE_HOME` moves it. */
export const defaultHome = () => stackHome(path.resolve(process.env.EMITE_HOME ?? path.join(ROOT, '.emite')));

/** @type {(home: Home) => void} */
export function prepareHome(home) {
  for (const dir of [home.dir, home.run, home.logs, home.temporal, home.sandbox])
    fs.mkdirSync(dir, { recursive: true });
  // The postgres account walks through the folder when we are root; secrets inside are files of mode 600.
  if (process.platform !== 'win32') {
    fs.chmodSync(home.dir, process.getuid?.() === 0 ? 0o711 : 0o700);
    for (const dir of [home.run, home.logs, home.temporal, home.sandbox]) fs.chmodSync(dir, 0o700);
  }
}

/**
 * Writes JSON that only we may read, whole or not at all.
 * @type {(file: string, value: unknown) => void}
 */
export function writePrivateJson(file, value) {
  const part = `${file}.${process.pid}.part`;
  fs.writeFileSync(part, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  fs.chmodSync(part, 0o600);
  fs.renameSync(part, file);
}

/** @type {(file: string) => any} */
export function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new Error(`${file} is not readable JSON: ${messageOf(error)}`);
  }
}
