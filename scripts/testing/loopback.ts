import path from 'node:path';

/** Module for `node --import`. */
export const GUARD = path.join(import.meta.dirname, 'loopback-guard.mjs');

/** Where the processes of a test stack write down sockets that would leave loopback. */
export const journalOf = (home: string): string => path.join(home, 'outside.log');
