import type { EventKind } from '../../vocabulary/states.ts';
import type { EarlierEvent } from './definition.ts';

/** Oldest first: sequences give the order of registration, dates only that of requests. */
const registeredEvents = (kind: EventKind, earlier: readonly EarlierEvent[]): readonly EarlierEvent[] =>
  earlier
    .filter((event) => event.kind === kind && event.status === 'autorizado')
    .toSorted((a, b) => a.sequence - b.sequence);

/** nSeqEvento of the next event of a kind: only registered ones use theirs up. */
export const nextSequence = (kind: EventKind, earlier: readonly EarlierEvent[]): number =>
  (registeredEvents(kind, earlier).at(-1)?.sequence ?? 0) + 1;

/** nProtEvento that an event cancels, as its details keep it. */
function targetOf({ details }: EarlierEvent): string | null {
  if (typeof details !== 'object' || details === null || !('nProtEvento' in details)) return null;
  return typeof details.nProtEvento === 'string' ? details.nProtEvento : null;
}

/** Protocols of the registered events of a kind that no registered event of `cancelKind` has undone, oldest first. */
export function protocolsInForce(
  kind: EventKind,
  cancelKind: EventKind,
  earlier: readonly EarlierEvent[],
): readonly string[] {
  const undone = new Set(registeredEvents(cancelKind, earlier).map(targetOf));
  return registeredEvents(kind, earlier).flatMap(({ protocolNumber }) =>
    protocolNumber === null || undone.has(protocolNumber) ? [] : [protocolNumber],
  );
}
