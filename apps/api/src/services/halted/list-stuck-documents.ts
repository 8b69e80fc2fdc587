import { documentOf } from '@fiscal/core/registry/documents';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '@fiscal/db/base/client';
import { listStuckDocuments, type StuckDocument } from '@fiscal/db/documents/stuck-documents';

/** A document that waits for a person. */
export interface Stuck extends StuckDocument {
  /** Name of its type: `NF-e`. */
  readonly typeName: string;
}

const WAITING_MS = 2 * 60_000;
const OF_EACH_KIND = 200;

/** Halted, or waiting for longer than an authority usually takes; oldest first. */
export const createListStuckDocuments =
  ({ db }: { readonly db: Db }) =>
  async (accountId: string, environment: Ambiente): Promise<readonly Stuck[]> => {
    const found = await listStuckDocuments(db, accountId, {
      environment,
      olderThanMs: WAITING_MS,
      limit: OF_EACH_KIND,
    });
    return found.map((stuck) => ({ ...stuck, typeName: documentOf(stuck.type).nome }));
  };
