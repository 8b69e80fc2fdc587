import type { Pool } from 'pg';

export type DbRole = 'app' | 'worker';

/** One process's way to the database, as one of the two walled roles. */
export interface Db {
  readonly role: DbRole;
  readonly url: string;
  readonly pool: Pool;
  close(): Promise<void>;
}

export declare function createDb(options: {
  readonly url: string;
  readonly role: DbRole;
  readonly max?: number;
}): Db;

/** Boot check: throws when the connected role could step over the walls between accounts. */
export declare function assertRoleIsWalled(db: Db): Promise<void>;
