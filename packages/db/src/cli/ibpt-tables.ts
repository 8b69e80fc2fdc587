import { keepIbptTables } from '../rules/ibpt-tables.ts';
import { readIbptFiles } from './ibpt-files.ts';
import { printLoaded } from './owner.ts';
import { Complaint, runAsProgram, type Terminal } from './program.ts';

/** `npm run ibpt:load -- FILE …`: keeps the tables of the IBPT for every process and prints one JSON line. */
export async function loadIbptTables(terminal: Terminal): Promise<number> {
  const { args } = terminal;
  if (args.length === 0)
    throw new Complaint('usage: npm run ibpt:load -- FILE … (the ZIP of the IBPT, or TabelaIBPTaxUF….csv)');
  return printLoaded(terminal, async (db) => {
    const tables = await readIbptFiles(args);
    await keepIbptTables(db, { tables, now: new Date() });
    return { kept: tables.map(({ uf, version, from, to }) => ({ uf, version, from, to })) };
  });
}

await runAsProgram(import.meta.filename, loadIbptTables);
