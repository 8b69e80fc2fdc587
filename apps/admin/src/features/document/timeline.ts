import type { Answers } from '../../trpc/client.tsx';

export type DocumentRecord = Answers['document']['get'];
export type Attempt = DocumentRecord['attempts'][number];
export type Operation = DocumentRecord['operations'][number];
export type DocumentEvent = DocumentRecord['events'][number];
export type Act = DocumentRecord['acts'][number];
export type Action = DocumentRecord['actions'][number];

/** Timeline entry of a document. */
export type Entry = { readonly id: string; readonly at: Date } & (
  | { readonly kind: 'pedido'; readonly operation: Operation }
  | { readonly kind: 'tentativa'; readonly attempt: Attempt }
  | { readonly kind: 'evento'; readonly operation: Operation | null; readonly event: DocumentEvent }
  | { readonly kind: 'desfecho' }
  | { readonly kind: 'ato'; readonly act: Act }
);

/** Acts of people that are not operations. */
export const ABANDON = 'document.abandon';
const ACTS: ReadonlySet<string> = new Set([ABANDON, 'document.reopen']);

function ofOperation(operation: Operation, events: readonly DocumentEvent[]): Entry {
  const { id, kind, createdAt, eventId } = operation;
  const event = events.find((each) => each.id === eventId);
  return kind === 'emit' || event === undefined
    ? { id, at: createdAt, kind: 'pedido', operation }
    : { id, at: createdAt, kind: 'evento', operation, event };
}

/** Everything that happened to a document, newest first. */
export function timelineOf({
  attempts,
  operations,
  events,
  acts,
  ...document
}: DocumentRecord): readonly Entry[] {
  const requested = new Set(operations.map(({ eventId }) => eventId));
  const entries: Entry[] = [
    ...operations.map((operation) => ofOperation(operation, events)),
    ...attempts.map(
      (attempt): Entry => ({
        id: `tentativa ${attempt.seq}`,
        at: attempt.createdAt,
        kind: 'tentativa',
        attempt,
      }),
    ),
    // Initiated by the authority or found there, not an operation of ours.
    ...events
      .filter(({ id }) => !requested.has(id))
      .map(
        (event): Entry => ({
          id: event.id,
          at: event.registeredAt ?? document.updatedAt,
          kind: 'evento',
          operation: null,
          event,
        }),
      ),
    ...acts
      .filter(({ action }) => ACTS.has(action))
      .map((act): Entry => ({ id: act.id, at: act.at, kind: 'ato', act })),
  ];
  const settled = operations.find(({ kind }) => kind === 'emit')?.settledAt ?? null;
  if (settled !== null) entries.push({ id: 'desfecho', at: settled, kind: 'desfecho' });
  return entries.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}
