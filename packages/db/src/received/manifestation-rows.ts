import type { EarlierManifestation } from '@fiscal/core/vocabulary/manifestation';
import { MANIFESTATION_STATUS, RECEIVED_ACTS } from '@fiscal/core/vocabulary/manifestation';
import { RECEIVED_SITUATIONS, type ReceivedSituation } from '@fiscal/core/vocabulary/received/distribution';
import { oneOf } from '../base/parse.ts';

export const situationOf = (text: string): ReceivedSituation => oneOf(RECEIVED_SITUATIONS, text);

/** Model in an access key of 44 characters; no event is requested of the others. */
export const modeloOf = (accessKey: string): string => accessKey.slice(20, 22);

export interface EarlierRow {
  readonly tipo: string;
  readonly status: string;
  readonly sequence: number | null;
  readonly protocolNumber: string | null;
  /** Protocol of the event that it cancels. */
  readonly cancels: string | null;
  /** It ended while its bytes may be at the authority. */
  readonly doubtful: boolean;
}

/** Manifestations and events of the note `d`, oldest first, as JSON; a condition on `e` may follow. */
export const EARLIER = `
  select coalesce(jsonb_agg(jsonb_build_object('tipo', e.tipo, 'status', e.status, 'sequence', e.sequence,
           'protocolNumber', e.protocol_number, 'cancels', e.request ->> 'numero_protocolo',
           'doubtful', e.status = 'erro' and e.sent) order by e.id), '[]')
    from received_manifestations e where e.received_id = d.id`;

export const earlierOf = ({ tipo, status, ...own }: EarlierRow): EarlierManifestation => ({
  ...own,
  tipo: oneOf(RECEIVED_ACTS, tipo),
  status: oneOf(MANIFESTATION_STATUS, status),
});
