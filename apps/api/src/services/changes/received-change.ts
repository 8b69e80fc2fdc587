import type { Change } from '@fiscal/db/changes/changes';

/** Kinds of changes of received notes. */
export const RECEIVED_CHANGES = [
  'received.document',
  'received.completed',
  'received.checked',
  'received.updated',
  'received.event',
  'received.manifested',
  'received.requested',
  'received.deadline',
] as const;
export type ReceivedChangeKind = (typeof RECEIVED_CHANGES)[number];

/** A change of a received note. */
export interface ReceivedChange extends Change {
  readonly kind: ReceivedChangeKind;
}

const KINDS: ReadonlySet<string> = new Set(RECEIVED_CHANGES);
export const isOfReceived = (change: Change): change is ReceivedChange => KINDS.has(change.kind);
