import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '@fiscal/db/base/client';
import { finishImport, noteImport } from '@fiscal/db/imports/imports';
import {
  type ClaimedImport,
  claimImport,
  listImportFiles,
  readImportFile,
} from '@fiscal/db/imports/uploaded-imports';
import { type ImportFile, refusedFile } from './import-file.ts';
import type { ReaderFor } from './open-reader.ts';
import { runImport } from './run-import.ts';
import { ZipError, zipFiles } from './zip.ts';

const ZIP_START = Buffer.from('PK');

async function* inside(bytes: Buffer, name: string): AsyncIterable<ImportFile> {
  if (!bytes.subarray(0, ZIP_START.length).equals(ZIP_START)) {
    yield { name, read: async () => bytes };
    return;
  }
  try {
    const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
    yield* zipFiles({ size: bytes.length, read }, name);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const refusal = refusedFile('xml_invalido', error.message);
    yield { name, read: async () => refusal };
  }
}

/** One after another, and between two of them whatever else this process has to do. */
async function* uploadedFiles(db: Db, of: ClaimedImport): AsyncIterable<ImportFile> {
  for (const { file, name } of await listImportFiles(db, of))
    for await (const each of inside(await readImportFile(db, of, file), name)) {
      await turn();
      yield each;
    }
}

/** Works the oldest uploaded import off that nobody has in hand; null when there is none. What is broken off is taken up again. */
export async function workUploadedImport(
  db: Db,
  readerFor: ReaderFor,
): Promise<Pick<ClaimedImport, 'importId' | 'accountId'> | null> {
  const claimed = await claimImport(db);
  if (claimed === null) return null;
  const { company, ...scope } = claimed;
  const { importId, accountId } = scope;
  const report = await runImport({
    db,
    scope,
    company,
    source: () => uploadedFiles(db, claimed),
    read: readerFor(scope.target),
    progress: (counts) => noteImport(db, scope, counts),
  });
  await finishImport(db, scope, report);
  return { importId, accountId };
}
