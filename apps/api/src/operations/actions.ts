import { eventDeadline } from '@fiscal/core/events/deadlines';
import type {
  EarlierEvent,
  EventDefinition,
  EventRefusal,
  EventSubject,
  JsonObject,
} from '@fiscal/core/events/definition';
import { eventDefinition } from '@fiscal/core/events/registry';
import { termEndMs } from '@fiscal/core/events/term';
import type { DocumentStatus } from '@fiscal/core/lifecycle/states';
import { type ActionField, actionFields } from './fields.ts';
import { type DocumentOperation, OPERATIONS } from './table.ts';

/** An operation that a document's type takes, as it stands now. */
export interface DocumentAction {
  /** Of the operation (`table.ts`). */
  readonly name: string;
  readonly fields: readonly ActionField[];
  /** Why it cannot be asked for now; null = it can. */
  readonly refusal: EventRefusal | null;
  /** Until when the authority takes it; null = no term. */
  readonly until: Date | null;
  /** What the document is afterwards; null = what it was. */
  readonly leaves: 'CANCELADA' | 'ENCERRADA' | null;
}

export interface ActionSubject {
  readonly status: DocumentStatus;
  readonly subject: EventSubject;
  readonly earlier: readonly EarlierEvent[];
}

const PROTOCOL = 'numero_protocolo';

/** Protocols of earlier events that this one would be taken for. */
function protocolsFor(event: EventDefinition, { subject, earlier }: ActionSubject): readonly string[] {
  const known = earlier.flatMap(({ protocolNumber }) => (protocolNumber === null ? [] : [protocolNumber]));
  return known.filter((protocol) => event.refusal(subject, earlier, { [PROTOCOL]: protocol }) === null);
}

function termOf(event: EventDefinition, { subject }: ActionSubject): Date | null {
  const row = eventDeadline(subject.type, event.kind, subject.uf);
  if (row === null) return null;
  const from = row.from === 'emissao' ? Date.parse(subject.dhEmi) : subject.authorizedAtMs;
  return new Date(termEndMs(row, from));
}

function actionOf(operation: DocumentOperation, on: ActionSubject): DocumentAction | null {
  const { subject, earlier } = on;
  const events = operation.kinds.flatMap((kind) => eventDefinition(subject.type, kind) ?? []);
  const [event] = events;
  if (event === undefined) return null;
  const named = actionFields(events);
  const protocols = named.some(({ name }) => name === PROTOCOL) ? protocolsFor(event, on) : [];
  const request: JsonObject = protocols[0] === undefined ? {} : { [PROTOCOL]: protocols[0] };
  return {
    name: operation.name,
    fields: named.map((field) =>
      field.name === PROTOCOL
        ? { ...field, as: 'opcao', options: protocols.map((value) => ({ value, label: value })) }
        : field,
    ),
    refusal: event.refusal(subject, earlier, request),
    until: termOf(event, on),
    leaves: event.leaves,
  };
}

/** What can be asked of a document now; nothing of one that is not AUTORIZADA. */
export const actionsOn = (on: ActionSubject): readonly DocumentAction[] =>
  on.status === 'AUTORIZADA' ? OPERATIONS.flatMap((operation) => actionOf(operation, on) ?? []) : [];
