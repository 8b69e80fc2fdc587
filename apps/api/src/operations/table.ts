import type { EventDefinition } from '@fiscal/core/engine/events/definition';
import { cancellationKind, EVENTS } from '@fiscal/core/registry/events';
import { eventWords } from '@fiscal/core/vocabulary/events/event-words';
import { EVENT_KINDS, type EventKind } from '@fiscal/core/vocabulary/states';

/** An operation on an authorized document: one mutation for every type that takes it. */
export interface DocumentOperation {
  /** Name of the mutation, and prefix of its types. */
  readonly name: string;
  /** Events that it may become. */
  readonly kinds: readonly EventKind[];
  readonly description: string;
}

/** Events that the request of another becomes. */
const BECOMES: Readonly<Partial<Record<EventKind, readonly EventKind[]>>> = {
  cancelamento: ['cancelamento-substituicao'],
};

/** `comprovante-entrega` → `registerComprovanteEntrega`. */
const mutationOf = (kind: EventKind): string =>
  `register${kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

/** Every operation that is an event. */
export const OPERATIONS: readonly DocumentOperation[] = EVENT_KINDS.flatMap((kind) => {
  const { request } = eventWords(kind);
  if (request === undefined) return [];
  const { mutation: name = mutationOf(kind), description } = request;
  return [{ name, kinds: [kind, ...(BECOMES[kind] ?? [])], description }];
});

/** An event that is requested by the route of all events, `POST /v1/{tipo}/{id}/eventos/{evento}`. */
export interface TabledEvent {
  readonly kind: EventKind;
  /** pt-BR, as a button shows it. */
  readonly title: string;
  readonly description: string;
  readonly example: Readonly<Record<string, unknown>>;
}

/** A kind that has a route of its own for a type is not served here for it. */
export const TABLED_EVENTS: readonly TabledEvent[] = EVENT_KINDS.flatMap((kind) => {
  const { button, description, example } = eventWords(kind).request ?? {};
  if (button === undefined || description === undefined || example === undefined) return [];
  return [{ kind, title: button.pt, description, example }];
});

/** The events of an operation, of every document type. */
export const eventsOf = ({ kinds }: DocumentOperation): readonly EventDefinition[] =>
  EVENTS.filter(({ kind }) => kinds.includes(kind));

/** Which of its events a body asks of a document of that type. */
export function kindOf(
  { name, kinds }: DocumentOperation,
  type: string,
  body: Readonly<Record<string, unknown>>,
): EventKind {
  const [kind] = kinds.includes('cancelamento') ? [cancellationKind(type, body)] : kinds;
  if (kind === undefined) throw new Error(`${name} is no event`);
  return kind;
}
