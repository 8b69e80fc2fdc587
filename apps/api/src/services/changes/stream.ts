import type { Follower } from './followers.ts';

/** Stream read piece by piece. `return` ends it at once, even during a wait. */
export type Stream<T> = AsyncIterableIterator<T, undefined, undefined>;

type Source<T> = AsyncGenerator<T, undefined, undefined> | Stream<T>;

/**
 * A generator's own `return` waits for the `next` under way, which may wait for something to happen: this one lets `end` cut
 * that wait short first. `end` is called at least once, however the stream ends.
 */
export const endedBy = <T>(end: () => void, source: Source<T>): Stream<T> => ({
  [Symbol.asyncIterator]() {
    return this;
  },
  async next() {
    try {
      const result = await source.next();
      if (result.done) end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  },
  async return() {
    end();
    await source.return?.(undefined);
    return { done: true, value: undefined };
  },
});

/** The stream of a follower: it ends when `signal` aborts, too. */
export function followedBy<T>(follower: Follower, signal: AbortSignal, source: Source<T>): Stream<T> {
  const end = (): void => {
    signal.removeEventListener('abort', end);
    follower.leave();
  };
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  return endedBy(end, source);
}
