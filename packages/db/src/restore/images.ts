import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';

/** Rows by table, as PostgreSQL writes them as JSON. */
export type Image = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | null>>;

/** Every row of a document or a range of numbers that is about to be sent, as text; null without one. */
export async function sendingImage(db: Db, accountId: string, subjectId: string): Promise<string | null> {
  const { rows } = await queryInAccount<{ image: string | null }>(db, accountId, {
    name: 'sending_image',
    text: 'select sending_image($1, $2)::text as image',
    values: [accountId, subjectId],
  });
  return rows[0]?.image ?? null;
}
