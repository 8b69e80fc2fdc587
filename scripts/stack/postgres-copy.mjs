import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { accountToDropTo } from '../install/postgres-binaries.mjs';

/** Files of the running process, which a copy of a server leaves out. */
const OWN = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'standby.signal',
  'recovery.signal',
  'pg_stat_tmp',
]);
/** Folders that a copy has empty. */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_subtrans',
]);

/**
 * A copy of a running server's files, made between pg_backup_start and pg_backup_stop. `before`: statements of the same session.
 * @type {(server: import('./postgres.mjs').Server, data: string, options: { label: string, before?: string[] }) => Promise<void>}
 */
export async function copyServer(server, data, { label, before = [] }) {
  const account = accountToDropTo();
  const client = new pg.Client({ connectionString: server.urlFor('postgres') });
  await client.connect();
  try {
    for (const statement of before) await client.query(statement);
    await client.query(`select pg_backup_start('${label}', true)`);
    copyFolder(path.join(server.dir, 'data'), data, account);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    write(path.join(data, 'backup_label'), rows[0].labelfile, account);
  } finally {
    await client.end();
  }
}

/**
 * A file deleted meanwhile is deleted by the replay; that is what the backup's label is for.
 * @type {(from: string, to: string, account: import('../install/postgres-binaries.mjs').Account) => void}
 */
export function copyFolder(from, to, account) {
  fs.mkdirSync(to, { recursive: true, mode: 0o700 });
  own(to, account);
  if (EMPTY.has(path.basename(from))) {
    if (path.basename(from) === 'pg_wal')
      copyFolder(path.join(from, 'archive_status'), path.join(to, 'archive_status'), account);
    return;
  }
  if (!fs.existsSync(from)) return;
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (OWN.has(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, account);
    else if (fs.existsSync(source)) {
      fs.copyFileSync(source, target);
      own(target, account);
    }
  }
}

/** @type {(file: string, text: string | Buffer, account: import('../install/postgres-binaries.mjs').Account) => void} */
export function write(file, text, account) {
  fs.writeFileSync(file, text, { mode: 0o600 });
  own(file, account);
}

/** @type {(file: string, account: import('../install/postgres-binaries.mjs').Account) => void} */
function own(file, { uid, gid }) {
  if (uid !== undefined) fs.chownSync(file, uid, gid);
}
