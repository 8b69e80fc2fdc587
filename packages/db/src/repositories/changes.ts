import type { Db } from '../client.ts';

export interface ChangeCursor {
  readonly xid: bigint;
  readonly seq: bigint;
}

export interface DocumentChange extends ChangeCursor {
  readonly documentId: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly environment: 1 | 2;
  /** The document's new status, or what happened: `PENDENTE`, `AUTORIZADA`, `evento`, … */
  readonly kind: string;
  readonly at: Date;
}

/** A cursor from which only later commits are read. */
export declare function currentCursor(db: Db): Promise<ChangeCursor>;
/** Below the snapshot's xmin, ordered by (xid, seq): a late commit is never skipped. */
export declare function readChanges(
  db: Db,
  after: ChangeCursor,
  limit: number,
): Promise<readonly DocumentChange[]>;

export interface Notifier {
  /** Call after a commit that wrote change rows; cheap, coalesced. */
  changed(): void;
  close(): Promise<void>;
}
/** Sends empty NOTIFYs on `emite_changes`, at most one per `everyMs` (default 25). */
export declare function createNotifier(db: Db, options?: { readonly everyMs?: number }): Notifier;

export interface ChangeReader {
  close(): Promise<void>;
}
/** LISTENs on `listenUrl` (a direct connection; reconnects by itself) and looks every `pollMs` (1000) anyway. Starts at `from` or now. */
export declare function createChangeReader(
  db: Db,
  options: {
    readonly listenUrl: string;
    readonly onChanges: (changes: readonly DocumentChange[]) => void | Promise<void>;
    readonly onError: (error: unknown) => void;
    readonly from?: ChangeCursor;
    readonly pollMs?: number;
  },
): ChangeReader;
