import { EXCHANGE_ENDINGS, type ExchangeFacts } from '@fiscal/core/vocabulary/exchange';
import type { Db } from '../base/client.ts';
import { idFloor, isUuid } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import { unpack } from './packed.ts';

/** An exchange with an authority, as it was. */
export interface ExchangeRecord extends ExchangeFacts {
  readonly id: string;
  readonly service: string;
  /** Number of the document's attempt that it belongs to. */
  readonly attempt: number | null;
  readonly event: { readonly id: string; readonly type: string } | null;
  /** The exact bytes. */
  readonly request: Buffer;
  readonly answer: Buffer | null;
  /** Bytes received; `answer` may be their beginning alone. */
  readonly answerBytes: number | null;
}

export interface ExchangePage {
  readonly data: readonly ExchangeRecord[];
  readonly nextCursor: string | null;
}

interface Row {
  readonly id: string;
  readonly service: string;
  readonly attempt: number | null;
  readonly event_id: string | null;
  readonly event_type: string | null;
  readonly started_at: Date;
  readonly method: string;
  readonly url: string;
  readonly content_type: string;
  readonly peer: string | null;
  readonly tls_protocol: string | null;
  readonly tls_cipher: string | null;
  readonly tls_reused: boolean | null;
  readonly sha256: string | null;
  readonly subject: string;
  readonly issuer: string;
  readonly valid_from: Date;
  readonly valid_to: Date;
  readonly dns_ms: number | null;
  readonly connect_ms: number | null;
  readonly tls_ms: number | null;
  readonly first_byte_ms: number | null;
  readonly total_ms: number;
  readonly http_status: number | null;
  readonly answer_type: string | null;
  readonly ending: string;
  readonly fault: string | null;
  readonly cause: string | null;
  readonly signed_at: number | null;
  readonly own_bytes: number;
  readonly answer_bytes: number | null;
  readonly packed: Buffer;
  readonly signed: Buffer | null;
}

const LIST = `
  select e.id, e.service, a.seq as attempt, v.id as event_id, v.type as event_type, e.started_at, e.method, e.url, e.content_type, e.peer,
         e.tls_protocol, e.tls_cipher, e.tls_reused, c.sha256, c.subject, c.issuer, c.valid_from, c.valid_to,
         e.dns_ms, e.connect_ms, e.tls_ms, e.first_byte_ms, e.total_ms, e.http_status, e.answer_type, e.ending, e.fault, e.cause,
         e.signed_at, e.own_bytes, e.answer_bytes, e.packed, x.content as signed
    from exchanges e
    left join attempts a on a.document_id = e.subject_id and a.id = e.attempt_id
    left join events v on v.document_id = e.subject_id and v.id = e.event_id
    left join xml x on x.document_id = e.subject_id and x.kind = e.signed_kind and x.owner_id = e.signed_id
    left join server_certificates c on c.sha256 = e.certificate
   where e.account_id = $1 and e.subject_id = $2 and e.id > $3
   order by e.id limit $4`;

/** Maximum size of the bodies of a page: some megabytes, for any number of exchanges. */
const PAGE_BYTES = 4 * 1024 * 1024;
const DAY_MS = 86_400_000;

/** Before the first exchange of a document or inutilização, however wrong the clock of who made it. */
export const beforeExchangesOf = (subjectId: string): string =>
  idFloor(new Date(Number.parseInt(subjectId.replaceAll('-', '').slice(0, 12), 16) - DAY_MS));

/** Exchanges made for a document or an inutilização of the account, in order; none for another account's. */
export async function listExchanges(
  db: Db,
  { accountId, subjectId }: { readonly accountId: string; readonly subjectId: string },
  { limit, cursor }: { readonly limit: number; readonly cursor: string | null },
): Promise<ExchangePage> {
  if (!isUuid(subjectId)) return { data: [], nextCursor: null };
  const { rows } = await queryInAccount<Row>(db, accountId, {
    name: 'list_exchanges',
    text: LIST,
    values: [accountId, subjectId, cursor ?? beforeExchangesOf(subjectId), limit + 1],
  });
  const data: ExchangeRecord[] = [];
  let bytes = 0;
  for (const row of rows.slice(0, limit)) {
    const record = exchangeRecord(row);
    bytes += record.request.byteLength + (record.answer?.byteLength ?? 0);
    if (data.length > 0 && bytes > PAGE_BYTES) break;
    data.push(record);
  }
  return { data, nextCursor: rows.length > data.length ? (data.at(-1)?.id ?? null) : null };
}

function exchangeRecord(row: Row): ExchangeRecord {
  const bodies = unpack(
    {
      signedAt: row.signed_at,
      ownBytes: row.own_bytes,
      answerBytes: row.answer_bytes,
      packed: row.packed,
    },
    row.signed,
  );
  return {
    id: row.id,
    service: row.service,
    attempt: row.attempt,
    event:
      row.event_id === null || row.event_type === null ? null : { id: row.event_id, type: row.event_type },
    startedAt: row.started_at,
    method: row.method,
    url: row.url,
    contentType: row.content_type,
    peer: row.peer,
    tls:
      row.tls_protocol === null || row.tls_cipher === null
        ? null
        : { protocol: row.tls_protocol, cipher: row.tls_cipher, reused: row.tls_reused === true },
    certificate:
      row.sha256 === null
        ? null
        : {
            sha256: row.sha256,
            subject: row.subject,
            issuer: row.issuer,
            validFrom: row.valid_from,
            validTo: row.valid_to,
          },
    timings: {
      dnsMs: row.dns_ms,
      connectMs: row.connect_ms,
      tlsMs: row.tls_ms,
      firstByteMs: row.first_byte_ms,
      totalMs: row.total_ms,
    },
    httpStatus: row.http_status,
    answerType: row.answer_type,
    ending: oneOf(EXCHANGE_ENDINGS, row.ending),
    fault: row.fault,
    cause: row.cause,
    ...bodies,
    answerBytes: row.answer_bytes,
  };
}
