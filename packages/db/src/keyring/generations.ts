/** A key that may be replaced while it is in use. */
export interface KeyGenerations {
  /** Seals and signs. */
  readonly current: Buffer;
  /** Open and verify as well: the one to come, the one before. */
  readonly others: readonly Buffer[];
}

export const everyKey = ({ current, others }: KeyGenerations): readonly Buffer[] => [current, ...others];
