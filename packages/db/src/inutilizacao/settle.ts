import type { RangeScope, RangeVerdict } from '@fiscal/core/activities/inutilizacao-ports';
import type { OperationState } from '@fiscal/core/vocabulary/states';
import type { Sql } from '../base/transaction.ts';
import { joinSeries } from '../numbers/number-space.ts';

const LOCK = `select state from inutilizacoes where id = $1 for update`;

const SETTLE = `
  update inutilizacoes set state = $2, c_stat = $3, x_motivo = $4, n_prot = $5, ret = $7, attempt_state = null,
         dh_recbto = case when $2 = 'concluida' then coalesce($6::timestamptz, now()) end,
         wait_c_stat = null, wait_reason = null, settled_at = now()
   where id = $1`;

const SERIES = `
  from inutilizacoes i
  ${joinSeries('i')}`;

/** The range's numbers, each with its série. */
const NUMBERS = `${SERIES} cross join lateral generate_series(i.inicio, i.fim) as n (numero) where i.id = $1`;

/** Locks the série: shows its counter, which does not move over the range meanwhile. */
const LOCK_SERIES = `select 1 ${SERIES} where i.id = $1 for update of s`;

/** Includes numbers that were never given: a caller that sends one learns that it is void. */
const VOID = `
  insert into numbers (series_id, numero, account_id, state)
  select s.id, n.numero, i.account_id, 'inutilizado' ${NUMBERS}
  on conflict (series_id, numero) do update set state = 'inutilizado', document_id = null`;

/**
 * Frees the numbers that acceptance reserved for this range, and those that the counter passed; the rest is the
 * counter's to give. A number that is void for a contingency stays taken: it was printed, or sent.
 */
const RELEASE = `
  with held as (
    update numbers set state = 'livre'
     where state = 'reservado' and document_id is null and not exists (select from obligations o where o.inutilizacao_id = $1)
       and (series_id, numero) in (select s.id, n.numero ${NUMBERS})
  )
  insert into numbers (series_id, numero, account_id, state)
  select s.id, n.numero, i.account_id, 'livre' ${NUMBERS} and n.numero >= i.next_numero and n.numero < s.next_numero
  on conflict (series_id, numero) do nothing`;

const TELL = `
  insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
  select account_id, client_id, least(environment, 2), type, 'numbering.voided', id,
         jsonb_build_object('serie', serie, 'firstNumber', inicio, 'lastNumber', fim)
    from inutilizacoes where id = $1`;

/** Wakes the obligation that asked for it. */
const WAKE_OBLIGATION = `update obligations set due_at = now() where inutilizacao_id = $1 and state = 'aberta'`;

const STATE: Readonly<Record<RangeVerdict['kind'], OperationState>> = {
  homologado: 'concluida',
  recusado: 'recusada',
  erro: 'erro',
};

/** Settles the range and its numbers in one transaction; a second call changes nothing. */
export async function settleRange(
  sql: Sql,
  { inutilizacaoId }: RangeScope,
  verdict: RangeVerdict,
): Promise<void> {
  const { rows } = await sql.query<{ state: string }>({
    name: 'range_lock',
    text: LOCK,
    values: [inutilizacaoId],
  });
  if (!rows[0]) throw new Error(`No range ${inutilizacaoId}`);
  if (rows[0].state !== 'pendente') return;
  const accepted = verdict.kind === 'homologado' ? verdict : null;
  const at = Date.parse(accepted?.dhRecbto ?? '');
  await sql.query({
    name: 'range_settle',
    text: SETTLE,
    values: [
      inutilizacaoId,
      STATE[verdict.kind],
      verdict.kind === 'erro' ? null : verdict.cStat,
      verdict.xMotivo,
      accepted?.nProt ?? null,
      Number.isNaN(at) ? null : new Date(at).toISOString(),
      verdict.kind === 'erro' ? null : verdict.ret,
    ],
  });
  const values = [inutilizacaoId];
  await sql.query({ name: 'range_owed', text: WAKE_OBLIGATION, values });
  if (accepted) {
    await sql.query({ name: 'range_void', text: VOID, values });
    await sql.query({ name: 'range_tell', text: TELL, values });
  } else {
    await sql.query({ name: 'range_series', text: LOCK_SERIES, values });
    await sql.query({ name: 'range_release', text: RELEASE, values });
  }
}
