import { keepIbptTables } from '../rules/ibpt-tables.ts';
import { readIbptFiles } from './ibpt-files.ts';
import { ownerDbOf } from './owner.ts';
import { Complaint, runAsProgram, type Terminal } from './program.ts';

/** `npm run ibpt:load -- FILE …`: keeps the tables of the IBPT for every process and prints one JSON line. */
export async function loadIbptTables({ args, env, print, warn }: Terminal): Promise<number> {
  if (args.length === 0)
    throw new Complaint('usage: npm run ibpt:load -- FILE … (the ZIP of the IBPT, or TabelaIBPTaxUF….csv)');
  const db = ownerDbOf(env);
  try {
    const tables = await readIbptFiles(args);
    await keepIbptTables(db, { tables, now: new Date() });
    const loaded = tables.map(({ uf, version, from, to }) => ({ uf, version, from, to }));
    print(JSON.stringify({ kept: loaded }));
    return 0;
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await db.close();
  }
}

await runAsProgram(import.meta.filename, loadIbptTables);
