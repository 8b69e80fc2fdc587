import { readFile } from 'node:fs/promises';
import { BUILT_IN_DATA } from '@fiscal/core/tables/rtc/built-in';
import { parsePortal } from '@fiscal/core/tables/rtc/portal';
import { keepReformTables } from '../rules/reform-tables.ts';
import { printLoaded } from './owner.ts';
import { Complaint, runAsProgram, type Terminal } from './program.ts';

/** `npm run rtc:load -- FILE`: keeps newer code tables of the reform for every process and prints one JSON line. */
async function loadReformTables(terminal: Terminal): Promise<number> {
  const [file, ...rest] = terminal.args;
  if (file === undefined || rest.length > 0)
    throw new Complaint('usage: npm run rtc:load -- FILE (the page of the portal, saved)');
  return printLoaded(terminal, async (db) => {
    const data = parsePortal(await readFile(file, 'utf8'), BUILT_IN_DATA.credits);
    const kept = await keepReformTables(db, { data, source: file, now: new Date() });
    return { kept, version: data.version, classifications: data.classifications.length };
  });
}

await runAsProgram(import.meta.filename, loadReformTables);
