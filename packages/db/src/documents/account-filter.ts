import { createHash } from 'node:crypto';
import type { ImportedState } from '@fiscal/core/vocabulary/imported';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import { idFloor } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';
import { spacesOfEnvironment } from '../numbers/number-space.ts';

/** A way to search for documents of an account. */
export type DocumentSearch =
  | { readonly kind: 'chave'; readonly accessKey: string }
  /** Beginning of an access key; also as a reference. */
  | { readonly kind: 'parte'; readonly beginning: string; readonly text: string }
  /** End of an access key, with the number that is in it; also as a reference. */
  | { readonly kind: 'fim'; readonly numero: number; readonly end: string; readonly text: string }
  /** Also as a reference, when it was typed without a série, and as the code of a rejection. */
  | {
      readonly kind: 'numero';
      readonly serie: number | null;
      readonly numero: number;
      readonly text: string;
      readonly cStat?: string | undefined;
    }
  /** CNPJ or CPF of the other party, or of the company itself; also as a reference. */
  | { readonly kind: 'documento'; readonly documento: string; readonly text: string }
  /** In reais, a decimal text. */
  | { readonly kind: 'valor'; readonly valor: string }
  /** Part of the name of the recipient or of the company, or a whole reference. */
  | { readonly kind: 'texto'; readonly text: string };

export interface AccountDocumentFilter {
  readonly environment: Ambiente;
  /** Any of them; all when absent. */
  readonly types?: readonly string[] | undefined;
  readonly statuses?: readonly DocumentStatus[] | undefined;
  /** REJEITADA with this code; `statuses` is ignored. */
  readonly cStat?: string | undefined;
  readonly clientId?: string | undefined;
  /** Imported documents of this state alone. */
  readonly imported?: ImportedState | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly search?: DocumentSearch | undefined;
  /** createdAt, inclusive. */
  readonly from?: Date | undefined;
  /** createdAt, exclusive. */
  readonly to?: Date | undefined;
  /** emittedAt, inclusive. */
  readonly emittedFrom?: Date | undefined;
  /** emittedAt, exclusive. */
  readonly emittedTo?: Date | undefined;
}

const BY_KEY = `
  select document_id as id from access_keys
   where account_id = $1 and environment = ${spacesOfEnvironment('$2')} and access_key = $3`;
const BY_REFERENCE =
  'select id from documents where account_id = $1 and environment = $2 and referencia = $3';
/** Finds the document that holds the number now: refused ones gave theirs back. A bare number may be a reference, too. */
const BY_NUMBER = `
  select n.document_id as id from number_series s join numbers n on n.series_id = s.id and n.numero = $4
   where s.account_id = $1 and s.environment = ${spacesOfEnvironment('$2')} and ($5::integer is null or s.serie = $5) and n.document_id is not null
  union all
  select id from documents
   where account_id = $1 and environment = $2 and status = 'REJEITADA' and numero = $4 and ($5::integer is null or serie = $5)
     and id >= $6::uuid
  union all
  select id from documents where $5::integer is null and account_id = $1 and environment = $2 and referencia = $3`;

/** Documents that a look-up finds at most. */
const FOUND_MAX = 200;
/** Keys have digits and capital letters: every one of these sorts before `Z…`. */
const BY_BEGINNING = `
  select document_id as id from access_keys
   where account_id = $1 and access_key >= $3 and access_key <= $3 || repeat('Z', 50) and environment = ${spacesOfEnvironment('$2')}
   order by access_key limit ${FOUND_MAX + 1}`;
const BY_CODE = `
  select id from documents
   where account_id = $1 and environment = $2 and status = 'REJEITADA' and c_stat = $3 and id >= $4::uuid
   order by id desc limit ${FOUND_MAX}`;

const DAY_MS = 86_400_000;

/** The earliest receipt of documents of a period: `emitted_at` is at most a day after the receipt (document_emission). */
const receivedSince = ({ emittedFrom }: AccountDocumentFilter): Date | undefined =>
  emittedFrom && new Date(emittedFrom.getTime() - DAY_MS);

