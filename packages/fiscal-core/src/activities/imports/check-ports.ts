import type { Claimed, ImportVerdict } from '../../lifecycle/import-check.ts';
import type { RecordedEvent } from '../../sefaz/recorded-events.ts';
import type { Ambiente } from '../../vocabulary/service.ts';
import type { Scope } from '../ports.ts';

/** A document whose authority is to be asked about it. */
export interface ImportCheck extends Scope, Claimed {
  readonly clientId: string;
  readonly environment: Ambiente;
  readonly uf: string;
  /** Authority queried instead of the UF's own. */
  readonly authorizer?: string;
  readonly strict: boolean;
  /** The key, or the DPS Id of a note. */
  readonly askedBy: string;
  /** Issued here: a file contained an event of it. */
  readonly own: boolean;
  /** The note as its file has it; null for other types. */
  readonly note: string | null;
  /** Questions without an answer so far. */
  readonly tries: number;
}

/** Results of a check, written in one transaction. */
export interface ImportCheckStore {
  /** Null when the check is no longer needed. */
  loadCheck(scope: Scope): Promise<ImportCheck | null>;
  /** Asks again later, by the database's clock. */
  deferCheck(scope: Scope, afterMs: number): Promise<void>;
  /**
   * Ends the check: the state of an imported document, the events that the authority has on record, and a cancellation among them.
   *
   * @param canceled the authority canceled the document
   */
  settleCheck(
    scope: Scope,
    end: {
      readonly verdict: Exclude<ImportVerdict, { kind: 'later' }> | null;
      readonly events: readonly RecordedEvent[];
      readonly cancelled: boolean;
    },
  ): Promise<void>;
}
