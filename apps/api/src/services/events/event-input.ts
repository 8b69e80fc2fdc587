import type { EventDefinition, JsonObject } from '@fiscal/core/engine/events/definition';
import { EVENTS, eventDefinition } from '@fiscal/core/registry/events';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import type { z } from 'zod';

/** Document types that share a path or an input. */
interface Types {
  readonly types: readonly string[];
}

/** Whether a type of the route takes it. */
export const takesEvent = ({ types }: Types, kind: EventKind): boolean =>
  types.some((type) => eventDefinition(type, kind) !== undefined);

/**
 * Event of a kind for one of the types, else for any type: an unsupported one is refused once the document is known.
 */
export function eventOf({ types }: Types, kind: EventKind): EventDefinition {
  const ofKind = EVENTS.filter((event) => event.kind === kind);
  const definition = ofKind.find((event) => event.types.some((type) => types.includes(type))) ?? ofKind[0];
  if (definition === undefined) throw new Error(`No event ${kind}`);
  return definition;
}

/** Schema of an event's body on a route; it brings its own documentation and pt-BR issues. */
export const eventInput = (
  on: Types,
  kind: EventKind,
  { strict = false }: { readonly strict?: boolean } = {},
): z.ZodType<JsonObject> => (strict ? eventOf(on, kind).strictInput : eventOf(on, kind).input);
