import type { Sql } from '../base/transaction.ts';
import type { Image } from './images.ts';

/** `conhecido`: the rows are as recent. `sem_empresa`: its company belongs to the lost time. */
export type Adoption = 'adotado' | 'conhecido' | 'sem_empresa';

/** In the order in which rows need each other. */
const TABLES = [
  'number_series',
  'numbers',
  'inutilizacoes',
  'documents',
  'operations',
  'pending_operations',
  'attempts',
  'events',
  'obligations',
  'deadlines',
  'xml',
  'access_keys',
  'document_references',
  'idempotency_keys',
] as const;

/** Sends are only counted up, and newly signed bytes have a later id: more of them means a later state. */
const AHEAD = `
  with image as (select $1::jsonb as rows)
  select exists (
    select from image, jsonb_populate_recordset(null::documents, rows -> 'documents') i left join documents d on d.id = i.id
     where d.id is null
        or coalesce((i.contingency #>> '{epec,sends}')::integer, 0) > coalesce((d.contingency #>> '{epec,sends}')::integer, 0)
  ) or exists (
    select from image, jsonb_populate_recordset(null::attempts, rows -> 'attempts') i
      left join attempts d on d.document_id = i.document_id and d.seq = i.seq
     where i.sends > coalesce(d.sends, 0)
  ) or exists (
    select from image, jsonb_populate_recordset(null::events, rows -> 'events') i
      left join events d on d.document_id = i.document_id and d.id = i.id
     where i.sends > 0 and (d.signed_id is null or i.signed_id > d.signed_id or (i.signed_id = d.signed_id and i.sends > d.sends))
  ) or exists (
    select from image, jsonb_populate_recordset(null::inutilizacoes, rows -> 'inutilizacoes') i left join inutilizacoes d on d.id = i.id
     where i.sends > coalesce(d.sends, 0)
  ) as ahead`;

const COMPANY = 'select 1 from clients where id = $1 and account_id = $2';

const COLUMNS = `
  select a.attname::text as name, coalesce(a.attnum = any (i.indkey), false) as key
    from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
   where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`;

/** Credits that a document reserved and paid before; every change of a balance locks it. */
const BEFORE = `select status, credits_held as held, credits_charged as charged from documents where id = $1 for update`;

const LEDGER = `
  with ledger as (
    insert into credits_ledger (account_id, kind, amount_milli, document_id)
    select $1, v.kind, v.milli, $2 from (values ('reserva', $3::bigint), ('captura', $4::bigint)) as v (kind, milli) where v.milli > 0
  )
  update credit_balances set held_milli = held_milli + $3 - $4, balance_milli = balance_milli - $4 where account_id = $1`;

const TELL = `
  insert into document_changes (document_id, account_id, client_id, environment, type, kind)
  select d.id, d.account_id, d.client_id, d.environment, d.type, k.kind
    from documents d, unnest($2::text[]) with ordinality as k (kind, n) where d.id = $1 order by k.n`;

/** Numbers that the counter had passed and nothing was sent with: they were given to what is lost. */
const FREE = `
  insert into numbers (series_id, numero, account_id, state)
  select s.id, n.numero, s.account_id, 'livre'
    from number_series s cross join lateral generate_series($2::integer, s.next_numero - 1) as n (numero)
   where s.id = $1 and not exists (
           select from inutilizacoes i
            where i.account_id = s.account_id and i.environment = s.environment and i.emitente = s.emitente and i.modelo = s.modelo
              and i.serie = s.serie and i.state in ('pendente', 'concluida') and n.numero between i.inicio and i.fim)
  on conflict do nothing`;

/** Puts back what was sent after the moment that a database was restored to; as the owner. Run again it changes nothing. */
export async function adoptImage(sql: Sql, image: Image): Promise<Adoption> {
  const subject = image['documents']?.[0] ?? image['inutilizacoes']?.[0];
  if (subject === undefined) throw new Error('O registro não tem documento nem faixa de números');
  const company = await sql.query({ text: COMPANY, values: [subject['client_id'], subject['account_id']] });
  if (company.rowCount === 0) return 'sem_empresa';
  const present = Object.fromEntries(Object.entries(image).filter(([, rows]) => rows !== null));
  const { rows } = await sql.query<{ ahead: boolean }>({ text: AHEAD, values: [JSON.stringify(present)] });
  if (rows[0]?.ahead !== true) return 'conhecido';
  const before = await sql.query<{ status: string; held: number; charged: number }>({
    text: BEFORE,
    values: [subject['id']],
  });
  // Those that are still pending are in the image.
  await sql.query({ text: 'delete from pending_operations where document_id = $1', values: [subject['id']] });
  const passed = await counters(sql, image);
  for (const table of TABLES) await put(sql, table, image[table] ?? []);
  for (const [series, next] of passed) await sql.query({ text: FREE, values: [series, next] });
  if (image['documents']?.[0] !== undefined) await tell(sql, subject, before.rows[0]);
  return 'adotado';
}

/** Counters of the image's series in the database. */
async function counters(sql: Sql, image: Image): Promise<readonly (readonly [string, number])[]> {
  const { rows } = await sql.query<{ id: string; next: number }>({
    text: `select i.id, coalesce(s.next_numero, 1) as next
             from jsonb_populate_recordset(null::number_series, $1) i left join number_series s on s.id = i.id`,
    values: [JSON.stringify(image['number_series'] ?? [])],
  });
  return rows.map(({ id, next }) => [id, next]);
}

/** A column that is newer than the image keeps what the database has for it. */
async function put(
  sql: Sql,
  table: (typeof TABLES)[number],
  given: NonNullable<Image[string]>,
): Promise<void> {
  const [first] = given;
  if (first === undefined) return;
  const { rows } = await sql.query<{ name: string; key: boolean }>({
    text: COLUMNS,
    values: [`public.${table}`],
  });
  const columns = rows.filter(({ name }) => name in first);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const keys = columns.filter(({ key }) => key).map(({ name }) => `"${name}"`);
  // A counter never goes back.
  const counted = table === 'number_series' ? 'next_numero' : '';
  const sets = columns
    .filter(({ key }) => !key)
    .map(({ name }) =>
      name === counted
        ? `"${name}" = greatest(${table}."${name}", excluded."${name}")`
        : `"${name}" = excluded."${name}"`,
    );
  await sql.query({
    text: `insert into public."${table}" (${names}) select ${names} from jsonb_populate_recordset(null::public."${table}", $1)
           on conflict (${keys.join(', ')}) do update set ${sets.join(', ')}`,
    values: [JSON.stringify(given)],
  });
}

/** Credits, and the feed. */
async function tell(
  sql: Sql,
  document: NonNullable<Image[string]>[number],
  before: { readonly status: string; readonly held: number; readonly charged: number } | undefined,
): Promise<void> {
  const { id, account_id: accountId, status, credits_held: held, credits_charged: charged } = document;
  const captured = Number(charged) - (before?.charged ?? 0);
  const reserved = Number(held) + Number(charged) - (before?.held ?? 0) - (before?.charged ?? 0);
  if (captured > 0 || reserved > 0)
    await sql.query({ text: LEDGER, values: [accountId, id, Math.max(reserved, 0), Math.max(captured, 0)] });
  const kinds = [...(before === undefined ? ['PENDENTE'] : []), String(status)].filter(
    (kind, index, all) => kind !== (before?.status ?? '') && all.indexOf(kind) === index,
  );
  await sql.query({ text: TELL, values: [id, kinds] });
}
