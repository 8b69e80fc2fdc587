import pg from 'pg';

/**
 * @typedef {{ state: string, key: string, digest: string, sends: number, xml: string }} Attempt
 * @typedef {{ id: string, accountId: string, clientId: string, environment: number, status: string, modelo: string, serie: number,
 *   numero: number | null, accessKey: string | null, protocol: string | null, cStat: string | null, xMotivo: string | null,
 *   technicalError: { code: string } | null, held: number, charged: number, mark: string, attempts: Attempt[] | null,
 *   protocols: number, changes: string[] | null }} Document
 * @typedef {{ accountId: string, clientId: string, environment: number, modelo: string, serie: number, next: number,
 *   numbers: { numero: number, state: string, documentId: string | null }[] }} Series
 * @typedef {{ accountId: string, chave: string, situacao: string, modelo: string, serie: number, numero: number, protocol: string,
 *   digest: string, mark: string | null, xml: string }} Theirs
 * @typedef {{ documents: Document[], series: Series[], ledger: { accountId: string, kind: string, amount: number, documentId: string | null }[],
 *   balances: { accountId: string, balance: number, held: number }[], pending: { documentId: string }[], open: { documentId: string }[],
 *   authority: Theirs[],
 *   owed: { documentId: string, accountId: string, kind: string, state: string, outcome: string | null, reason: string | null,
 *     accessKey: string, modelo: string, serie: number, numero: number }[],
 *   reused: { documentId: string, accessKey: string }[],
 *   changes: { id: string, accountId: string, documentId: string | null, kind: string }[],
 *   deliveries: { id: string, endpointId: string, type: string, state: string, statuses: (number | null)[] }[] }} Books
 */

const DOCUMENTS = `
  select d.id, d.account_id as "accountId", d.client_id as "clientId", d.environment, d.status, d.modelo, d.serie, d.numero,
         d.access_key as "accessKey", d.protocol_number as "protocol", d.c_stat as "cStat", d.x_motivo as "xMotivo",
         d.technical_error as "technicalError", d.credits_held as held, d.credits_charged as charged,
         substring(o.request from 'ensaio-[^ "]+\\.') as mark,
         (select json_agg(json_build_object('state', a.state, 'key', a.access_key, 'digest', a.digest_value, 'sends', a.sends,
                 'xml', (select encode(sha256(x.content), 'hex') from xml x
                          where x.document_id = d.id and x.kind = 'assinado' and x.owner_id = a.id)) order by a.seq)
            from attempts a where a.document_id = d.id) as attempts,
         (select count(*)::int from xml x where x.document_id = d.id and x.kind = 'protocolo') as protocols,
         (select array_agg(c.kind order by c.xid, c.seq) from document_changes c where c.document_id = d.id) as changes
    from documents d join operations o on o.document_id = d.id and o.seq = 1
   where d.account_id = any ($1)`;

const NUMBERS = `
  select s.account_id as "accountId", s.client_id as "clientId", s.environment, s.modelo, s.serie, s.next_numero as next,
         coalesce(json_agg(json_build_object('numero', n.numero, 'state', n.state, 'documentId', n.document_id))
           filter (where n.numero is not null), '[]') as numbers
    from number_series s left join numbers n on n.series_id = s.id where s.account_id = any ($1) group by s.id`;

const LEDGER = `
  select account_id as "accountId", kind, amount_milli::int as amount, document_id as "documentId"
    from credits_ledger where account_id = any ($1)`;
const BALANCES = `
  select account_id as "accountId", balance_milli::int as balance, held_milli::int as held
    from credit_balances where account_id = any ($1)`;
const PENDING = 'select document_id as "documentId" from pending_operations where account_id = any ($1)';
/** Keys of a number reused by another key after an unanswered send, without proof that the authority lacks them. */
const REUSED = `
  select o.document_id as "documentId", o.access_key as "accessKey"
    from obligations o join documents d on d.id = o.document_id
   where o.account_id = any ($1) and (o.serie, o.numero) = (d.serie, d.numero) and o.access_key <> d.access_key
     and exists (select from exchanges e
                  where e.subject_id = d.id and e.attempt_id = o.attempt_id and e.service = 'autorizacao' and e.ending = 'sem-resposta')`;
/** Obligations left by contingencies. */
const OWED = `
  select document_id as "documentId", account_id as "accountId", kind, state, outcome, reason, access_key as "accessKey", modelo, serie, numero
    from obligations where account_id = any ($1)`;
const OPEN = `select document_id as "documentId" from operations where state = 'pendente' and account_id = any ($1)`;

/**
 * Changes of the test environment in their order, each under the name of its message: version, xid and seq in
 * base64url.
 */
const CHANGES = `
  select 'msg_' || rtrim(translate(encode('\\x01'::bytea || int8send(c.xid::text::bigint) || int8send(c.seq), 'base64'), '+/', '-_'), '=') as id,
         c.account_id as "accountId", c.document_id as "documentId", c.kind
    from document_changes c where c.account_id = any ($1) and c.environment = 2 order by c.xid, c.seq`;
const DELIVERIES = `
  select d.message_id as id, d.endpoint_id as "endpointId", d.type, d.state,
         array(select a.status::int from webhook_attempts a where a.delivery_id = d.id order by a.number) as statuses
    from webhook_deliveries d where d.account_id = any ($1)`;

const AUTHORITY = `
  select world as "accountId", chave, situacao, modelo, serie, numero, n_prot as "protocol", dig_val as digest,
         substring(xml from 'ensaio-[^ <]+\\.') as mark, encode(sha256(convert_to(xml, 'UTF8')), 'hex') as xml
    from documents where world = any ($1)`;

/**
 * Everything on record about these accounts: in our tables, and at the authority.
 * @type {(from: { ownerUrl: string, sandboxUrl: string, accountIds: string[] }) => Promise<Books>}
 */
export async function readBooks({ ownerUrl, sandboxUrl, accountIds }) {
  const ours = await queryAll(ownerUrl, accountIds, {
    documents: DOCUMENTS,
    series: NUMBERS,
    ledger: LEDGER,
    balances: BALANCES,
    pending: PENDING,
    open: OPEN,
    owed: OWED,
    reused: REUSED,
    changes: CHANGES,
    deliveries: DELIVERIES,
  });
  const theirs = await queryAll(sandboxUrl, accountIds, { authority: AUTHORITY });
  return { ...ours, ...theirs };
}

/**
 * @template {string} K
 * @param {string} url
 * @param {string[]} accountIds
 * @param {Record<K, string>} statements
 * @returns {Promise<Record<K, any[]>>}
 */
async function queryAll(url, accountIds, statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    /** @type {any} */
    const answers = {};
    for (const [name, text] of Object.entries(statements)) {
      answers[name] = (await client.query(text, [accountIds])).rows;
    }
    return answers;
  } finally {
    await client.end();
  }
}
