import type { EarlierEvent, EventDefinition, EventKind } from './definition.ts';

/** The only list of events. Everything else is derived from it. */
export const EVENTS: readonly EventDefinition[] = [];

/** The event of that kind for a document type; undefined when the type does not take it. */
export const eventDefinition = (type: string, kind: EventKind): EventDefinition | undefined =>
  EVENTS.find((event) => event.kind === kind && event.types.includes(type));

/** nSeqEvento of the next event of a kind: only registered ones use theirs up. */
export function nextSequence(kind: EventKind, earlier: readonly EarlierEvent[]): number {
  const used = earlier.filter((event) => event.kind === kind && event.status === 'autorizado');
  return Math.max(0, ...used.map(({ sequence }) => sequence)) + 1;
}
