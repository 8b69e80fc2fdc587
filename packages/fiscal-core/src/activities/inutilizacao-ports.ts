import type { Faixa } from '../inutilizacao/definition.ts';
import type { Target } from '../vocabulary/target.ts';

export interface RangeScope {
  readonly accountId: string;
  readonly inutilizacaoId: string;
}

/** All that one range needs, in one read. */
export interface RangeWork extends RangeScope {
  /** The database’s time of this read: what it stored is aged by that, for a worker’s own clock may be wrong. */
  readonly readAtMs: number;
  readonly createdAtMs: number;
  /** Times it waited for the authority. */
  readonly deferrals: number;
  readonly clientId: string;
  /** Document type whose authority takes it. */
  readonly type: string;
  readonly strict: boolean;
  readonly target: Target;
  readonly faixa: Faixa;
  /** Null = not signed yet. */
  readonly signed: {
    readonly state: 'assinado' | 'enviando';
    readonly xml: Buffer;
    readonly sends: number;
  } | null;
}

/** The end of a request to void a range; one transaction writes all that it implies. */
export type RangeVerdict =
  | {
      readonly kind: 'homologado';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly nProt: string | null;
      readonly dhRecbto: string | null;
      /** `retInutNFe`. */
      readonly ret: string;
    }
  | {
      readonly kind: 'recusado';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly ret: string | null;
    }
  /** We could not do our part, and nothing of it is at the authority: it may be asked for again. */
  | { readonly kind: 'erro'; readonly code: string; readonly xMotivo: string };

export interface RangeStore {
  /** Null when the range is no longer pending. */
  loadRange(scope: RangeScope): Promise<RangeWork | null>;
  /** Stores the signed bytes once; false = others exist already, load again. */
  saveRangeBytes(scope: RangeScope, xml: Buffer): Promise<boolean>;
  /** `assinado` → `enviando`, or counts one more send; false = another worker sent meanwhile, do not send. */
  markRangeSending(scope: RangeScope, expectedSends: number): Promise<boolean>;
  /** Keeps why we wait and for how long; the sweeper leaves the range alone until then. `unsent`: proven not to be there. */
  deferRange(
    scope: RangeScope,
    wait: {
      readonly waitMs: number;
      readonly cStat: string | null;
      readonly reason: string;
      readonly unsent: boolean;
    },
  ): Promise<void>;
  /** Settles once; a second call changes nothing. */
  settleRange(scope: RangeScope, verdict: RangeVerdict): Promise<void>;
}
