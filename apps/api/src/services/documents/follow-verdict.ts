import type { DocumentView, Principal } from '@fiscal/db/base/types';
import type { ChangeHub } from '../changes/change-hub.ts';
import type { AwaitVerdict } from './await-verdict.ts';

/** Streams a document's state, repeated after each look until it is decided; empty when there is no such document. */
export type FollowVerdict = (
  principal: Principal,
  documentId: string,
  signal: AbortSignal | undefined,
) => AsyncGenerator<DocumentView, undefined, undefined>;

/** Maximum duration of an abandoned look. */
const LOOK_SECONDS = 10;

export const createFollowVerdict = (deps: {
  readonly awaitVerdict: AwaitVerdict;
  readonly hub: Pick<ChangeHub, 'closed'>;
}): FollowVerdict =>
  async function* followVerdict(principal, documentId, signal): ReturnType<FollowVerdict> {
    for (let seconds = 0; signal?.aborted !== true; seconds = LOOK_SECONDS) {
      const view = await deps.awaitVerdict(principal, documentId, seconds);
      if (view === null) return;
      yield view;
      if (view.status !== 'PENDENTE' || deps.hub.closed) return;
    }
  };
