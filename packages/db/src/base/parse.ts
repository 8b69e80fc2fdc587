import { IMPORTED_STATES } from '@fiscal/core/vocabulary/imported';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import {
  DOCUMENT_STATUS,
  type DocumentStatus,
  EVENT_KINDS,
  type EventKind,
} from '@fiscal/core/vocabulary/states';
import type { ImportedProof } from './types.ts';

/** tpAmb of a row (CHECK holds it to 1 and 2). */
export const ambiente = (value: number): Ambiente => (value === 1 ? 1 : 2);

export const documentStatus = (text: string): DocumentStatus => oneOf(DOCUMENT_STATUS, text);

/** Null for events of the authority that we do not support as operations. */
export const eventKind = (text: string): EventKind | null =>
  EVENT_KINDS.find((kind) => kind === text) ?? null;

/** A view as its row has it: these columns hold text or a number that nobody has compared with the closed list yet. */
export type Unchecked<View, Columns extends keyof View> = Omit<View, Columns> & {
  readonly [K in Columns]: View[K] extends number ? number : string | Extract<View[K], null>;
};

/** A row's text as one of a closed list; throws when the database holds something else. */
export function oneOf<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`Unexpected value in the database: ${text}`);
  return found;
}

/** Columns of `documents` that show whether an imported document is proven. */
export interface ImportedColumns {
  readonly importState: string | null;
  readonly importReason: string | null;
  readonly importCheckedAt: Date | null;
}

/** Columns of `documents d` that `importedProof` reads. */
export const IMPORTED_COLUMNS =
  'd.import_state as "importState", d.import_reason as "importReason", d.import_checked_at as "importCheckedAt"';

export const importedProof = ({
  importState: state,
  importReason: reason,
  importCheckedAt: checkedAt,
}: ImportedColumns): ImportedProof | null =>
  state === null ? null : { state: oneOf(IMPORTED_STATES, state), reason, checkedAt };

/** A JSON column that holds an object; null when it holds none. */
export function jsonObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** ISO text of JSON made by PostgreSQL. */
export const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));
