interface Due<T> {
  /** Takes the next one that is due; undefined: nothing is. */
  readonly claim: () => Promise<T | undefined>;
  readonly work: (one: T) => Promise<void>;
  /** At once. */
  readonly lanes: number;
  /** Taken before others have their turn. */
  readonly max: number;
  readonly onError: (error: unknown) => void;
}

/** Works on what is due, one after the other in each lane. Returns how many were taken. */
export async function takeDue<T>({ claim, work, lanes, max, onError }: Due<T>): Promise<number> {
  let taken = 0;
  async function lane(first?: T): Promise<void> {
    for (
      let next = first ?? (await claim());
      next !== undefined;
      next = taken < max ? await claim() : undefined
    ) {
      taken += 1;
      try {
        await work(next);
      } catch (error) {
        onError(error);
      }
    }
  }
  // Mostly nothing is due, which one look shows.
  const first = await claim();
  if (first !== undefined)
    await Promise.all([lane(first), ...Array.from({ length: lanes - 1 }, () => lane())]);
  return taken;
}
