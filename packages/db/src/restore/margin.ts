import type { Sql } from '../base/transaction.ts';

/** Numbers of one série that the authority may have under documents unknown here. */
export interface SuspectNumbers {
  readonly accountId: string;
  readonly clientId: string;
  /** Space of the number (number-space.ts). */
  readonly environment: number;
  readonly emitente: string;
  readonly modelo: string;
  readonly serie: number;
  readonly numeros: readonly (readonly [number, number])[];
}

/** A waiting document of which the authority may have bytes unknown here. */
export interface SuspectDocument {
  readonly accountId: string;
  readonly documentId: string;
  readonly accessKey: string;
}

/** Numbers that were free at the moment, or that the counter gave since, may have been used. */
const SKIP = `
  with s as (
    select id, account_id, next_numero as before, least(next_numero + $1::integer, 1000000000) as after from number_series for update
  ), moved as (
    update number_series n set next_numero = s.after from s where n.id = s.id
  ), freed as (
    update numbers n set state = 'alheio' where n.state = 'livre' returning n.series_id, n.numero
  ), skipped as (
    insert into numbers (series_id, numero, account_id, state)
    select s.id, g.numero, s.account_id, 'alheio' from s cross join lateral generate_series(s.before, s.after - 1) as g (numero)
    on conflict do nothing returning series_id, numero
  ), suspects as (
    select u.series_id, u.numero, u.numero - row_number() over (partition by u.series_id order by u.numero) as run
      from (select * from freed union all select * from skipped) u
  ), runs as (
    select series_id, min(numero) as first, max(numero) as last from suspects group by series_id, run
  )
  select n.account_id as "accountId", n.client_id as "clientId", n.environment, n.emitente, n.modelo, n.serie,
         json_agg(json_build_array(r.first, r.last) order by r.first) as numeros
    from runs r join number_series n on n.id = r.series_id
   group by n.id order by n.account_id, n.emitente, n.environment, n.modelo, n.serie`;

/**
 * Moves each série `margin` numbers further, without a journal. Passed and free numbers are never given: they end
 * voided or imported.
 */
export async function skipMargin(sql: Sql, margin: number): Promise<readonly SuspectNumbers[]> {
  const { rows } = await sql.query<SuspectNumbers>({ text: SKIP, values: [margin] });
  return rows;
}

const UNSIGNED = `
  select d.account_id as "accountId", d.id as "documentId", d.access_key as "accessKey"
    from pending_operations p join operations o on o.id = p.operation_id and o.document_id = p.document_id and o.kind = 'emit'
    join documents d on d.id = o.document_id
   where not exists (select from attempts a where a.document_id = d.id) order by d.id`;

/**
 * Emissions without bytes: signed again, they are refused as duplicates where the authority has bytes signed after
 * the moment.
 */
export async function unsignedEmissions(sql: Sql): Promise<readonly SuspectDocument[]> {
  const { rows } = await sql.query<SuspectDocument>({ text: UNSIGNED });
  return rows;
}

const IN_DOUBT = `
  update attempts a set state = 'enviando', sends = greatest(a.sends, 1), updated_at = now()
    from operations o join pending_operations p on p.operation_id = o.id
   where o.document_id = a.document_id and o.kind = 'emit' and a.state = 'assinado' and a.set_aside_at is null`;

const ASK = `
  update pending_operations p set abandoned = true, wakes = 0, due_at = now() + $1 * interval '1 millisecond'
    from operations o
   where o.id = p.operation_id and o.document_id = p.document_id and o.kind = 'emit'
     and exists (select from attempts a where a.document_id = o.document_id and a.state = 'enviando' and a.set_aside_at is null)
  returning p.account_id as "accountId", p.document_id as "documentId"`;

/**
 * Marks emissions whose bytes may have left to be queried and never sent: their verdict may have been published, and
 * the caller of a REJEITADA may have issued another. `signed`: without a journal, any signed bytes may have left.
 */
export async function askOnly(
  sql: Sql,
  { proofAfterMs, signed }: { readonly proofAfterMs: number; readonly signed: boolean },
): Promise<readonly { readonly accountId: string; readonly documentId: string }[]> {
  if (signed) await sql.query({ text: IN_DOUBT });
  const { rows } = await sql.query<{ accountId: string; documentId: string }>({
    text: ASK,
    values: [proofAfterMs],
  });
  return rows;
}
