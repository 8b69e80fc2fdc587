import type { ImportFault, ImportRefusal } from '@fiscal/core/imports/judged';

/** One file of what is brought along. */
export interface ImportFile {
  /** As the reports name it: a path, or `archive.zip/path`. */
  readonly name: string;
  readonly read: () => Promise<Uint8Array | ImportRefusal>;
}

/** Gives the files anew each time: documents are looked at first, events afterwards. */
export type ImportSource = () => AsyncIterable<ImportFile>;

export const refusedFile = (code: ImportFault, message: string): ImportRefusal => ({
  kind: 'recusado',
  code,
  message,
});
