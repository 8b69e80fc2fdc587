/** Documents made in one go: bounds what one transaction writes. */
const SLICE = 250_000;

/** UUIDv7 of an instant; what is not time follows from `seed`, so a run can be repeated. */
const GEN_ID = `
  create or replace function pg_temp.gen_id(at timestamptz, seed text) returns uuid language sql immutable as $$
    select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0')
            || '7' || substr(md5(seed), 1, 3) || 'a' || substr(md5(seed), 4, 15))::uuid
  $$`;

/** Number 0 is the demo client; every second one is a client of its account too, the others are accounts of their own. */
const TENANTS = `
  create temporary table tenants as
  select n, case when n = 0 then $3::uuid else pg_temp.gen_id($4, 'client' || n) end as client_id,
         case when n % 2 = 0 then $2::uuid else pg_temp.gen_id($4, 'account' || n) end as account_id,
         case when n = 0 then $5::text else (20000000000000 + n)::text end as cnpj, pg_temp.gen_id($4, 'series' || n) as series_id
    from generate_series(0, $1::integer - 1) n`;

const PEOPLE = [
  `insert into organizations (id, name, slug, created_at)
   select account_id, 'Conta ' || n, account_id::text, $1 from tenants where n % 2 = 1`,
  `insert into accounts (account_id, trial_ends_at, data_key, data_key_version, created_at)
   select account_id, now() + interval '30 days', '\\x00', 'bench', $1 from tenants where n % 2 = 1`,
  `insert into credit_balances (account_id) select account_id from tenants where n % 2 = 1 and $1::timestamptz is not null`,
  `insert into api_keys (id, account_id, kind, hash, created_at)
   select pg_temp.gen_id($1, kind || n), account_id, kind, sha256(convert_to(kind || account_id, 'UTF8')), $1
     from tenants, unnest(array['access', 'restricted']) kind where n % 2 = 1`,
  `insert into clients (id, account_id, name, cnpj, ie, uf, environment, csc_id, created_at, updated_at)
   select client_id, account_id, 'Empresa ' || n, cnpj, '110042490114', 'SP', 2, '000001', $1, $1 from tenants where n > 0`,
  `insert into tokens (id, account_id, client_id, environment, hash, ciphertext, created_at)
   select pg_temp.gen_id($1, environment::text || 'token' || n), account_id, client_id, environment,
          sha256(convert_to(environment::text || client_id, 'UTF8')), '\\x00', $1
     from tenants, unnest(array[1, 2]) environment where n > 0`,
  `insert into certificates (id, account_id, client_id, source, secret, subject, not_before, not_after, thumbprint, created_at)
   select pg_temp.gen_id($1, 'certificate' || n), account_id, client_id, 'enviado', '\\x00', 'CN=Empresa ' || n, $1,
          $1 + interval '2 years', md5(n::text), $1
     from tenants where n > 0`,
  `insert into number_series (id, account_id, client_id, environment, emitente, modelo, serie)
   select series_id, account_id, client_id, 2, cnpj, '55', 1 from tenants where $1::timestamptz is not null`,
];

/**
 * A slice of documents, spread evenly over time: half of them the demo client's, the rest shared by the others. In a
 * thousand: 948 authorized, 40 refused, 10 canceled, 1 in technical error, 1 refused after a second attempt.
 */
const SLICE_OF = `
  create temporary table slice on commit drop as
  select i.i, t.account_id, t.client_id, t.series_id, t.cnpj, i.numero, at.at as at, at.at + interval '2 seconds' as settled,
         pg_temp.gen_id(at.at, 'd' || i.i) as id, pg_temp.gen_id(at.at, 'o' || i.i) as operation_id,
         pg_temp.gen_id(at.at, 't' || i.i) as attempt_id,
         '35' || to_char(at.at, 'YYMM') || t.cnpj || i.modelo || '001' || lpad(i.numero::text, 9, '0') || '1'
           || lpad((i.i * 7919 % 100000000)::text, 8, '0') || '0' as access_key,
         i.modelo, case i.modelo when '55' then 'nfe' else 'nfce' end as type,
         case when i.i / 2 % 1000 < 948 then 'AUTORIZADA' when i.i / 2 % 1000 < 988 then 'REJEITADA'
              when i.i / 2 % 1000 < 998 then 'CANCELADA' when i.i / 2 % 1000 < 999 then 'ERRO_TECNICO' else 'REJEITADA' end as status,
         case when i.i % 10 < 2 then 'pedido-' || i.i end as referencia
    from (select i, case when i % 2 = 0 then 0 else 1 + i / 2 % ($3::bigint - 1) end as tenant,
                 (1 + case when i % 2 = 0 then i / 2 else i / 2 / ($3::bigint - 1) end)::integer as numero,
                 case when i / 2 % 10 = 9 then '65' else '55' end as modelo
            from generate_series($1::bigint, $2::bigint - 1) i) i
    join tenants t on t.n = i.tenant
   cross join lateral (select date_trunc('milliseconds', $5::timestamptz + ($6::timestamptz - $5::timestamptz) * (i.i / $4::double precision)) as at) at
   order by i.i`;

const VERDICT = `case status when 'REJEITADA' then '539' when 'ERRO_TECNICO' then null else '100' end`;
const TEXT = `case status when 'REJEITADA' then 'Rejeição: Duplicidade de NF-e com diferença na Chave de Acesso'
  when 'ERRO_TECNICO' then null else 'Autorizado o uso da NF-e' end`;
const PROTOCOL = `case when status in ('AUTORIZADA', 'CANCELADA') then '135' || lpad(i::text, 12, '0') end`;

