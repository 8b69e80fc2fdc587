import type { OveruseState } from '../../lifecycle/overuse.ts';
import type { Service } from '../../vocabulary/service.ts';

/** Counted party and subject at an authority. */
export interface OveruseKey {
  /** Counting party: the real authorities, or the sandbox world of one account. */
  readonly ground: string;
  /** CNPJ or CPF of the certificate that calls. */
  readonly holder: string;
  readonly type: string;
  readonly authorizer: string;
  readonly service: Service;
  /** Key or receipt, where questions are counted by what they are about; else `''`. */
  readonly about: string;
}

export interface StoredOveruse {
  readonly state: OveruseState;
  /** Changes with each write. */
  readonly revision: string;
}

/** Counts shared between workers. `nowMs` is its clock: theirs may be wrong. */
export interface OveruseStore {
  read(key: OveruseKey): Promise<{ readonly stored: StoredOveruse | null; readonly nowMs: number }>;
  /** Writes if the state is still at `revision` (null = nothing was there). */
  swap(
    key: OveruseKey,
    revision: string | null,
    next: StoredOveruse,
  ): Promise<{ readonly swapped: boolean; readonly nowMs: number }>;
  /** All blocks that have not ended. */
  openBlocks(): Promise<{
    readonly blocks: readonly { readonly key: OveruseKey; readonly state: OveruseState }[];
    readonly nowMs: number;
  }>;
}
