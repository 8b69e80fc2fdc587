import { parseArgs } from 'node:util';
import { migrate } from '../upkeep/migrate.ts';
import { cliEnv } from './env.ts';

/**
 * `OWNER_DATABASE_URL=… node --import tsx src/cli/migrate.ts`: migrates and prints one JSON line; with `--urls` also the urls of
 * the roles, which hold their passwords.
 */
const { values } = parseArgs({ options: { urls: { type: 'boolean', default: false } } });
const env = cliEnv();
if (!env.OWNER_DATABASE_URL)
  throw new Error(
    'OWNER_DATABASE_URL is not set: the url of a login that may create tables (and, the first time, roles).',
  );
const { appUrl, workerUrl, lettersUrl, ...done } = await migrate({
  ownerUrl: env.OWNER_DATABASE_URL,
  ...(env.EMITE_APP_PASSWORD && { appPassword: env.EMITE_APP_PASSWORD }),
  ...(env.EMITE_WORKER_PASSWORD && { workerPassword: env.EMITE_WORKER_PASSWORD }),
  ...(env.EMITE_LETTERS_PASSWORD && { lettersPassword: env.EMITE_LETTERS_PASSWORD }),
});
if (done.functions === 'newer')
  process.stderr.write('The database has the functions of a newer release. They stay as they are.\n');
if (done.walls === 'bare')
  process.stderr.write(
    'Accounts are still believed without a proof, for processes of the release before. Migrate once more when none runs.\n',
  );
process.stdout.write(`${JSON.stringify(values.urls ? { ...done, appUrl, workerUrl, lettersUrl } : done)}\n`);