/** Everything that a document at rest has, but the XML and the caller's body. */
const ROWS = [
  `insert into documents (id, account_id, client_id, environment, type, modelo, status, uf, emitente, serie, numero, codigo_numerico,
     access_key, dh_emi, redatable, tp_emis, strict, referencia, protocol_number, c_stat, x_motivo, rejection, authorized_at,
     cancellable_until, created_at, updated_at)
   select id, account_id, client_id, 2, type, modelo, status, 'SP', cnpj, 1, numero, substr(access_key, 36, 8), access_key, at::text,
     true, '1', false, referencia, ${PROTOCOL}, ${VERDICT}, ${TEXT},
     case status when 'REJEITADA' then jsonb_build_object('cStat', '539', 'xMotivo', ${TEXT}, 'origin', 'sefaz', 'errors', '[]'::jsonb) end,
     case when status in ('AUTORIZADA', 'CANCELADA') then settled end,
     case when status in ('AUTORIZADA', 'CANCELADA') then settled + interval '24 hours' end, at, settled
     from slice`,
  `insert into operations (document_id, seq, id, account_id, kind, state, request, prepared, outcome, created_at, settled_at)
   select id, 1, operation_id, account_id, 'emit',
     case status when 'REJEITADA' then 'recusada' when 'ERRO_TECNICO' then 'erro' else 'concluida' end, '{}', '{}',
     jsonb_build_object('status', status, 'cStat', ${VERDICT}, 'xMotivo', ${TEXT}, 'protocolNumber', ${PROTOCOL}), at, settled
     from slice`,
  `insert into attempts (document_id, seq, id, account_id, access_key, tp_emis, dh_emi, state, digest_value, sends, c_stat, x_motivo,
     n_prot, dh_recbto, created_at, updated_at)
   select id, seq, pg_temp.gen_id(at, 't' || seq || i), account_id, access_key, '1', at::text,
     case when seq > 1 then 'substituido' when status in ('AUTORIZADA', 'CANCELADA') then 'autorizado' else 'recusado' end,
     encode(sha256(convert_to(id::text, 'UTF8')), 'base64'), 1, ${VERDICT}, ${TEXT}, ${PROTOCOL}, settled::text, at, settled
     from slice, generate_series(1, case when i / 2 % 1000 = 999 then 2 else 1 end) seq`,
  `insert into operations (document_id, seq, id, account_id, kind, state, request, created_at, settled_at)
   select id, 2, pg_temp.gen_id(at, 'cancel' || i), account_id, 'cancel', 'concluida', '{}', settled, settled
     from slice where status = 'CANCELADA'`,
  `insert into events (document_id, id, account_id, operation_id, type, event_code, sequence, status, c_stat, x_motivo, protocol_number,
     details, registered_at, created_at)
   select id, pg_temp.gen_id(at, 'e' || i), account_id, pg_temp.gen_id(at, 'cancel' || i), 'cancelamento', '110111', 1, 'autorizado',
     '135', 'Evento registrado e vinculado a NF-e', ${PROTOCOL}, '{}', settled, settled
     from slice where status = 'CANCELADA'`,
  `insert into access_keys (account_id, access_key, document_id, environment, live)
   select account_id, access_key, id, 2, status <> 'REJEITADA' from slice`,
  `insert into document_references (client_id, environment, referencia, account_id, document_id)
   select client_id, 2, referencia, account_id, id from slice where referencia is not null and status <> 'REJEITADA'`,
  `insert into numbers (series_id, numero, account_id, state, document_id)
   select series_id, numero, account_id, case status when 'REJEITADA' then 'livre' when 'ERRO_TECNICO' then 'reservado' else 'usado' end,
     case when status <> 'REJEITADA' then id end
     from slice`,
  // Changes of seven days, two per document; idempotency keys of two days, for one document in ten.
  `insert into document_changes (document_id, account_id, client_id, environment, type, kind, created_at)
   select id, account_id, client_id, 2, type, kind, at from slice, unnest(array['PENDENTE', status]) kind
    where at > now() - interval '7 days'`,
  `insert into idempotency_keys (token_id, route, key, account_id, document_id, body_hash, status, body, created_at, expires_at)
   select pg_temp.gen_id(at, 'token' || client_id), 'POST /v1/nfe/emit', 'chave-' || i, account_id, id, md5(i::text), 202,
     jsonb_build_object('message', 'Documento na fila', 'invoiceId', id, 'accessKey', access_key), at, at + interval '48 hours'
     from slice where at > now() - interval '48 hours' and i % 10 = 0`,
];

/**
 * Fills the product's tables with finished documents of many tenants, as the owner.
 * @param {import('pg').Client} database
 * @param {{ documents: number, tenants: number, days: number, demo: { accountId: string, clientId: string, cnpj: string } }} shape
 *   `days`: the documents are spread evenly over that many days before now
 */
export async function seed(database, { documents, tenants, days, demo }) {
  const to = new Date();
  const from = new Date(to.getTime() - days * 86_400_000);
  await database.query(`set synchronous_commit = off; set work_mem = '128MB'; ${GEN_ID}`);
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  await database.query('select ensure_partitions($1::date, $2)', [
    from.toISOString().slice(0, 10),
    months + 1,
  ]);
  await database.query(TENANTS, [tenants, demo.accountId, demo.clientId, from, demo.cnpj]);
  for (const statement of PEOPLE) await database.query(statement, [from]);
  for (let first = 0; first < documents; first += SLICE) {
    await database.query('begin');
    const last = Math.min(documents, first + SLICE);
    await database.query(SLICE_OF, [first, last, tenants, documents, from, to]);
    for (const statement of ROWS) await database.query(statement);
    await database.query('commit');
  }
  await database.query(
    `update number_series s set next_numero = n.next
       from (select series_id, max(numero) + 1 as next from numbers group by 1) n where s.id = n.series_id`,
  );
  await database.query('vacuum (analyze)');
}
