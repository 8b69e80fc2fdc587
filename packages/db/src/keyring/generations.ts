/** A key that may be replaced while it is in use. */
export interface KeyGenerations {
  /** Seals and signs. */
  readonly current: Buffer;
  /** Open and verify as well: the one to come, the one before. */
  readonly others: readonly Buffer[];
}

export const everyKey = ({ current, others }: KeyGenerations): readonly Buffer[] => [current, ...others];

/** Calls `make` with the current key, and again only when the key has changed. */
export function ofCurrentKey<T>(keys: () => KeyGenerations, make: (key: Buffer) => T): () => T {
  let last: { readonly key: Buffer; readonly made: T } | null = null;
  return () => {
    const key = keys().current;
    if (last?.key.equals(key) !== true) last = { key, made: make(key) };
    return last.made;
  };
}
