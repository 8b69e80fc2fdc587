import { open, opendir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { IMPORT_BYTES_MAX } from '@fiscal/core/imports/reader';
import { type ImportFile, refusedFile } from './import-file.ts';
import { type RandomAccess, ZipError, zipFiles } from './zip.ts';

const read = async (file: string) => {
  const { size } = await stat(file);
  return size > IMPORT_BYTES_MAX
    ? refusedFile('arquivo_grande_demais', `O arquivo passa de ${IMPORT_BYTES_MAX / 1024 ** 2} MB.`)
    : readFile(file);
};

async function* archive(file: string): AsyncIterable<ImportFile> {
  const handle = await open(file, 'r');
  try {
    const bytes: RandomAccess = {
      size: (await handle.stat()).size,
      read: async (offset, length) => {
        const wanted = Buffer.allocUnsafe(Math.min(length, Math.max(0, bytes.size - offset)));
        const { bytesRead } = await handle.read(wanted, 0, wanted.length, offset);
        return wanted.subarray(0, bytesRead);
      },
    };
    yield* zipFiles(bytes, file);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const refusal = refusedFile('xml_invalido', error.message);
    yield { name: file, read: async () => refusal };
  } finally {
    await handle.close();
  }
}

/** Files, ZIPs and folders with all below them, in the order of names; what is neither XML nor ZIP is passed by. */
export async function* diskFiles(paths: readonly string[]): AsyncIterable<ImportFile> {
  for (const each of paths) {
    const found = await stat(each);
    if (found.isDirectory()) yield* diskFiles(await inside(each));
    else if (/\.zip$/i.test(each)) yield* archive(each);
    else if (/\.xml$/i.test(each)) yield { name: each, read: () => read(each) };
  }
}

async function inside(folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const entry of await opendir(folder))
    if (entry.isFile() || entry.isDirectory()) names.push(entry.name);
  return names.sort().map((name) => path.join(folder, name));
}
