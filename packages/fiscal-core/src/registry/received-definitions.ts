import { TAKER_EVENTS } from '../documents/cte/taker/taker-events.ts';
import { CONTRATANTE_EVENTS } from '../documents/mdfe/contratante/contratante-events.ts';
import { RECIPIENT_EVENTS } from '../documents/nfe/recipient/recipient-events.ts';
import { MANIFESTATION_EVENTS } from '../documents/nfse/manifestation/manifestation-events.ts';
import type { EventDefinition } from '../engine/events/definition.ts';
import type { ReceivedEventKind } from '../vocabulary/manifestation.ts';
import { DISTRIBUTED_TYPES, type DistributedType } from '../vocabulary/received/distribution.ts';

const EVENTS: readonly EventDefinition[] = [
  ...RECIPIENT_EVENTS,
  ...TAKER_EVENTS,
  ...CONTRATANTE_EVENTS,
  ...MANIFESTATION_EVENTS,
];

/** Events that the company which received a document may author. */
export const receivedEvents = (): readonly EventDefinition[] => EVENTS;

export const receivedEvent = (kind: ReceivedEventKind): EventDefinition => {
  const definition = EVENTS.find((event) => event.kind === kind);
  if (definition === undefined) throw new Error(`No event ${kind} of a received document`);
  return definition;
};

/** Type of the documents that take an event. */
export function typeTaking(kind: ReceivedEventKind): DistributedType {
  const { types } = receivedEvent(kind);
  const type = DISTRIBUTED_TYPES.find((one) => types.includes(one));
  if (type === undefined) throw new Error(`No document takes ${kind}`);
  return type;
}
