import type { Db } from '@fiscal/db/base/client';
import { type ImportCounts, noteImport, type Of } from '@fiscal/db/imports/imports';

const EVERY_MS = 1000;

/** Reports the progress of an import, at most once a second. */
export function createHeartbeat(db: Db, of: Of): (counts: ImportCounts) => Promise<void> {
  let toldMs = 0;
  return async (counts) => {
    if (Date.now() - toldMs < EVERY_MS) return;
    toldMs = Date.now();
    await noteImport(db, of, counts);
  };
}
