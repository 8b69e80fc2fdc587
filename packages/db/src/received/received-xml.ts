import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import type { CompanyScope } from '../base/types.ts';

/** A file that was sent serves as the authority's when it is the document that is listed, and none that the authority delivered is here. */
const CONTENT = `
  select f.kind, f.content from received_documents d, lateral (
    select f.kind, f.content, f.nsu, false as by_hand from received_files f
     where f.client_id = d.client_id and f.target = d.target and f.access_key = d.access_key and f.kind in ('nota', 'resumo')
    union all
    select u.kind, u.content, null, true from received_uploads u
     where u.client_id = d.client_id and u.target = d.target and u.access_key = d.access_key and u.kind = 'nota'
       and d.whole and u.digest_value = d.digest_value) f
   where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.id = $4
   order by f.kind = 'nota' desc, f.by_hand, f.nsu desc limit 1`;

/** The whole note, or its summary while there is no more; gzip. Null: no such document of the company. */
export async function readReceivedXml(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
  id: string,
): Promise<{ readonly kind: 'nota' | 'resumo'; readonly zipped: Buffer } | null> {
  if (!isUuid(id)) return null;
  const { rows } = await queryInAccount<{ kind: string; content: Buffer }>(db, accountId, {
    name: 'read_received_xml',
    text: CONTENT,
    values: [accountId, environment, clientId, id],
  });
  const [row] = rows;
  return row === undefined
    ? null
    : { kind: oneOf(['nota', 'resumo'] as const, row.kind), zipped: row.content };
}

const EVENT_CONTENT = `
  select f.content as zipped, null::bytea as plain from received_documents d
    join received_files f on f.client_id = d.client_id and f.target = d.target and f.access_key = d.access_key
   where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.id = $4 and f.id = $5 and f.kind = 'evento'
  union all
  select u.content, null from received_documents d
    join received_uploads u on u.client_id = d.client_id and u.target = d.target and u.access_key = d.access_key
   where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.id = $4 and u.id = $5 and u.kind = 'evento' and d.proof <> 'confirmed'
  union all
  select null, m.proc from received_documents d join received_manifestations m on m.received_id = d.id
   where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.id = $4 and m.id = $5 and m.proc is not null`;

/** File of an event of a note, ours or of others. Null: no such event, or it has no file. */
export async function readReceivedEventXml(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
  { id, eventId }: { readonly id: string; readonly eventId: string },
): Promise<{ readonly zipped: Buffer } | { readonly plain: Buffer } | null> {
  if (!isUuid(id) || !isUuid(eventId)) return null;
  const { rows } = await queryInAccount<{ zipped: Buffer | null; plain: Buffer | null }>(db, accountId, {
    name: 'read_received_event',
    text: EVENT_CONTENT,
    values: [accountId, environment, clientId, id, eventId],
  });
  const [row] = rows;
  if (row === undefined) return null;
  return row.zipped === null ? row.plain && { plain: row.plain } : { zipped: row.zipped };
}
