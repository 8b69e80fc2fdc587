import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';

interface Row {
  readonly trace_parent: string | null;
}

/** W3C `traceparent` of the request that asked for an operation; null without a trace. */
export async function operationTraceParent(
  db: Db,
  {
    accountId,
    documentId,
    operationId,
  }: { readonly accountId: string; readonly documentId: string; readonly operationId: string },
): Promise<string | null> {
  const { rows } = await queryInAccount<Row>(db, accountId, {
    name: 'operation_trace_parent',
    text: 'select trace_parent from operations where document_id = $1 and id = $2',
    values: [documentId, operationId],
  });
  return rows[0]?.trace_parent ?? null;
}

/** Trace of a message to a webhook: that of the last request about its document before the message was made. */
export async function deliveryTraceParent(
  db: Db,
  { accountId, deliveryId }: { readonly accountId: string; readonly deliveryId: string },
): Promise<string | null> {
  const { rows } = await queryInAccount<Row>(db, accountId, {
    name: 'delivery_trace_parent',
    text: `
      select o.trace_parent from webhook_deliveries d join operations o on o.document_id = d.document_id
       where d.id = $1 and o.created_at <= d.created_at order by o.seq desc limit 1`,
    values: [deliveryId],
  });
  return rows[0]?.trace_parent ?? null;
}
