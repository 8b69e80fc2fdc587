import { type ImportFile, refusedFile } from '../import-file.ts';
import { ZipError, zipFiles } from '../zip.ts';

const ZIP_START = Buffer.from('PK');

/** Files in an upload, a ZIP or an XML; a single refusal when it cannot be opened. */
export async function uploadedFile(bytes: Buffer, name: string): Promise<readonly ImportFile[]> {
  if (!bytes.subarray(0, ZIP_START.length).equals(ZIP_START)) return [{ name, read: async () => bytes }];
  const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const files: ImportFile[] = [];
  try {
    for await (const file of zipFiles({ size: bytes.length, read }, name)) files.push(file);
    return files;
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const refusal = refusedFile('xml_invalido', error.message);
    return [{ name, read: async () => refusal }];
  }
}
