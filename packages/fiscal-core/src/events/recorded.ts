import type { EventKind } from '../lifecycle/states.ts';
import { find, parseXml } from '../xml/parse.ts';
import { EVENTS } from './registry.ts';

/** An event that a key query showed to be on record and that never passed through us. */
export interface RecordedEvent {
  /** Null for events of the authority that are no operation of ours. */
  readonly kind: EventKind | null;
  /** Its distributed file. */
  readonly xml: string;
}

/** What an event on record is to us: the same tpEvento means different things on different documents. */
export function recordedEvent(type: string, xml: string): RecordedEvent {
  const tpEvento = find(parseXml(xml).root, 'tpEvento')?.text.trim();
  const known = EVENTS.find((event) => event.tpEvento === tpEvento && event.types.includes(type));
  return { kind: known?.kind ?? null, xml };
}
