import type { JsonObject } from '../../engine/events/definition.ts';
import type { EarlierManifestation, ManifestedNote, ReceivedAct } from '../../vocabulary/manifestation.ts';
import type { Ambiente } from '../../vocabulary/service.ts';
import type { Target } from '../../vocabulary/target.ts';

export interface ManifestationScope {
  readonly accountId: string;
  readonly manifestationId: string;
}

/** Signed bytes of a manifestation, stored before anything is sent. */
export interface SignedManifestation {
  /** nSeqEvento. */
  readonly sequence: number;
  readonly xml: Buffer;
  readonly digestValue: string;
  /** The bytes may be at the authority. */
  readonly sent: boolean;
  /** Number of (possible) sends. */
  readonly sends: number;
}

/** All that one manifestation needs, in one read. */
export interface ManifestationWork extends ManifestationScope {
  readonly clientId: string;
  readonly environment: Ambiente;
  readonly target: Target;
  /** UF of the company. */
  readonly uf: string;
  readonly tipo: ReceivedAct;
  readonly justificativa: string | null;
  /** Body of an event; empty for a manifestation. */
  readonly request: JsonObject;
  readonly accessKey: string;
  /** Date of the note, whose offset the event takes. */
  readonly dhEmi: string;
  readonly note: ManifestedNote;
  /** Protocol of the note's authorization. */
  readonly protocolNumber: string;
  /** The note's other manifestations and events, oldest first. */
  readonly earlier: readonly EarlierManifestation[];
  /** Milliseconds since it was requested, by the database's clock. */
  readonly ageMs: number;
  /** The account's time: at the emulated authorities, the clock that its owner moves. */
  readonly accountNowMs: number;
  /** Times it waited for the authority. */
  readonly deferrals: number;
  readonly signed: SignedManifestation | null;
}

export type ManifestationVerdict =
  | {
      readonly kind: 'registrada';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly nProt: string | null;
      readonly dhRegEvento: string | null;
      /** Distributed file; null when the authority only named the event as registered. */
      readonly proc: Buffer | null;
    }
  /** Refused by the authority, or by us (`cStat` null). */
  | { readonly kind: 'recusada'; readonly cStat: string | null; readonly xMotivo: string }
  /** Failure on our side; the authority has nothing, so the caller may request it again. */
  | { readonly kind: 'erro'; readonly xMotivo: string };

export interface ManifestationStore {
  /** Null when it is settled. */
  load(scope: ManifestationScope): Promise<ManifestationWork | null>;
  /** Stores signed bytes in the place of those with the sequence `replaces` (null: none). False: other bytes are there. */
  saveBytes(
    scope: ManifestationScope,
    bytes: Pick<SignedManifestation, 'sequence' | 'xml' | 'digestValue'> & {
      readonly replaces: number | null;
    },
  ): Promise<boolean>;
  /** Counts a send before its first byte leaves; false: another worker sent or signed meanwhile, do not send. */
  markSending(
    scope: ManifestationScope,
    signed: Pick<SignedManifestation, 'sequence' | 'sends'>,
  ): Promise<boolean>;
  /** Due again after a wait. `unsent`: the authority proved that it took nothing. */
  defer(
    scope: ManifestationScope,
    wait: {
      readonly waitMs: number;
      readonly cStat: string | null;
      readonly reason: string;
      readonly unsent: boolean;
    },
  ): Promise<void>;
  /** Settles once; a second call changes nothing. */
  settle(scope: ManifestationScope, verdict: ManifestationVerdict): Promise<void>;
}
