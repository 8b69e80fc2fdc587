import { createDb } from '../base/client.ts';
import { keepIbptTables } from '../rules/ibpt-tables.ts';
import { cliEnv } from './env.ts';
import { readIbptFiles } from './ibpt-files.ts';

/** `npm run ibpt:load -- FILE …`: keeps the tables of the IBPT for every process and prints one JSON line. */
const files = process.argv.slice(2);
const { DATABASE_URL } = cliEnv();
if (files.length === 0)
  fail('usage: npm run ibpt:load -- FILE … (the ZIP of the IBPT, or TabelaIBPTaxUF….csv)');
if (!DATABASE_URL) fail('DATABASE_URL is not set');

const db = createDb({ url: DATABASE_URL, role: 'app', max: 1 });
try {
  const tables = await readIbptFiles(files);
  await keepIbptTables(db, { tables, now: new Date() });
  const kept = tables.map(({ uf, version, from, to }) => ({ uf, version, from, to }));
  process.stdout.write(`${JSON.stringify({ kept })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await db.close();
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
