import { idFloor } from '../base/ids.ts';
import { planAs, type Sql } from '../base/transaction.ts';
import { spacesOfEnvironment } from '../numbers/number-space.ts';
import { type AccountDocumentFilter, type Found, receivedSince } from './account-filter.ts';

const SPACES = spacesOfEnvironment('$2');
const BY_KEY = `
  select document_id as id from access_keys where account_id = $1 and environment = ${SPACES} and access_key = $3`;
const BY_REFERENCE =
  'select id from documents where account_id = $1 and environment = $2 and referencia = $3';
/** Finds the document that holds the number now, and refused ones, which gave theirs back; $3: a bare number may be a reference. */
const BY_NUMBER = `
  select n.document_id as id from number_series s join numbers n on n.series_id = s.id and n.numero = $4
   where s.account_id = $1 and s.environment = ${SPACES} and ($5::integer is null or s.serie = $5) and n.document_id is not null
  union all
  select id from documents
   where account_id = $1 and environment = $2 and status = 'REJEITADA' and numero = $4 and ($5::integer is null or serie = $5)
     and id >= $6::uuid
  union all
  select id from documents where $5::integer is null and account_id = $1 and environment = $2 and referencia = $3`;

/** Documents that a look-up finds at most. */
const FOUND_MAX = 200;
const BY_CODE = `
  select id from documents
   where account_id = $1 and environment = $2 and status = 'REJEITADA' and c_stat = $3 and id >= $4::uuid
   order by id desc limit ${FOUND_MAX}`;
/**
 * Keys have digits and capital letters: every one of these sorts before `Z…`. Digits that read as a beginning may be an
 * end, too.
 */
const BY_BEGINNING = `
  (select document_id as id from access_keys
    where account_id = $1 and access_key >= $4 and access_key <= $4 || repeat('Z', 50) and environment = ${SPACES}
    order by access_key limit ${FOUND_MAX + 1})
  union all
  select document_id from find_key_end_in($2, case when $4 ~ '^[0-9]{11,19}$' then $4 end)
  union all
  ${BY_REFERENCE}`;
const BY_END = `
  select document_id as id from find_key_end_in($2, $4)
  union all
  ${BY_REFERENCE}`;
/** Companies that number for an issuer. */
const BY_ISSUER = `
  select unnest(clients || client_id) as id from number_series
   where account_id = $1 and environment = ${SPACES} and emitente = any ($3::text[])`;
const COMPANIES = 'select id from clients where account_id = $1';

/** Issuer in the beginning of an access key, as CNPJ or CPF; empty where the beginning is shorter. */
function issuerIn(beginning: string): readonly string[] {
  const cnpj = beginning.slice(6, 20);
  return cnpj.length < 14 ? [] : [cnpj, cnpj.slice(3)];
}

/** Documents and companies that a search by text means, looked up by keys in one round trip; null where it needs no look-up. */
export async function findMatches(
  sql: Sql,
  accountId: string,
  filter: AccountDocumentFilter,
): Promise<Found | null> {
  const { environment, search } = filter;
  if (search === undefined || search.kind === 'valor') return null;
  const ids = async (name: string, text: string, values: readonly unknown[]) => {
    const { rows } = await sql.query<{ id: string }>({ name, text, values: [accountId, ...values] });
    return rows.map(({ id }) => id);
  };
  const only = (all: readonly string[]) => ({ ids: all, clientIds: [] });
  switch (search.kind) {
    case 'chave':
      return only(await ids('account_documents_by_key', BY_KEY, [environment, search.accessKey]));
    case 'parte': {
      const { beginning, text, aamm } = search;
      const issuer = aamm === undefined ? [] : issuerIn(beginning);
      const [found, issuers] = await Promise.all([
        ids('account_documents_by_beginning', BY_BEGINNING, [environment, text, beginning]),
        issuer.length === 0 ? [] : ids('account_clients_by_issuer', BY_ISSUER, [environment, issuer]),
      ]);
      return { ids: found, clientIds: [...new Set(issuers)], isWide: found.length > FOUND_MAX };
    }
    case 'fim':
      return only(await ids('account_documents_by_end', BY_END, [environment, search.text, search.end]));
    case 'numero': {
      const { text, numero, serie, cStat } = search;
      const since = idFloor(filter.from ?? receivedSince(filter) ?? new Date(0));
      const numbered = ids('account_documents_by_number', BY_NUMBER, [
        environment,
        text,
        numero,
        serie,
        since,
      ]);
      if (cStat === undefined) return only(await numbered);
      const [own, , refused] = await Promise.all([
        numbered,
        planAs(sql, 'ordered'),
        ids('account_documents_by_code', BY_CODE, [environment, cStat, since]),
        planAs(sql, 'generic'),
      ]);
      return only([...own, ...refused]);
    }
    case 'documento': {
      const [referred, clientIds] = await Promise.all([
        ids('account_documents_by_reference', BY_REFERENCE, [environment, search.text]),
        ids('account_clients_by_cnpj', `${COMPANIES} and cnpj = $2`, [search.documento]),
      ]);
      return { ids: referred, clientIds };
    }
    case 'texto': {
      const [referred, clientIds] = await Promise.all([
        ids('account_documents_by_reference', BY_REFERENCE, [environment, search.text]),
        ids('account_clients_by_name', `${COMPANIES} and strpos(plain_text(name), plain_text($2)) > 0`, [
          search.text,
        ]),
      ]);
      return { ids: referred, clientIds };
    }
  }
}
