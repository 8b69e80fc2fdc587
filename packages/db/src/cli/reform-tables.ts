import { readFile } from 'node:fs/promises';
import { BUILT_IN_DATA } from '@fiscal/core/tables/rtc/built-in';
import { parsePortal } from '@fiscal/core/tables/rtc/portal';
import { createDb } from '../base/client.ts';
import { keepReformTables } from '../rules/reform-tables.ts';
import { cliEnv } from './env.ts';

/** `npm run rtc:load -- FILE`: keeps newer code tables of the reform for every process and prints one JSON line. */
const [file, ...rest] = process.argv.slice(2);
const { DATABASE_URL } = cliEnv();
if (file === undefined || rest.length > 0)
  fail('usage: npm run rtc:load -- FILE (the page of the portal, saved)');
if (!DATABASE_URL) fail('DATABASE_URL is not set');

const db = createDb({ url: DATABASE_URL, role: 'app', max: 1 });
try {
  const data = parsePortal(await readFile(file, 'utf8'), BUILT_IN_DATA.credits);
  const loaded = await keepReformTables(db, { data, source: file, now: new Date() });
  process.stdout.write(
    `${JSON.stringify({ kept: loaded, version: data.version, classifications: data.classifications.length })}\n`,
  );
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
