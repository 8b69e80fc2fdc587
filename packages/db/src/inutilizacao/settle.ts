import type { RangeScope, RangeVerdict } from '@fiscal/core/activities/inutilizacao-ports';
import type { OperationState } from '@fiscal/core/lifecycle/states';
import type { Sql } from '../transaction.ts';

const LOCK = `select state from inutilizacoes where id = $1 for update`;

const SETTLE = `
  update inutilizacoes set state = $2, c_stat = $3, x_motivo = $4, n_prot = $5, ret = $7, attempt_state = null,
         dh_recbto = case when $2 = 'concluida' then coalesce($6::timestamptz, now()) end,
         wait_c_stat = null, wait_reason = null, settled_at = now()
   where id = $1`;

/** The range's numbers, each with its série. */
const NUMBERS = `
  from inutilizacoes i
  join number_series s on s.client_id = i.client_id and s.environment = i.environment and s.emitente = i.emitente
   and s.modelo = i.modelo and s.serie = i.serie
 cross join lateral generate_series(i.inicio, i.fim) as n (numero)
 where i.id = $1`;

/** Also those that were never given: whoever sends one of them is told that it is void. */
const VOID = `
  insert into numbers (series_id, numero, account_id, state)
  select s.id, n.numero, i.account_id, 'inutilizado' ${NUMBERS}
  on conflict (series_id, numero) do update set state = 'inutilizado', document_id = null`;

/** What acceptance held for this range is free again. */
const RELEASE = `
  update numbers set state = 'livre'
   where state = 'reservado' and document_id is null and (series_id, numero) in (select s.id, n.numero ${NUMBERS})`;

const STATE: Readonly<Record<RangeVerdict['kind'], OperationState>> = {
  homologado: 'concluida',
  recusado: 'recusada',
  erro: 'erro',
};

/** One transaction settles the range and its numbers; a second call changes nothing. */
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
  await sql.query(
    accepted
      ? { name: 'range_void', text: VOID, values: [inutilizacaoId] }
      : { name: 'range_release', text: RELEASE, values: [inutilizacaoId] },
  );
}
