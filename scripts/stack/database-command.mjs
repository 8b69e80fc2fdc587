import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadDotEnv, machineEnv } from '../base/environment.mjs';
import { messageOf } from '../base/errors.mjs';
import { refuseUnusable } from '../base/given.mjs';
import { defaultHome, prepareHome, ROOT } from '../base/paths.mjs';
import { tsxArgs } from '../base/tsx.mjs';
import { install } from '../install/install.mjs';
import { openDatabases } from './database.mjs';
import { loadSecrets } from './secrets.mjs';
import { sandboxCaFile } from './stack.mjs';

/**
 * `asOwner`: the command gets the owner's login too.
 * @typedef {{ role?: 'app' | 'worker', asOwner?: boolean | undefined }} Login
 */

/**
 * Runs a command on the database of `npm start`, running or not; sets the exit code.
 * @type {(file: string, args: string[], login?: Login) => Promise<void>}
 */
export async function runOnDatabase(file, args, login = {}) {
  try {
    process.exitCode = await run(file, args, login);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

/** @type {(file: string, args: string[], login: Login) => Promise<number>} */
async function run(file, args, { role = 'app', asOwner }) {
  loadDotEnv();
  await install({ temporal: false });
  await refuseUnusable({ DATABASE_URL: process.env.DATABASE_URL });
  const home = defaultHome();
  prepareHome(home);
  const secrets = loadSecrets(home);
  const databases = await openDatabases(home, { secrets, env: process.env });
  const ca = sandboxCaFile(home);
  const env = {
    ...(existsSync(ca) ? { SANDBOX_CA_FILE: ca } : {}),
    ...(process.env.LIVE_CA_FILE === undefined ? {} : { LIVE_CA_FILE: process.env.LIVE_CA_FILE }),
    ...machineEnv(process.env),
    DATABASE_URL: databases[`${role}Url`],
    ...(asOwner ? { OWNER_DATABASE_URL: databases.ownerUrl } : {}),
    ...secrets.masterKeys,
  };
  try {
    return await runAttached(tsxArgs(file, ...args), env);
  } finally {
    if (databases.server && !databases.server.adopted) await databases.server.stop();
  }
}

/** @type {(args: string[], env: NodeJS.ProcessEnv) => Promise<number>} */
function runAttached(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
