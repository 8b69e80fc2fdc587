import type { Duplicate, JsonObject } from '../../engine/events/definition.ts';
import { manifestationRefusal, nextManifestation } from '../../lifecycle/manifestation.ts';
import { receivedEvent, typeTaking } from '../../registry/received-definitions.ts';
import { nextReceived, receivedRefusal } from '../../registry/received-events.ts';
import type {
  EarlierManifestation,
  ManifestationRefusal,
  ManifestedNote,
} from '../../vocabulary/manifestation.ts';
import {
  isManifestation,
  MANIFESTATION_FACTS,
  MANIFESTATIONS_OF_A_KIND,
  type ReceivedAct,
} from '../../vocabulary/manifestation.ts';
import type { DistributedType } from '../../vocabulary/received/distribution.ts';

/** Properties of a request about a received note that sending it needs. */
export interface ActFacts {
  readonly tpEvento: string;
  /** Type of the document. */
  readonly type: DistributedType;
  /** Authority that registers it; null: that of the UF in the key, or the one of a national type. */
  readonly authorizer: 'AN' | 'SVRS' | null;
  readonly sequenceMax: number;
  readonly duplicate: Duplicate;
}

export function actFacts(tipo: ReceivedAct): ActFacts {
  if (isManifestation(tipo))
    return {
      tpEvento: MANIFESTATION_FACTS[tipo].tpEvento,
      type: 'nfe',
      authorizer: 'AN',
      sequenceMax: MANIFESTATIONS_OF_A_KIND,
      // A second ciência would change nothing.
      duplicate: tipo === 'ciencia' ? 'adotar' : 'proxima-sequencia',
    };
  const { tpEvento, sequenceMax, duplicate } = receivedEvent(tipo);
  const type = typeTaking(tipo);
  return { tpEvento, type, authorizer: type === 'nfe' ? 'SVRS' : null, sequenceMax, duplicate };
}

/** A request about a received note. */
export interface AskedAct {
  readonly tipo: ReceivedAct;
  /** Body of an event; empty for a manifestation. */
  readonly request: JsonObject;
  readonly nowMs: number;
}

/** Reason why it would be refused now; null: go. */
export const actRefusal = (
  note: ManifestedNote,
  earlier: readonly EarlierManifestation[],
  { tipo, request, nowMs }: AskedAct,
): ManifestationRefusal | null =>
  isManifestation(tipo)
    ? manifestationRefusal(note, earlier, { tipo, nowMs })
    : receivedRefusal(note, earlier, { kind: tipo, request, nowMs });

/** nSeqEvento of the next one. */
export const nextAct = (
  earlier: readonly EarlierManifestation[],
  { tipo, request }: Omit<AskedAct, 'nowMs'>,
): number =>
  isManifestation(tipo) ? nextManifestation(earlier, tipo) : nextReceived(earlier, { kind: tipo, request });
