import type { Scope } from '@fiscal/core/activities/ports';
import type { RecordedAnswer } from '@fiscal/core/vocabulary/exchange';
import type { Sql } from '../base/transaction.ts';
import { beforeExchangesOf } from './exchanges.ts';
import { unpack } from './packed.ts';

/** The sends of one attempt or event. */
export interface Sends {
  readonly attemptId: string | null;
  readonly eventId: string | null;
  readonly service: 'autorizacao' | 'recepcaoEvento';
  /** Number of sends in its row. */
  readonly sends: number;
}

const LAST = `
  select count(*) over ()::int as recorded, own_bytes, answer_bytes, http_status, packed
    from exchanges
   where account_id = $1 and subject_id = $2 and id > $6 and service = $3
     and attempt_id is not distinct from $4::uuid and event_id is not distinct from $5::uuid
   order by id desc limit 1`;

/**
 * Returns the answer to the newest recorded send. Returns null when no answer came, or when some sends were not recorded and the
 * newest is therefore unknown.
 */
export async function lastAnswer(
  sql: Sql,
  { accountId, documentId }: Scope,
  { attemptId, eventId, service, sends }: Sends,
): Promise<RecordedAnswer | null> {
  const { rows } = await sql.query<{
    recorded: number;
    own_bytes: number;
    answer_bytes: number | null;
    http_status: number | null;
    packed: Buffer;
  }>({
    name: 'last_answer',
    text: LAST,
    values: [accountId, documentId, service, attemptId, eventId, beforeExchangesOf(documentId)],
  });
  const [row] = rows;
  if (row === undefined || row.recorded < sends || row.answer_bytes === null || row.http_status === null)
    return null;
  const { answer } = unpack(
    { signedAt: null, ownBytes: row.own_bytes, answerBytes: row.answer_bytes, packed: row.packed },
    null,
  );
  return answer && { httpStatus: row.http_status, body: answer };
}
