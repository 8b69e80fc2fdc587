import type { Db } from '../client.ts';
import type { Actor } from './audit.ts';

/**
 * Documents with an operation pending for longer than `olderThanMs`, least recently woken first, across all accounts (ids only).
 * Each is left alone for another `olderThanMs` afterwards, so a stuck one never hides the others.
 */
export declare function listStale(
  db: Db,
  options: { readonly olderThanMs: number; readonly limit: number },
): Promise<readonly { readonly documentId: string; readonly accountId: string }[]>;

/** ERRO_TECNICO → PENDENTE with its emission pending again; false when the document is not in ERRO_TECNICO. Audited. Wake it afterwards. */
export declare function reopenEmission(
  db: Db,
  scope: { readonly accountId: string; readonly documentId: string },
  actor: Actor,
): Promise<boolean>;

/** For metrics: how many operations wait and the age of the oldest, over all accounts. */
export declare function pendingStats(
  db: Db,
): Promise<{ readonly pending: number; readonly oldestAgeMs: number }>;
