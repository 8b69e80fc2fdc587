import { type EventDeadline, termEndMs } from '../engine/events/term.ts';
import type { EventKind } from '../vocabulary/states.ts';
import { moduleOf } from './documents.ts';

/** The term of an event of a document type in a UF; null when there is none. */
export const eventDeadline = (type: string, kind: EventKind, uf: string): EventDeadline | null => {
  const rows = (moduleOf(type)?.deadlines ?? []).filter((row) => row.kind === kind);
  return rows.find((row) => row.uf === uf) ?? rows.find((row) => row.uf === undefined) ?? null;
};

/** End of the period for canceling an authorized document; null where no known term ends it (`termBy`). */
export function cancellableUntilMs(type: string, uf: string, authorizedAtMs: number): number | null {
  const row = eventDeadline(type, 'cancelamento', uf);
  return row === null ? null : termEndMs(row, authorizedAtMs);
}

/** End of the period for canceling an unwanted document, by substitution where the type has that. */
export function removableUntilMs(type: string, uf: string, authorizedAtMs: number): number {
  const row = eventDeadline(type, 'cancelamento-substituicao', uf);
  const plain = cancellableUntilMs(type, uf, authorizedAtMs) ?? authorizedAtMs;
  return row === null ? plain : Math.max(plain, termEndMs(row, authorizedAtMs));
}

/** End of the period without a fine; null where none is ever due. */
export function cancellableWithoutFineUntilMs(
  type: string,
  uf: string,
  authorizedAtMs: number,
): number | null {
  const onTime = eventDeadline(type, 'cancelamento', uf)?.onTime;
  return onTime === undefined ? null : termEndMs({ term: onTime }, authorizedAtMs);
}
