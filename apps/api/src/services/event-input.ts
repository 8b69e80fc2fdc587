import type { JsonObject } from '@fiscal/core/events/definition';
import { EVENTS, eventDefinition } from '@fiscal/core/events/registry';
import type { EventKind } from '@fiscal/core/lifecycle/states';
import type { z } from 'zod';

/** Document types that share a path or an input. */
interface Types {
  readonly types: readonly string[];
}

/** Whether a type of the route takes it. */
export const takesEvent = ({ types }: Types, kind: EventKind): boolean =>
  types.some((type) => eventDefinition(type, kind) !== undefined);

/** Schema of an event's body on a route; it brings its own documentation and pt-BR issues. */
export function eventInput({ types }: Types, kind: EventKind): z.ZodType<JsonObject> {
  const ofKind = EVENTS.filter((event) => event.kind === kind);
  // An alias offers what its family does; what its own type does not take is refused once the document is known.
  const definition = ofKind.find((event) => event.types.some((type) => types.includes(type))) ?? ofKind[0];
  if (definition === undefined) throw new Error(`No event ${kind}`);
  return definition.input;
}
