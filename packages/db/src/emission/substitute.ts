import type { Verdict } from '@fiscal/core/activities/ports';
import { newId } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';
import { spaceOfDocument } from '../numbers/number-space.ts';
import { instant } from './instant.ts';

/**
 * Event that the authority registered on a note when a replacement was issued. Source: event 105102 of the national
 * NFS-e.
 */
const SUBSTITUTE = `
  with old as (
    update documents d set status = 'CANCELADA', c_stat = '101', x_motivo = $3, cancellable_until = null, updated_at = now()
      from access_keys k, documents own
     where own.id = $1 and k.account_id = own.account_id and k.environment = ${spaceOfDocument('own')} and k.access_key = $2 and k.live
       and d.id = k.document_id and d.client_id = own.client_id and d.status = 'AUTORIZADA'
    returning d.id, d.account_id, d.client_id, d.environment, d.type
  ), ev as (
    insert into events (document_id, id, account_id, operation_id, type, event_code, sequence, status, c_stat, x_motivo, registered_at, details, protocol_number)
    select id, $4, account_id, $4, 'cancelamento-substituicao', '105102', 1, 'autorizado', '135', $3, $5, jsonb_build_object('chSubstituta', $6::text), $7
      from old
  ), file as (
    insert into xml (document_id, kind, owner_id, account_id, content)
    select id, 'evento', $4, account_id, $8::bytea from old where $8::bytea is not null
  )
  insert into document_changes (document_id, account_id, client_id, environment, type, kind)
  select id, account_id, client_id, environment, type, 'CANCELADA' from old`;

const SUBSTITUTED = 'Cancelamento de NFS-e por Substituição';

type Substituting = Extract<Verdict, { kind: 'autorizada' }> & { readonly substitutes: string };

/** Cancels the note that a new one replaces, and stores the event that the authority registered on it. */
export async function substitute(
  sql: Sql,
  documentId: string,
  { substitutes, substitution, chave, dhRecbto }: Substituting,
): Promise<void> {
  await sql.query({
    name: 'settle_substitute',
    text: SUBSTITUTE,
    values: [
      documentId,
      substitutes,
      SUBSTITUTED,
      newId(),
      instant(substitution?.told?.dhRegEvento ?? dhRecbto) ?? null,
      chave ?? null,
      substitution?.told?.nProt ?? null,
      substitution === undefined ? null : Buffer.from(substitution.xml),
    ],
  });
}
