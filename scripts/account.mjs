import { spawn } from 'node:child_process';
import { openDatabases } from './lib/database.mjs';
import { loadDotEnv, machineEnv } from './lib/environment.mjs';
import { refuseUnusable } from './lib/given.mjs';
import { install } from './lib/install.mjs';
import { defaultHome, prepareHome, ROOT } from './lib/paths.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { tsxArgs } from './lib/tsx.mjs';

/**
 * `npm run account -- create|credits|owner|key …`: accounts, credits and owners without the console. Works on the database of
 * `npm start`, running or not.
 */
async function main(args) {
  loadDotEnv();
  await install({ temporal: false });
  await refuseUnusable({ DATABASE_URL: process.env.DATABASE_URL });
  const home = defaultHome();
  prepareHome(home);
  const secrets = loadSecrets(home);
  const databases = await openDatabases(home, { secrets, env: process.env });
  const env = { ...machineEnv(process.env), DATABASE_URL: databases.appUrl, ...secrets.masterKeys };
  try {
    return await runAttached(tsxArgs('packages/db/src/cli/account.ts', ...args), env);
  } finally {
    if (databases.server && !databases.server.adopted) await databases.server.stop();
  }
}

function runAttached(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
