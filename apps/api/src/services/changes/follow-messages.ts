import type { Change, ChangeCursor } from '@fiscal/db/changes/changes';
import { asksFor, type PublishedMessage, typeOfChange } from '@fiscal/webhooks/change';
import type { ChangeFilter } from './change-filter.ts';
import type { FollowChanges, Followed } from './follow-changes.ts';
import { endedBy, type Stream } from './stream.ts';

/** A change as a webhook receives it. */
export interface FollowedMessage {
  readonly kind: 'mensagem';
  /** A follower that continues from here receives everything after it. */
  readonly cursor: ChangeCursor;
  readonly message: PublishedMessage;
}

interface Deps {
  readonly followChanges: FollowChanges<Change>;
  readonly messageOf: (change: Change) => PublishedMessage | null;
}

/** Any change with a message. */
export const isPublished = (change: Change): change is Change => typeOfChange(change) !== null;

/** The messages of an account, of the types or groups asked for; none asked for: all. */
export const createFollowMessages =
  ({ followChanges, messageOf }: Deps) =>
  async (
    filter: Pick<ChangeFilter, 'accountId' | 'environment'>,
    types: readonly string[],
    { after, signal }: { readonly after: ChangeCursor | null; readonly signal: AbortSignal },
  ): Promise<Stream<FollowedMessage | Extract<Followed, { kind: 'expirado' }>>> => {
    const changes = await followChanges(filter, after, signal);
    return endedBy(() => void changes.return?.(), messagesOf(messageOf, types, changes));
  };

async function* messagesOf(
  messageOf: Deps['messageOf'],
  types: readonly string[],
  changes: Stream<Followed<Change>>,
): AsyncGenerator<FollowedMessage | Extract<Followed, { kind: 'expirado' }>, undefined, undefined> {
  for await (const event of changes) {
    if (event.kind === 'expirado') {
      yield event;
      return;
    }
    for (const change of event.changes) {
      const message = messageOf(change);
      if (message === null) continue;
      if (types.length > 0 && !types.some((asked) => asksFor(asked, message.type))) continue;
      yield { kind: 'mensagem', cursor: change, message };
    }
  }
}
