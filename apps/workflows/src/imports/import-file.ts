import type { ImportFault, ImportRefusal, Judged } from '@fiscal/core/imports/judged';
import { looksLikeEvent } from '@fiscal/core/imports/reader';
import type { JudgedReceived } from '@fiscal/core/imports/received-file';

/** A file of an import. */
export interface ImportFile {
  /** Name in the reports: a path, or `archive.zip/path`. */
  readonly name: string;
  readonly read: () => Promise<Uint8Array | ImportRefusal>;
}

/** Documents and voided ranges come first, then events. */
export type ImportPass = 'documents' | 'events';

/** Kind of a file for the company that issued it or for one that received it. */
export type JudgedFile = Judged | JudgedReceived;

/** Judges the bytes of a file. */
type FileReader = (bytes: Uint8Array) => JudgedFile;

export interface JudgeableFile extends Pick<ImportFile, 'name'> {
  /** Null for a file that the other pass takes. */
  readonly judge: (pass: ImportPass) => Promise<JudgedFile | null>;
}

/** Returns the files again for each pass. */
export type ImportSource = () => AsyncIterable<JudgeableFile>;

export const refusedFile = (code: ImportFault, message: string): ImportRefusal => ({
  kind: 'recusado',
  code,
  message,
});

/** Judges what was read of a file; null for one that the other pass takes. */
export function judgeContent(
  content: Uint8Array | ImportRefusal,
  pass: ImportPass,
  read: FileReader,
): JudgedFile | null {
  if (!(content instanceof Uint8Array)) return pass === 'documents' ? content : null;
  return looksLikeEvent(content) === (pass === 'events') ? read(content) : null;
}

/** Judges files in this process. */
export async function* judgedHere(
  files: AsyncIterable<ImportFile>,
  read: FileReader,
): AsyncIterable<JudgeableFile> {
  for await (const { name, read: contentOf } of files)
    yield { name, judge: async (pass) => judgeContent(await contentOf(), pass, read) };
}
