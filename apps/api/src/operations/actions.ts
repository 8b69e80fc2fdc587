import {
  type EventContext,
  type EventState,
  eventState,
  PROTOCOL,
  protocolsFor,
} from '@fiscal/core/registry/allowed-events';
import { eventDefinition } from '@fiscal/core/registry/events';
import { type ActionField, actionFields } from './fields.ts';
import { type DocumentOperation, OPERATIONS } from './table.ts';

/** An operation that a document's type takes, in its present state. */
export interface DocumentAction {
  /** Name of the operation (`table.ts`). */
  readonly name: string;
  readonly fields: readonly ActionField[];
  /** Why it cannot be asked for now; null = it can. */
  readonly refusal: EventState['refusal'];
  /** Until when the authority takes it; null = no term runs. */
  readonly until: Date | null;
  /** Status of the document afterwards; null = unchanged. */
  readonly leaves: 'CANCELADA' | 'ENCERRADA' | null;
}

function actionOf(operation: DocumentOperation, on: EventContext): DocumentAction | null {
  const events = operation.kinds.flatMap((kind) => eventDefinition(on.subject.type, kind) ?? []);
  const standings = events.map((event) => ({ event, ...eventState(event, on) }));
  const first = standings.find(({ refusal }) => refusal === null) ?? standings[0];
  if (first === undefined) return null;
  const { event, refusal, until } = first;
  const named = actionFields(events);
  const protocols = named.some(({ name }) => name === PROTOCOL) ? protocolsFor(event, on) : [];
  return {
    name: operation.name,
    fields: named.map((field) =>
      field.name === PROTOCOL
        ? { ...field, as: 'opcao', options: protocols.map((value) => ({ value, label: value })) }
        : field,
    ),
    refusal,
    until,
    leaves: event.leaves,
  };
}

/** Actions on a document in its present state; none unless it is AUTORIZADA. */
export const actionsOn = (on: EventContext): readonly DocumentAction[] =>
  on.status === 'AUTORIZADA' ? OPERATIONS.flatMap((operation) => actionOf(operation, on) ?? []) : [];
