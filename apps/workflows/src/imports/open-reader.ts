import { existsSync } from 'node:fs';
import { createImportReader, type ImportReader } from '@fiscal/core/imports/reader';
import { createXsdValidators } from '@fiscal/core/xsd/validate';

/** Files are held against the official schemas of the folder; where there is none, against the layout tables. */
export const openImportReader = (schemasDir: string): ImportReader =>
  createImportReader({
    schemas: existsSync(schemasDir) ? createXsdValidators(schemasDir) : null,
    nowMs: () => Date.now(),
  });
