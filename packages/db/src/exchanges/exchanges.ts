import {
  EXCHANGE_ENDINGS,
  type ExchangeFacts,
  type ServerCertificate,
} from '@fiscal/core/vocabulary/exchange';
import type { Db } from '../base/client.ts';
import { idFloor, isUuid } from '../base/ids.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import { type Packed, unpack } from './packed.ts';

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

type Row = Unchecked<Omit<ExchangeRecord, 'certificate' | 'request' | 'answer'>, 'ending'> &
  Packed &
  Omit<ServerCertificate, 'sha256'> & { readonly sha256: string | null; readonly signed: Buffer | null };

const LIST = `
  select e.id, e.service, a.seq as attempt, case when v.id is not null then json_build_object('id', v.id, 'type', v.type) end as event,
         e.started_at as "startedAt", e.method, e.url, e.content_type as "contentType", e.peer,
         case when e.tls_protocol is not null and e.tls_cipher is not null then json_build_object(
           'protocol', e.tls_protocol, 'cipher', e.tls_cipher, 'reused', e.tls_reused is true) end as tls,
         c.sha256, c.subject, c.issuer, c.valid_from as "validFrom", c.valid_to as "validTo",
         json_build_object('dnsMs', e.dns_ms, 'connectMs', e.connect_ms, 'tlsMs', e.tls_ms, 'firstByteMs', e.first_byte_ms,
                           'totalMs', e.total_ms) as timings,
         e.http_status as "httpStatus", e.answer_type as "answerType", e.ending, e.fault, e.cause,
         e.signed_at as "signedAt", e.own_bytes as "ownBytes", e.answer_bytes as "answerBytes", e.packed, x.content as signed
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
  const { sha256, subject, issuer, validFrom, validTo, signed, signedAt, ownBytes, packed, ...facts } = row;
  return {
    ...facts,
    certificate: sha256 === null ? null : { sha256, subject, issuer, validFrom, validTo },
    ending: oneOf(EXCHANGE_ENDINGS, row.ending),
    ...unpack({ signedAt, ownBytes, answerBytes: row.answerBytes, packed }, signed),
  };
}
