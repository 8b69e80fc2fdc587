import type { Principal } from '@fiscal/db/base/types';
import type { ChangeCursor } from '@fiscal/db/changes/changes';
import type { ReceivedDetail } from '@fiscal/db/received/received-documents';
import type { FollowChanges, Followed } from '../changes/follow-changes.ts';
import type { ReceivedChange, ReceivedChangeKind } from '../changes/received-change.ts';
import { endedBy, type Stream } from '../changes/stream.ts';

/** A change of a received note, and the note at least as new as the change. */
export interface ReceivedUpdate {
  readonly kind: 'nota';
  /** A follower that continues from here receives everything after it. */
  readonly cursor: ChangeCursor;
  readonly change: ReceivedChangeKind;
  readonly at: Date;
  /** Null: it was deleted meanwhile. */
  readonly note: ReceivedDetail | null;
}

export type FollowedReceived = ReceivedUpdate | Extract<Followed, { kind: 'expirado' }>;

interface Deps {
  readonly followChanges: FollowChanges<ReceivedChange>;
  readonly some: (principal: Principal, ids: readonly string[]) => Promise<readonly ReceivedDetail[]>;
}

/** Notes read at once for a consumer. */
const AHEAD = 16;

/** Changes whose subject is not the note. */
const NAMES_NOTE: ReadonlySet<ReceivedChangeKind> = new Set([
  'received.event',
  'received.manifested',
  'received.requested',
]);

/** Null: an event that came before its note. */
const noteOf = ({ kind, subjectId, details }: ReceivedChange): string | null => {
  if (!NAMES_NOTE.has(kind)) return subjectId;
  const id = details?.['receivedId'];
  return typeof id === 'string' ? id : null;
};

/** The changes of notes that a company received, of the kinds asked for. */
export const createFollowReceived =
  ({ followChanges, some }: Deps) =>
  async (
    principal: Principal,
    kinds: readonly ReceivedChangeKind[],
    { after, signal }: { readonly after: ChangeCursor | null; readonly signal: AbortSignal },
  ): Promise<Stream<FollowedReceived>> => {
    const { accountId, clientId, environment } = principal;
    const changes = await followChanges({ accountId, clientId, environment, kinds }, after, signal);
    return endedBy(() => void changes.return?.(), notesOf({ some }, principal, { changes, signal }));
  };

async function* notesOf(
  { some }: Pick<Deps, 'some'>,
  principal: Principal,
  { changes, signal }: { readonly changes: Stream<Followed<ReceivedChange>>; readonly signal: AbortSignal },
): AsyncGenerator<FollowedReceived, undefined, undefined> {
  for await (const event of changes) {
    if (event.kind === 'expirado') {
      yield event;
      return;
    }
    const named = event.changes.flatMap((change) => {
      const id = noteOf(change);
      return id === null ? [] : [{ change, id }];
    });
    for (let from = 0; from < named.length; from += AHEAD) {
      const slice = named.slice(from, from + AHEAD);
      const notes = await some(
        principal,
        slice.map(({ id }) => id),
      );
      const byId = new Map(notes.map((note) => [note.id, note]));
      for (const { change, id } of slice) {
        if (signal.aborted) return;
        const { xid, seq, kind, at } = change;
        yield { kind: 'nota', cursor: { xid, seq }, change: kind, at, note: byId.get(id) ?? null };
      }
    }
  }
}
