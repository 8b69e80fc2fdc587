export interface TurnOptions {
  /** Maximum of concurrent turns. */
  readonly atOnce: number;
  /** Maximum waiting, of all owners and of one. */
  readonly waitingMax: number;
  readonly waitingPerOwnerMax: number;
}

interface Waiting {
  readonly owner: string;
  readonly begin: () => void;
}

/** A bounded queue in which owners take turns. */
export function createTurns({ atOnce, waitingMax, waitingPerOwnerMax }: TurnOptions) {
  /** Number of running turns, by owner. */
  const running = new Map<string, number>();
  /** Waiting requests by owner, the owner served last at the end; each owner's own in the order of arrival. */
  const waiting = new Map<string, Waiting[]>();
  let free = atOnce;
  let length = 0;

  /** The owner's place in the round stays. */
  const leave = (one: Waiting): void => {
    const rest = waiting.get(one.owner)?.filter((each) => each !== one) ?? [];
    if (rest.length > 0) waiting.set(one.owner, rest);
    else waiting.delete(one.owner);
    length--;
  };
  const toTheBack = (owner: string): void => {
    const own = waiting.get(owner);
    waiting.delete(owner);
    if (own) waiting.set(owner, own);
  };
  const hold = (owner: string, more: 1 | -1): void => {
    const count = (running.get(owner) ?? 0) + more;
    if (count === 0) running.delete(owner);
    else running.set(owner, count);
    free -= more;
  };
  const next = (): Waiting | undefined => {
    const [first, ...others] = waiting.keys();
    if (first === undefined) return undefined;
    const of = (owner: string): number => running.get(owner) ?? 0;
    return waiting.get(others.reduce((best, owner) => (of(owner) < of(best) ? owner : best), first))?.[0];
  };
  const beginTurn = (owner: string): (() => void) => {
    hold(owner, 1);
    return () => {
      hold(owner, -1);
      toTheBack(owner);
      const one = next();
      if (!one) return;
      leave(one);
      toTheBack(one.owner);
      one.begin();
    };
  };

  return {
    /**
     * Resolves when the turn has come, with what ends it; with null when too many wait or the signal came first.
     * The next turn goes to the owner who has the fewest; of equal ones, to the one whose last turn is the longest ago.
     */
    async take(owner: string, signal: AbortSignal): Promise<(() => void) | null> {
      if (signal.aborted) return null;
      if (free > 0) return beginTurn(owner);
      const own = waiting.get(owner) ?? [];
      if (length >= waitingMax || own.length >= waitingPerOwnerMax) return null;
      return new Promise((resolve) => {
        const onAbort = (): void => {
          leave(one);
          resolve(null);
        };
        const one: Waiting = {
          owner,
          begin() {
            signal.removeEventListener('abort', onAbort);
            resolve(beginTurn(owner));
          },
        };
        signal.addEventListener('abort', onAbort, { once: true });
        waiting.set(owner, [...own, one]);
        length++;
      });
    },
  };
}
