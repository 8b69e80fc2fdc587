import type { ClaimedTries, ClaimedTry, FinishedTry } from '@fiscal/db/webhooks/tries';

export interface DispatcherDeps {
  /** Claims of some endpoints, or (null) of all. */
  readonly claim: (endpointIds: readonly string[] | null, limit: number) => Promise<ClaimedTries>;
  readonly deliver: (claimed: ClaimedTry) => Promise<FinishedTry>;
  readonly finish: (done: FinishedTry) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Calls under way at once in this process. */
  readonly callsMax: number;
}

/** Statements that claim more hold rows for longer. */
const CLAIM_MAX = 200;

/**
 * Sends what is due, many calls at once: an endpoint's next ones are claimed as soon as one of its calls has ended, so that none waits
 * for another endpoint.
 */
export function createDispatcher(deps: DispatcherDeps) {
  const underWay = new Set<Promise<void>>();
  /** Endpoints to check; null = all. */
  let wanted: Set<string> | null = new Set();
  let looking: Promise<void> | null = null;
  let stopped = false;
  /** After the grace period, ignore results: they prove nothing about the endpoint. */
  let left = false;

  const room = (): number => Math.min(CLAIM_MAX, deps.callsMax - underWay.size);
  const isWanted = (): boolean => wanted === null || wanted.size > 0;

  async function lookNow(): Promise<void> {
    while (!stopped && isWanted() && room() > 0) {
      const [asked, limit] = [wanted, room()];
      wanted = new Set();
      const { tries, unsigned } = await deps.claim(asked && [...asked], limit);
      for (const error of unsigned) deps.onError(error);
      for (const each of tries) begin(each);
      // There may be more of the same.
      if (tries.length === limit) want(asked === null ? undefined : [...asked]);
    }
  }

  async function tryOnce(claimed: ClaimedTry): Promise<void> {
    const done = await deps.deliver(claimed);
    if (!left) await deps.finish(done);
  }

  function begin(claimed: ClaimedTry): void {
    const call = tryOnce(claimed)
      .catch(deps.onError)
      .then(() => {
        underWay.delete(call);
        want([claimed.endpointId]);
        void look();
      });
    underWay.add(call);
  }

  function want(endpointIds?: readonly string[]): void {
    if (endpointIds === undefined) wanted = null;
    else for (const id of endpointIds) wanted?.add(id);
  }

  function look(): Promise<void> {
    looking ??= lookNow()
      .catch(deps.onError)
      .finally(() => {
        looking = null;
        // Requested after the last claim, before its promise resolved.
        if (!stopped && isWanted() && room() > 0) void look();
      });
    return looking;
  }

  return {
    /** There may be something to send: to some endpoints or, without, to any. Resolves when it is claimed, not when it is sent. */
    look: (endpointIds?: readonly string[]): Promise<void> => {
      want(endpointIds);
      return look();
    },
    /** Takes nothing more; resolves when what is under way has ended, or after `graceMs`. What has not is tried again elsewhere. */
    async stop(graceMs: number) {
      stopped = true;
      await looking;
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise((resolve) => {
        timer = setTimeout(resolve, graceMs);
      });
      await Promise.race([Promise.all(underWay), grace]);
      clearTimeout(timer);
      left = true;
    },
  };
}
