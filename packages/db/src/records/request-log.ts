import { z } from 'zod';
import type { Db } from '../base/client.ts';
import { idFloor, isUuid, newId } from '../base/ids.ts';
import { ambiente, oneOf, type Unchecked } from '../base/parse.ts';
import { acrossAccounts, enterAccounts, queryInAccount } from '../base/transaction.ts';

const CREDENTIALS = ['token', 'access-key', 'restricted-key', 'session'] as const;

/** A bad field of a refused request, without its value. */
export interface LoggedError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** A request of an account's caller, and its answer. */
export interface LoggedRequest {
  readonly accountId: string;
  readonly requestId: string;
  /** Time of the answer. */
  readonly at: Date;
  readonly method: string;
  /** Template, e.g. `/v1/nfe/:id`. */
  readonly route: string;
  /** GraphQL: kind and fields at the root. */
  readonly operation: string | null;
  readonly status: number;
  /** Code of a refusal. */
  readonly code: string | null;
  readonly errors: readonly LoggedError[];
  readonly ms: number;
  readonly clientId: string | null;
  readonly environment: 1 | 2 | null;
  readonly credential: (typeof CREDENTIALS)[number];
  /** Id of the token, key or person. */
  readonly credentialId: string;
  readonly documentId: string | null;
}

export type RequestView = Omit<LoggedRequest, 'accountId'> & { readonly id: string };

const INSERT = `
  insert into request_log (id, account_id, request_id, at, method, route, operation, status, code, errors, ms,
                           client_id, environment, credential, credential_id, document_id)
  select r.id, r.account_id, r.request_id, r.at, r.method, r.route, r.operation, r.status, r.code, r.errors, r.ms,
         r.client_id, r.environment, r.credential, r.credential_id, r.document_id
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::text[], $8::smallint[], $9::text[],
                $10::text[], $11::int[], $12::uuid[], $13::smallint[], $14::text[], $15::text[], $16::uuid[])
      as r (id, account_id, request_id, at, method, route, operation, status, code, errors, ms,
            client_id, environment, credential, credential_id, document_id)`;

/** Requests of any accounts, in one statement. */
export async function insertRequests(db: Db, requests: readonly LoggedRequest[]): Promise<void> {
  const column = <T>(of: (request: LoggedRequest) => T): T[] => requests.map(of);
  const values = [
    column(({ at }) => newId(at.getTime())),
    column(({ accountId }) => accountId),
    column(({ requestId }) => requestId),
    column(({ at }) => at),
    column(({ method }) => method),
    column(({ route }) => route),
    column(({ operation }) => operation),
    column(({ status }) => status),
    column(({ code }) => code),
    // Text that PostgreSQL accepts: JSON escapes any name of a field.
    column(({ errors }) => (errors.length === 0 ? null : JSON.stringify(errors))),
    column(({ ms }) => ms),
    column(({ clientId }) => clientId),
    column(({ environment }) => environment),
    column(({ credential }) => credential),
    column(({ credentialId }) => credentialId),
    column(({ documentId }) => documentId),
  ];
  const accounts = [...new Set(requests.map(({ accountId }) => accountId))];
  await acrossAccounts(db, (sql, proofOf) =>
    Promise.all([
      enterAccounts(sql, accounts.map(proofOf)),
      sql.query({ name: 'log_requests', text: INSERT, values }),
    ]),
  );
}

export interface RequestFilter {
  readonly requestId?: string;
  /** `4`: 400 to 499. */
  readonly statusClass?: 2 | 4 | 5;
  /** Part of the route or of the operation. */
  readonly route?: string;
  readonly clientId?: string;
  readonly environment?: 1 | 2;
  /** Inclusive. */
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
  readonly limit: number;
  /** Id of the request that the page begins after. */
  readonly cursor?: string;
}

const COLUMNS = `l.id, l.request_id as "requestId", l.at, l.method, l.route, l.operation, l.status, l.code, l.errors, l.ms,
  l.client_id as "clientId", l.environment, l.credential, l.credential_id as "credentialId", l.document_id as "documentId"`;

type Row = Unchecked<Omit<RequestView, 'errors' | 'environment'>, 'credential'> & {
  readonly errors: string | null;
  readonly environment: number | null;
};

const likely = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Keyset pages, newest first. */
export async function listRequests(
  db: Db,
  accountId: string,
  filter: RequestFilter,
): Promise<{ readonly data: readonly RequestView[]; readonly nextCursor: string | null }> {
  const values: unknown[] = [accountId, filter.limit + 1];
  const where = ['l.account_id = $1'];
  const and = (condition: string, given: unknown): void => {
    if (given === undefined) return;
    const place = `$${values.push(given)}`;
    where.push(condition.replaceAll('?', () => place));
  };
  and('l.request_id = ?', filter.requestId);
  and('l.status / 100 = ?', filter.statusClass);
  // For the index of what was refused.
  if (filter.statusClass !== undefined && filter.statusClass > 2) where.push('l.status >= 400');
  and('(l.route ilike ? or l.operation ilike ?)', filter.route && likely(filter.route));
  and('l.client_id = ?::uuid', filter.clientId);
  and('l.environment = ?', filter.environment);
  and('l.id >= ?::uuid', filter.from && idFloor(filter.from));
  and('l.id < ?::uuid', filter.to && idFloor(filter.to));
  and('l.id < ?::uuid', filter.cursor);
  const text = `select ${COLUMNS} from request_log l where ${where.join(' and ')} order by l.id desc limit $2`;
  const { rows } = await queryInAccount<Row>(db, { accountId, plan: 'custom' }, { text, values });
  const data = rows.slice(0, filter.limit).map(requestView);
  return { data, nextCursor: rows.length > filter.limit ? (data.at(-1)?.id ?? null) : null };
}

/**
 * Finds a request by its own id or by the caller's request id (the newest of that name). Null for another account's,
 * and for a deleted one.
 */
export async function getLoggedRequest(db: Db, accountId: string, id: string): Promise<RequestView | null> {
  const [name, column] = isUuid(id) ? ['get_request', 'id'] : ['get_request_by_name', 'request_id'];
  const { rows } = await queryInAccount<Row>(db, accountId, {
    name,
    text: `select ${COLUMNS} from request_log l where l.account_id = $1 and l.${column} = $2 order by l.id desc limit 1`,
    values: [accountId, id],
  });
  return rows[0] === undefined ? null : requestView(rows[0]);
}

const loggedErrors = z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }));

const requestView = ({ errors, environment, credential, ...row }: Row): RequestView => ({
  ...row,
  errors: errors === null ? [] : loggedErrors.parse(JSON.parse(errors)),
  environment: environment === null ? null : ambiente(environment),
  credential: oneOf(CREDENTIALS, credential),
});
