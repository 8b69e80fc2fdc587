import type { MadeExchange } from '@fiscal/core/vocabulary/exchange';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { acrossAccounts, enterAccounts } from '../base/transaction.ts';
import { pack } from './packed.ts';

/** Column, its type, its value. */
type Column = readonly [name: string, type: string, of: (row: Row) => unknown];
interface Row {
  readonly made: MadeExchange;
  readonly bodies: ReturnType<typeof pack>;
}

const TEXT_MAX = 2_000;
/** PostgreSQL takes no NUL. */
const text = (value: string): string => value.replaceAll('\0', '').slice(0, TEXT_MAX);
const textOrNull = (value: string | null): string | null => (value === null ? null : text(value));
const msOrNull = (value: number | null): number | null => (value === null ? null : Math.round(value));

const COLUMNS: readonly Column[] = [
  ['id', 'uuid', ({ made }) => newId(made.startedAt.getTime())],
  ['account_id', 'uuid', ({ made }) => made.accountId],
  ['subject_id', 'uuid', ({ made }) => made.subjectId],
  ['attempt_id', 'uuid', ({ made }) => made.attemptId],
  ['event_id', 'uuid', ({ made }) => made.eventId],
  ['service', 'text', ({ made }) => made.service],
  ['started_at', 'timestamptz', ({ made }) => made.startedAt],
  ['method', 'text', ({ made }) => made.method],
  ['url', 'text', ({ made }) => text(made.url)],
  ['content_type', 'text', ({ made }) => made.contentType],
  ['peer', 'text', ({ made }) => made.peer],
  ['tls_protocol', 'text', ({ made }) => made.tls?.protocol ?? null],
  ['tls_cipher', 'text', ({ made }) => made.tls?.cipher ?? null],
  ['tls_reused', 'boolean', ({ made }) => made.tls?.reused ?? null],
  ['certificate', 'text', ({ made }) => made.certificate?.sha256 ?? null],
  ['dns_ms', 'int', ({ made }) => msOrNull(made.timings.dnsMs)],
  ['connect_ms', 'int', ({ made }) => msOrNull(made.timings.connectMs)],
  ['tls_ms', 'int', ({ made }) => msOrNull(made.timings.tlsMs)],
  ['first_byte_ms', 'int', ({ made }) => msOrNull(made.timings.firstByteMs)],
  ['total_ms', 'int', ({ made }) => Math.round(made.timings.totalMs)],
  ['http_status', 'smallint', ({ made }) => made.httpStatus],
  ['answer_type', 'text', ({ made }) => textOrNull(made.answerType)],
  ['ending', 'text', ({ made }) => made.ending],
  ['fault', 'text', ({ made }) => made.fault],
  ['cause', 'text', ({ made }) => textOrNull(made.cause)],
  ['signed_kind', 'text', ({ made, bodies }) => (bodies.signedAt === null ? null : made.signed?.kind)],
  ['signed_id', 'uuid', ({ made, bodies }) => (bodies.signedAt === null ? null : made.signed?.ownerId)],
  ['signed_at', 'int', ({ bodies }) => bodies.signedAt],
  ['own_bytes', 'int', ({ bodies }) => bodies.ownBytes],
  ['answer_bytes', 'int', ({ bodies }) => bodies.answerBytes],
  ['packed', 'bytea', ({ bodies }) => bodies.packed],
];

const names = COLUMNS.map(([name]) => name).join(', ');
const INSERT = `
  with shown as (
    insert into server_certificates (sha256, subject, issuer, valid_from, valid_to)
    select * from unnest(${['text', 'text', 'text', 'timestamptz', 'timestamptz']
      .map((type, at) => `$${COLUMNS.length + 1 + at}::${type}[]`)
      .join(', ')})
    on conflict (sha256) do nothing
  )
  insert into exchanges (${names})
  select ${COLUMNS.map(([name]) => `r.${name}`).join(', ')}
    from unnest(${COLUMNS.map(([, type], at) => `$${at + 1}::${type}[]`).join(', ')}) as r (${names})`;

/** Exchanges of any accounts, in one statement. */
export async function recordExchanges(db: Db, exchanges: readonly MadeExchange[]): Promise<void> {
  const rows = exchanges.map((made) => ({ made, bodies: pack(made) }));
  const certificates = [
    ...new Map(exchanges.flatMap(({ certificate: of }) => (of === null ? [] : [[of.sha256, of]]))).values(),
  ];
  const values = [
    ...COLUMNS.map(([, , of]) => rows.map(of)),
    certificates.map(({ sha256 }) => sha256),
    certificates.map(({ subject }) => subject),
    certificates.map(({ issuer }) => issuer),
    certificates.map(({ validFrom }) => validFrom),
    certificates.map(({ validTo }) => validTo),
  ];
  const accounts = [...new Set(exchanges.map(({ accountId }) => accountId))];
  await acrossAccounts(db, (sql, proofOf) =>
    Promise.all([
      enterAccounts(sql, accounts.map(proofOf)),
      sql.query({ name: 'record_exchanges', text: INSERT, values }),
    ]),
  );
}
