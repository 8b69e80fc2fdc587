import type { EventDefinition } from '../engine/events/definition.ts';
import type { EventKind } from '../vocabulary/states.ts';
import { MODULES, moduleOf } from './documents.ts';

/** Every event of every document type. */
export const EVENTS: readonly EventDefinition[] = [...new Set(MODULES.flatMap(({ events }) => events))];

/** The event of that kind for a document type; undefined when the type does not take it. */
export const eventDefinition = (type: string, kind: EventKind): EventDefinition | undefined =>
  moduleOf(type)?.events.find((event) => event.kind === kind);

/** Kind of cancellation for a body: an NFC-e that names its substitute is canceled by substitution. */
export const cancellationKind = (type: string, body: Readonly<Record<string, unknown>>): EventKind => {
  const substitute = body['chave_nfe_substituta'];
  const named = substitute !== undefined && substitute !== null && substitute !== '';
  return named && eventDefinition(type, 'cancelamento-substituicao') !== undefined
    ? 'cancelamento-substituicao'
    : 'cancelamento';
};

/** tpEvento of the events of a type that leave the document as the given one does; none when it leaves it as it was. */
export const sameEffect = (type: string, { leaves }: EventDefinition): readonly string[] =>
  leaves === null
    ? []
    : (moduleOf(type)?.events ?? [])
        .filter((event) => event.leaves === leaves)
        .map(({ tpEvento }) => tpEvento);
