import type { Db } from '../client.ts';
import type { Acceptor } from '../types.ts';

export interface AcceptorOptions {
  /** Requests that may share one commit; default 64. */
  readonly maxBatch?: number;
  /** Commits of different accounts that may run at once; default 4. */
  readonly lanes?: number;
  readonly nowMs: () => number;
  /** 8 digits by the document's own rules (not trivial, different from the number). */
  readonly newCodigoNumerico: (numero: number) => string;
  /** Called once after each commit (wake the change notifier here). */
  readonly onCommit?: () => void;
}

export declare function createAcceptor(db: Db, options: AcceptorOptions): Acceptor;
