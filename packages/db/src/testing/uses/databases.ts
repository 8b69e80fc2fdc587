import { migratedDatabase } from '../fresh-database.ts';

/** A database of their own: claims over all accounts take what tests beside them wait for, and those take theirs. */
export const { app, worker, owner, drop } = await migratedDatabase();
