import { newId } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';
import { type Change, isOfDocument } from '../changes/changes.ts';
import type { EmailKind } from './document-emails.ts';

/** E-mail of each change, where the company wants one. */
const KINDS: Readonly<Record<string, EmailKind>> = { AUTORIZADA: 'document', CANCELADA: 'cancellation' };

const ORDER =
  'select order_document_emails($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::smallint[], $6::text[], $7::text[])';

/** Puts letters into the queue for companies that have them sent by themselves; each change once. Worker role. */
export async function orderEmails(sql: Sql, changes: readonly Change[]): Promise<void> {
  const orders = changes.filter(isOfDocument).flatMap((change) => {
    const kind = KINDS[change.kind];
    return kind === undefined ? [] : [{ ...change, kind }];
  });
  if (orders.length === 0) return;
  await sql.query({
    name: 'order_document_emails',
    text: ORDER,
    values: [
      orders.map(() => newId()),
      orders.map(({ accountId }) => accountId),
      orders.map(({ clientId }) => clientId),
      orders.map(({ documentId }) => documentId),
      orders.map(({ environment }) => environment),
      orders.map(({ type }) => type),
      orders.map(({ kind }) => kind),
    ],
  });
}
