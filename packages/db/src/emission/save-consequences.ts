import type { Sql } from '../base/transaction.ts';
import { spaceOfDocument } from '../numbers/number-space.ts';
import type { Consequences } from './consequences.ts';
import { instant } from './instant.ts';

/** Operation of a document that a verdict settles. */
export interface SettledOperation {
  readonly documentId: string;
  readonly operationId: string;
}

/**
 * Writes document, operation, attempt, protocol and change of a verdict, and wakes the obligations that wait for the
 * document's end. True: another operation of the document is pending.
 */
export async function saveConsequences(
  sql: Sql,
  { documentId, operationId }: SettledOperation,
  means: Consequences,
): Promise<boolean> {
  const { rows } = await sql.query<{ more: boolean }>({
    name: 'settle',
    text: `
  with v as (
    select * from json_to_record($3) as v (
      status text, operation text, attempt_id uuid, attempt_state text, prot text, n_prot text, chave text, dh_recbto text,
      received_at timestamptz, c_stat text, x_motivo text, rejection jsonb, technical_error jsonb, cancellable_until timestamptz,
      alerts jsonb, credits text)
  ), doc as (
    update documents d
       set status = v.status, protocol_number = coalesce(v.n_prot, d.protocol_number), c_stat = v.c_stat, x_motivo = v.x_motivo,
           rejection = v.rejection, technical_error = v.technical_error, cancellable_until = v.cancellable_until,
           decided_at = now(), alerts = coalesce(v.alerts, d.alerts),
           authorized_at = case when v.attempt_state = 'autorizado' then coalesce(v.received_at, now()) end,
           credits_charged = case when v.credits = 'captura' then d.credits_held else d.credits_charged end,
           credits_held = case when v.credits is null then d.credits_held else 0 end,
           access_key = coalesce(v.chave, (select a.access_key from attempts a
             where a.document_id = $1 and a.id = v.attempt_id and v.attempt_state <> 'recusado'), d.access_key),
           updated_at = now()
      from v where d.id = $1 returning d.id, d.account_id, d.client_id, d.environment, d.target, d.type, d.status
  ), op as (
    update operations o set state = v.operation, settled_at = now(),
           outcome = jsonb_build_object('status', v.status, 'cStat', v.c_stat, 'xMotivo', v.x_motivo, 'protocolNumber', v.n_prot)
      from v where o.document_id = $1 and o.id = $2
  ), done as (
    delete from pending_operations where operation_id = $2
  ), att as (
    update attempts a set state = v.attempt_state, c_stat = v.c_stat, x_motivo = v.x_motivo, n_prot = v.n_prot, dh_recbto = v.dh_recbto,
           updated_at = now()
      from v where a.document_id = $1 and a.id = v.attempt_id
  ), given as (
    insert into access_keys (account_id, access_key, document_id, environment, live)
    select doc.account_id, v.chave, doc.id, ${spaceOfDocument('doc')}, true from doc, v where v.chave is not null
    on conflict do nothing
  ), in_time as (
    update deadlines l set settled_at = now() from doc
     where l.document_id = doc.id and l.obligation_id is null and l.settled_at is null and doc.status <> 'ERRO_TECNICO'
  ), prot as (
    insert into xml (document_id, kind, owner_id, account_id, content)
    select $1, 'protocolo', v.attempt_id, doc.account_id, convert_to(v.prot, 'UTF8') from doc, v where v.prot is not null
    on conflict do nothing
  ), woken as (
    update obligations set due_at = now() where document_id = $1 and state = 'aberta'
  )
  insert into document_changes (document_id, account_id, client_id, environment, type, kind)
  select id, account_id, client_id, environment, type, status from doc
  returning exists (select from operations o where o.document_id = $1 and o.state = 'pendente' and o.id <> $2) as more`,
    values: [documentId, operationId, JSON.stringify({ ...means, received_at: instant(means.dh_recbto) })],
  });
  return rows[0]?.more ?? false;
}

/** Charges the credits held for a document, or gives them back. Call before numbers are locked, as acceptance does. */
export async function settleCredits(
  sql: Sql,
  { accountId, documentId }: { readonly accountId: string; readonly documentId: string },
  { kind, milli }: { readonly kind: NonNullable<Consequences['credits']>; readonly milli: number },
): Promise<void> {
  await sql.query({
    name: 'settle_credits',
    text: `
  with ledger as (
    insert into credits_ledger (account_id, kind, amount_milli, document_id) values ($1, $2, $3, $4)
  )
  update credit_balances
     set held_milli = held_milli - $3::bigint, balance_milli = balance_milli - case when $2 = 'captura' then $3::bigint else 0 end
   where account_id = $1`,
    values: [accountId, kind, milli, documentId],
  });
}