/** The result of a look-up before the list, which lets the list read few partitions, by an index. */
export interface Found {
  /** The only documents that match, or further ones that match too. */
  readonly ids: readonly string[];
  /** Companies of the account that the text means. */
  readonly clientIds: readonly string[];
  /** More documents match than were looked up. */
  readonly isWide?: boolean;
}

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
  const since = idFloor(filter.from ?? receivedSince(filter) ?? new Date(0));
  const only = async (all: Promise<readonly string[]>) => ({ ids: await all, clientIds: [] });
  switch (search.kind) {
    case 'chave':
      return only(ids('account_documents_by_key', BY_KEY, [environment, search.accessKey]));
    case 'parte': {
      const { beginning, text } = search;
      const found = await ids('account_documents_by_beginning', BY_BEGINNING, [environment, beginning]);
      const referred = await ids('account_documents_by_reference', BY_REFERENCE, [environment, text]);
      return { ids: [...found, ...referred], clientIds: [], isWide: found.length > FOUND_MAX };
    }
    case 'fim':
      return only(
        ids('account_documents_by_number', BY_NUMBER, [environment, search.text, search.numero, null, since]),
      );
    case 'numero': {
      const { text, numero, serie, cStat } = search;
      const numbered = await ids('account_documents_by_number', BY_NUMBER, [
        environment,
        text,
        numero,
        serie,
        since,
      ]);
      const refused =
        cStat === undefined
          ? []
          : await ids('account_documents_by_code', BY_CODE, [environment, cStat, since]);
      return { ids: [...numbered, ...refused], clientIds: [] };
    }
    case 'documento':
      return {
        ids: await ids('account_documents_by_reference', BY_REFERENCE, [environment, search.text]),
        clientIds: await ids('account_clients_by_cnpj', `${COMPANIES} and cnpj = $2`, [search.documento]),
      };
    case 'texto':
      return {
        ids: await ids('account_documents_by_reference', BY_REFERENCE, [environment, search.text]),
        clientIds: await ids(
          'account_clients_by_name',
          `${COMPANIES} and strpos(plain_text(name), plain_text($2)) > 0`,
          [search.text],
        ),
      };
  }
}

const COMPANIES = 'select id from clients where account_id = $1';

/** A statement that is prepared once for each of its texts; the server compares 63 characters of a name. */
export const prepareStatement = (name: string, text: string, values: readonly unknown[]) => ({
  name: `${name}_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`,
  text,
  values: [...values],
});

/** The conditions of a filter. */
export function conditionsOf(accountId: string, filter: AccountDocumentFilter, sought: Found | null) {
  const { types, search, cStat } = filter;
  const earliest = receivedSince(filter);
  const values: unknown[] = [accountId, filter.environment];
  const where = ['d.account_id = $1', 'd.environment = $2'];
  const put = (value: unknown) => `$${values.push(value)}`;
  // A single value is compared inside the index, several on the rows.
  const oneOf = (column: string, all: readonly string[]) =>
    all.length === 1 ? `d.${column} = ${put(all[0])}` : `d.${column} = any (${put(all)}::text[])`;
  const and = (condition: (value: string) => string, value: unknown): void => {
    if (value !== undefined && value !== null) where.push(condition(put(value)));
  };
  and((id) => `d.id >= ${id}::uuid`, filter.from && idFloor(filter.from));
  and((id) => `d.id < ${id}::uuid`, filter.to && idFloor(filter.to));
  and((id) => `d.id >= ${id}::uuid`, earliest && idFloor(earliest));
  and((at) => `d.emitted_at >= ${at}`, filter.emittedFrom);
  and((at) => `d.emitted_at < ${at}`, filter.emittedTo);
  and((code) => `d.status = 'REJEITADA' and d.c_stat = ${code}`, cStat);
  and((id) => `d.client_id = ${id}::uuid`, filter.clientId);
  and((state) => `d.import_state = ${state}`, filter.imported);
  and((ids) => `d.id = any (${ids}::uuid[])`, filter.ids);
  if (types !== undefined) where.push(oneOf('type', types));
  /** A condition that the found documents meet too, and all documents of the found companies. */
  const orFound = (condition: (value: string) => string, value: string) => {
    const any = [condition(put(value))];
    for (const [column, ids] of [
      ['id', sought?.ids ?? []],
      ['client_id', sought?.clientIds ?? []],
    ] as const)
      if (ids.length > 0) any.push(`d.${column} = any (${put(ids)}::uuid[])`);
    where.push(`(${any.join(' or ')})`);
  };
  switch (search?.kind) {
    case 'texto':
      orFound((text) => `strpos(plain_text(d.destinatario), plain_text(${text})) > 0`, search.text);
      break;
    case 'documento':
      orFound((documento) => `d.documento_destinatario = ${documento}`, search.documento);
      break;
    case 'valor':
      and((valor) => `d.valor_total = ${valor}::numeric`, search.valor);
      break;
    case 'parte':
      if (sought?.isWide === true)
        and(
          (key) => `d.access_key >= ${key} and d.access_key <= ${key} || repeat('Z', 50)`,
          search.beginning,
        );
      else and((ids) => `d.id = any (${ids}::uuid[])`, sought?.ids);
      break;
    case 'fim': {
      const end = put(search.end);
      where.push(`(right(d.access_key, length(${end})) = ${end} or d.referencia = ${put(search.text)})`);
      and((ids) => `d.id = any (${ids}::uuid[])`, sought?.ids);
      break;
    }
    default:
      and((ids) => `d.id = any (${ids}::uuid[])`, sought?.ids);
  }
  return { where, values, put, oneOf };
}

/** A search without an index (by name or amount, in order of amount, or to count all) may read this long. */
const SCAN_MS = 5000;

export const limitScan = (sql: Sql) => sql.query(`set local statement_timeout = ${SCAN_MS}`);
