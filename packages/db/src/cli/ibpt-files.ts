import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { IbptData } from '@fiscal/core/tables/ibpt/ibpt';
import { ibptUf, parseIbpt } from '@fiscal/core/tables/ibpt/ibpt-file';
import { unzipSync } from 'fflate';

/** Maximum size; the file of a UF has about 1.5 MB. */
const FILE_BYTES_MAX = 20_000_000;

/** The tables among the entries of a ZIP; other entries (manuals, lists) are left alone. */
function tablesIn(file: string, zip: Uint8Array): [name: string, bytes: Uint8Array][] {
  try {
    const entries = unzipSync(zip, {
      filter({ name, originalSize }) {
        if (ibptUf(name) === null) return false;
        if (originalSize > FILE_BYTES_MAX) throw new Error(`${name} is larger than a table can be`);
        return true;
      },
    });
    return Object.entries(entries);
  } catch (error) {
    throw new Error(`${file} is not taken: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readOne(file: string): Promise<IbptData[]> {
  const bytes = await readFile(file);
  if (!file.toLowerCase().endsWith('.zip')) return [parseIbpt(path.basename(file), bytes)];
  const found = tablesIn(file, bytes);
  if (found.length === 0) throw new Error(`${file} has no TabelaIBPTax of a UF in it`);
  return found.map(([name, table]) => parseIbpt(path.posix.basename(name), table));
}

/** The tables of files of the IBPT, CSV or ZIP. @throws {Error} any of them is none, or two are of one UF */
export async function readIbptFiles(files: readonly string[]): Promise<IbptData[]> {
  const tables = (await Promise.all(files.map(readOne))).flat();
  const twice = tables.find(({ uf }, at) => tables.findIndex((other) => other.uf === uf) !== at);
  if (twice !== undefined) throw new Error(`two tables are of ${twice.uf}`);
  return tables;
}
