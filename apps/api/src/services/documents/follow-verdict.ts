import type { DocumentView, Principal } from '@fiscal/db/base/types';
import type { ChangeHub } from '../changes/change-hub.ts';
import type { AwaitVerdict } from './await-verdict.ts';

/** A document as it is now, and again each time somebody looked, until it is decided; nothing when there is no such document. */
export type FollowVerdict = (
  principal: Principal,
  documentId: string,
  signal: AbortSignal | undefined,
) => AsyncGenerator<DocumentView, undefined, undefined>;

/** How long an abandoned look lasts at most. */
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
