export interface MigrateResult {
  readonly applied: readonly string[];
  readonly appUrl: string;
  readonly workerUrl: string;
  readonly partitions: readonly string[];
}

/** Creates the roles when it may, applies `prisma/migrations`, makes partitions ahead. Safe to run twice and in parallel. */
export declare function migrate(options: {
  readonly ownerUrl: string;
  /** Configured passwords; by default derived from the owner's, so every run gives the same urls. */
  readonly appPassword?: string;
  readonly workerPassword?: string;
  readonly monthsAhead?: number;
}): Promise<MigrateResult>;
