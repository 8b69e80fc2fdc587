import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { waitFor } from '../base/wait.mjs';
import { accountToDropTo } from '../install/postgres-binaries.mjs';
import { startPostgres, stopPostgres } from '../stack/postgres.mjs';
import { copyFolder, copyServer, write } from '../stack/postgres-copy.mjs';

/** @typedef {import('../stack/postgres.mjs').Server} Server */

/** The longest that the last changes lie in the server alone, in seconds. */
const ARCHIVE_SECONDS = 60;

/** @type {(backups: string) => string} */
const walOf = (backups) => path.join(backups, 'wal');
/** @type {(backups: string) => string} */
const basesOf = (backups) => path.join(backups, 'base');

/**
 * Whole under its name only once it is on the disk; asked for again, the same file is no fault.
 * @type {(wal: string) => string}
 */
const archiveCommand = (wal) =>
  `if test -f "${wal}/%f"; then cmp -s "%p" "${wal}/%f"; else cp "%p" "${wal}/%f.part" && sync "${wal}/%f.part" && mv "${wal}/%f.part" "${wal}/%f" && sync "${wal}"; fi`;

/**
 * Archives every change to `backups` from here on and after each start. Restarts the server when archiving was off.
 * @type {(server: Server, backups: string) => Promise<Server>}
 */
export async function archiveTo(server, backups) {
  if (/["'%\\]/.test(backups)) throw new Error(`${backups}: a path without quotes, % and \\`);
  const { uid, gid } = accountToDropTo();
  for (const dir of [backups, walOf(backups), basesOf(backups)]) {
    fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
    if (uid !== undefined && gid !== undefined) fs.chownSync(dir, uid, gid);
  }
  await execute(server, [
    `alter system set archive_mode = 'on'`,
    `alter system set archive_command = '${archiveCommand(walOf(backups))}'`,
    `alter system set archive_timeout = '${ARCHIVE_SECONDS}s'`,
    'select pg_reload_conf()',
  ]);
  const [{ archive_mode: mode }] = await execute(server, ['show archive_mode']);
  if (mode === 'on') return server;
  await stopPostgres({ dir: server.dir });
  return startPostgres({ dir: server.dir, port: server.port });
}

/**
 * A base backup, whole under its name: the moment from which on it can be restored to. @returns its folder
 * @type {(server: Server, backups: string) => Promise<string>}
 */
export async function baseBackup(server, backups) {
  const unfinished = path.join(basesOf(backups), 'unfinished');
  fs.rmSync(unfinished, { recursive: true, force: true });
  await copyServer(server, unfinished, { label: 'emite' });
  const [{ now }] = await execute(server, ['select clock_timestamp() as now']);
  const done = path.join(basesOf(backups), now.toISOString().replaceAll(':', '-'));
  fs.renameSync(unfinished, done);
  return done;
}

/**
 * Restores the stopped server of `dir` to a moment. The previous data moves to the returned folder.
 * @type {(dir: string, options: { backups: string, moment: Date, port?: number | undefined }) => Promise<{ server:
 *   Server, before: string }>}
 */
export async function restoreTo(dir, { backups, moment, port }) {
  const account = accountToDropTo();
  const wanted = moment.toISOString().replaceAll(':', '-');
  const base = fs
    .readdirSync(basesOf(backups))
    .filter((name) => /^\d/.test(name) && name <= wanted)
    .sort()
    .at(-1);
  if (base === undefined) throw new Error(`No backup in ${backups} ended before ${moment.toISOString()}`);
  const data = path.join(dir, 'data');
  const before = `${data}.before-${Date.now()}`;
  if (fs.existsSync(data)) fs.renameSync(data, before);
  copyFolder(path.join(basesOf(backups), base), data, account);
  const auto = path.join(data, 'postgresql.auto.conf');
  const stored = fs
    .readFileSync(auto, 'utf8')
    .split('\n')
    .filter((line) => !/^(recovery_target|restore_command)/.test(line));
  const recovery = [
    `restore_command = 'cp "${walOf(backups)}/%f" "%p"'`,
    `recovery_target_time = '${moment.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
    `recovery_target_action = 'promote'`,
  ];
  write(auto, [...stored, ...recovery, ''].join('\n'), account);
  write(path.join(data, 'recovery.signal'), '', account);
  const server = await startPostgres({ dir, port });
  await waitFor('the restore', async () => {
    const [{ recovering }] = await execute(server, ['select pg_is_in_recovery() as recovering']);
    return !recovering;
  });
  await execute(server, [
    'alter system reset recovery_target_time',
    'alter system reset recovery_target_action',
    'alter system reset restore_command',
  ]);
  return { server, before };
}

/** @type {(server: Server, statements: string[]) => Promise<any>} */
async function execute(server, statements) {
  const client = new pg.Client({ connectionString: server.urlFor('postgres') });
  await client.connect();
  try {
    let rows = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}
