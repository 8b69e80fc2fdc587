import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { SefazStatusView } from '@fiscal/db/authority/sefaz-status';
import type { Follower, Followers } from '../changes/followers.ts';
import { followedBy, type Stream } from '../changes/stream.ts';

export interface FollowSefazStatusDeps {
  readonly read: (accountId: string) => Promise<readonly SefazStatusView[]>;
  /** Their beat is how often is looked: nothing announces a status. */
  readonly followers: Followers;
  readonly onError: (error: unknown) => void;
}

/**
 * Streams the state of the authority's services in an environment: each service at once, and again on a change of its
 * state or code. Intermediate states may be skipped.
 */
export const createFollowSefazStatus =
  ({ read, followers, onError }: FollowSefazStatusDeps) =>
  (
    { accountId, environment }: { readonly accountId: string; readonly environment: Ambiente },
    signal: AbortSignal,
  ): Stream<SefazStatusView> => {
    const look = async () => {
      const all = await read(accountId).catch((error: unknown) => {
        onError(error);
        return [];
      });
      return all.filter((status) => status.environment === environment);
    };
    const follower = followers.join({ accountId });
    return followedBy(follower, signal, differing(look, follower));
  };

async function* differing(
  look: () => Promise<readonly SefazStatusView[]>,
  follower: Follower,
): AsyncGenerator<SefazStatusView, undefined, undefined> {
  const lastSent = new Map<string, string>();
  while (!follower.gone) {
    for (const status of await look()) {
      const service = `${status.type} ${status.uf}`;
      const state = `${status.online} ${status.cStat} ${status.state}`;
      if (lastSent.get(service) === state) continue;
      lastSent.set(service, state);
      yield status;
      if (follower.gone) return;
    }
    await follower.changed();
  }
}
