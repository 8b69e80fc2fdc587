import type { ImportedDocument } from '@fiscal/core/imports/judged';
import { ambienteOf } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { inScope } from '../base/transaction.ts';
import { spaceOf } from '../numbers/number-space.ts';
import { orderChecks } from './import-checks.ts';
import type { ImportScope } from './import-scope.ts';

/**
 * The event that the environment registered on an imported note when another took its place, unless it came along. A note that was
 * issued here, or that its authority confirmed, takes no event from a file. Source: event 105102.
 */
const SUBSTITUTE = `
  with r as (
    select * from json_to_recordset($1) as r (id uuid, substituted text, by text, registered_at timestamptz)
  ), old as (
    update documents d set status = 'CANCELADA', c_stat = '101', x_motivo = $5, cancellable_until = null, updated_at = now()
      from r join access_keys k on k.account_id = $2 and k.environment = $6 and k.access_key = r.substituted and k.live
     where d.id = k.document_id and d.client_id = $3 and d.status = 'AUTORIZADA' and d.import_state <> 'confirmed'
    returning d.id as document_id, d.type, d.import_state, r.*
  ), ev as (
    insert into events (document_id, id, account_id, operation_id, type, event_code, sequence, status, c_stat, x_motivo, registered_at, details)
    select document_id, id, $2, id, 'cancelamento-substituicao', '105102', 1, 'autorizado', '135', $5, registered_at,
           jsonb_build_object('chSubstituta', by) from old
  )
  insert into document_changes (document_id, account_id, client_id, environment, type, kind, details)
  select document_id, $2, $3, $4, type, 'document.imported',
         jsonb_build_object('documentStatus', 'CANCELADA', 'imported', jsonb_build_object('state', import_state)) from old`;
const SUBSTITUTED = 'Cancelamento de NFS-e por Substituição';

/** Notes that a file may close; for all others the authority is queried. */
const CLOSED = `
  select d.id from access_keys k join documents d on d.id = k.document_id
   where k.account_id = $1 and k.environment = $2 and k.access_key = any ($3) and k.live and d.client_id = $4
     and d.status = 'AUTORIZADA' and coalesce(d.import_state, 'confirmed') = 'confirmed'`;

/** Notes whose place others took are void; once all of them are on record. */
export async function importSubstitutions(
  db: Db,
  scope: ImportScope,
  notes: readonly Pick<ImportedDocument, 'accessKey' | 'substitutes' | 'dhRecbto'>[],
): Promise<void> {
  const { accountId, clientId, target } = scope;
  const rows = notes.flatMap(({ accessKey, substitutes, dhRecbto }) =>
    substitutes === null
      ? []
      : [
          {
            id: newId(),
            substituted: substitutes,
            by: accessKey,
            registered_at: new Date(dhRecbto).toISOString(),
          },
        ],
  );
  if (rows.length === 0) return;
  const values = [
    JSON.stringify(rows),
    accountId,
    clientId,
    ambienteOf(target),
    SUBSTITUTED,
    spaceOf(target),
  ];
  await inScope(db, scope, async (sql) => {
    await sql.query({ name: 'import_substitutions', text: SUBSTITUTE, values });
    const { rows: closed } = await sql.query<{ id: string }>({
      name: 'import_substitutions_closed',
      text: CLOSED,
      values: [accountId, spaceOf(target), rows.map(({ substituted }) => substituted), clientId],
    });
    await orderChecks(
      sql,
      closed.map(({ id }) => id),
    );
  });
}
