import type { EarlierManifestation } from '@fiscal/core/lifecycle/manifestation';
import { MANIFESTATION_STATUS, MANIFESTATIONS } from '@fiscal/core/vocabulary/manifestation';
import { oneOf } from '../base/parse.ts';

export const RECEIVED_SITUATIONS = ['autorizada', 'denegada', 'cancelada'] as const;
export type ReceivedSituation = (typeof RECEIVED_SITUATIONS)[number];

export const situationOf = (text: string): ReceivedSituation => oneOf(RECEIVED_SITUATIONS, text);

export interface EarlierRow {
  readonly tipo: string;
  readonly status: string;
  readonly sequence: number | null;
}

/** Manifestations of the note `d`, oldest first, as JSON; a condition on `e` may follow. */
export const EARLIER = `
  select coalesce(jsonb_agg(jsonb_build_object('tipo', e.tipo, 'status', e.status, 'sequence', e.sequence) order by e.id), '[]')
    from received_manifestations e where e.received_id = d.id`;

export const earlierOf = ({ tipo, status, sequence }: EarlierRow): EarlierManifestation => ({
  tipo: oneOf(MANIFESTATIONS, tipo),
  status: oneOf(MANIFESTATION_STATUS, status),
  sequence,
});
