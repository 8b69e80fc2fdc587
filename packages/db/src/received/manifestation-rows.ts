import type { EarlierManifestation } from '@fiscal/core/vocabulary/manifestation';
import {
  MANIFESTATION_STATUS,
  type ManifestedNote,
  RECEIVED_ACTS,
} from '@fiscal/core/vocabulary/manifestation';
import {
  DISTRIBUTED_TYPES,
  RECEIVED_SITUATIONS,
  type ReceivedParties,
  type ReceivedSituation,
} from '@fiscal/core/vocabulary/received/distribution';
import { RECEIVED_PROOFS } from '@fiscal/core/vocabulary/received/proof';
import { oneOf } from '../base/parse.ts';

export const situationOf = (text: string): ReceivedSituation => oneOf(RECEIVED_SITUATIONS, text);

/** Model in an access key of 44 characters; no event of the others is judged by it. */
const modeloOf = (accessKey: string): string => accessKey.slice(20, 22);

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

/**
 * A term of the note `d` of the account `$1` ends soon by the account's clock, which is read once, and its
 * manifestation is missing.
 */
export const ENDS_SOON = `d.warned is not null and d.situacao = 'autorizada' and coalesce(d.manifestacao, 'ciencia') = 'ciencia'
  and d.warned_until > (select least(now(), account_now($1, 'sandbox')))
  and d.warned_until > case d.target when 'sandbox' then (select account_now($1, 'sandbox')) else now() end
  and (d.warned <> 'ciencia' or d.manifestacao is null and not d.whole)`;

/**
 * Facts of the whole document `d` and its company `c` by which an event is judged. A file by hand counts once the
 * authority named its digest.
 */
export const JUDGED = `
  d.type, d.access_key as "accessKey", d.situacao, d.proof, d.authorized_at as "authorizedAt", d.destinatario, d.whole, c.cnpj as company,
  coalesce(
    (select f.facts from received_files f
      where f.client_id = d.client_id and f.target = d.target and f.access_key = d.access_key and f.kind = 'nota'
      order by f.nsu desc limit 1),
    (select u.facts from received_uploads u
      where u.client_id = d.client_id and u.target = d.target and u.access_key = d.access_key and u.part = 'nota'
        and d.proof = 'confirmed' and u.digest_value = d.digest_value)) as facts,
  coalesce((select jsonb_agg(distinct f.facts ->> 'tpEvento') from received_files f
    where f.client_id = d.client_id and f.target = d.target and f.access_key = d.access_key and f.kind = 'evento'), '[]') as "onRecord"`;

export interface JudgedRow {
  readonly type: string;
  readonly accessKey: string;
  readonly situacao: string;
  readonly proof: string;
  readonly authorizedAt: Date;
  readonly destinatario: string | null;
  readonly whole: boolean;
  readonly company: string;
  /** Null: of a summary. Files of older releases have neither field. */
  readonly onRecord: readonly string[];
  readonly facts: { readonly parties?: ReceivedParties; readonly modal?: string | null } | null;
}

export const judgedNote = ({ accessKey, type, facts, onRecord, ...row }: JudgedRow): ManifestedNote => ({
  type: oneOf(DISTRIBUTED_TYPES, type),
  modelo: modeloOf(accessKey),
  situacao: situationOf(row.situacao),
  proof: oneOf(RECEIVED_PROOFS, row.proof),
  authorizedAtMs: row.authorizedAt.getTime(),
  destinatario: row.destinatario,
  whole: row.whole,
  company: row.company,
  parties: facts?.parties ?? null,
  modal: facts?.modal ?? null,
  onRecord,
});
