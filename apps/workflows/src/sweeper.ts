export interface DocumentRef {
  readonly documentId: string;
  readonly accountId: string;
}

export interface RangeRef {
  readonly inutilizacaoId: string;
  readonly accountId: string;
}

/** A document or range with pending work and no active worker. */
export type Stale = DocumentRef | RangeRef;

export interface SweeperDeps {
  /** Rejects while Temporal is away. A listed item counts as woken, so nothing is listed that cannot be woken. */
  readonly reachable: () => Promise<unknown>;
  /** Documents and ranges with something that has been pending too long, oldest first. */
  readonly listStale: (limit: number) => Promise<readonly Stale[]>;
  readonly wake: (stale: Stale) => Promise<void>;
  /** Called when sweeping starts to fail and when it works again; not for every failure in between. */
  readonly onFailing: (error: unknown) => void;
  readonly onRecovered: () => void;
  readonly onWoken?: (count: number) => void;
  readonly everyMs: number;
  readonly batch: number;
  readonly parallel: number;
}

/** Repairs every lost wake-up, lost by the API, the network or Temporal. */
export function createSweeper(deps: SweeperDeps) {
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let round: Promise<number> = Promise.resolve(0);

  async function wakeAll(stale: readonly Stale[]): Promise<number> {
    const queue = stale.values();
    let woken = 0;
    // Oldest first: the lanes take from one queue. A failure ends its lane, for the next call would fail too.
    const lane = async (): Promise<void> => {
      for (const one of queue) {
        if (stopped) return;
        await deps.wake(one);
        woken += 1;
      }
    };
    const lanes = await Promise.allSettled(Array.from({ length: deps.parallel }, lane));
    const failed = lanes.find((ended) => ended.status === 'rejected');
    if (failed) throw failed.reason;
    return woken;
  }

  async function sweep(): Promise<number> {
    try {
      await deps.reachable();
      const woken = await wakeAll(await deps.listStale(deps.batch));
      if (failing) deps.onRecovered();
      failing = false;
      if (woken > 0) deps.onWoken?.(woken);
      return woken;
    } catch (error) {
      if (!failing) deps.onFailing(error);
      failing = true;
      return 0;
    }
  }

  /** A full batch means that there is more: the next one follows at once. Any other may have been what the workers had room for. */
  const pauseMs = (woken: number): number => {
    if (woken >= deps.batch) return 0;
    return woken > 0 ? deps.everyMs / 4 : deps.everyMs;
  };

  const schedule = (woken: number): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      round = sweep();
      void round.then((count) => schedule(count));
    }, pauseMs(woken));
  };

  return {
    /** Runs a round; never rejects. Returns the number of wake-ups. */
    sweep,
    start: () => schedule(0),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
