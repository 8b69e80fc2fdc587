import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { ambiente, oneOf } from '../base/parse.ts';
import { withAccount } from '../base/transaction.ts';
import { DISABLED_BECAUSE, type DisabledBecause, type Of } from './endpoints.ts';

/** A disabled endpoint whose owners must be notified. */
export interface DueNotice extends Of {
  readonly environment: Ambiente;
  readonly url: string;
  readonly because: DisabledBecause;
  readonly at: Date;
}

const LEASE = '10 minutes';

interface NoticeRow {
  readonly endpoint_id: string;
  readonly account_id: string;
  readonly environment: number;
  readonly url: string;
  readonly reason: string;
  readonly disabled_at: Date;
}

/** Claims at most `limit` notices for ten minutes; the caller notifies. Over all accounts. */
export async function claimNotices(db: Db, limit = 100): Promise<readonly DueNotice[]> {
  const { rows } = await db.pool.query<NoticeRow>({
    name: 'claim_webhook_notices',
    text: 'select * from claim_webhook_notices($1::interval, $2)',
    values: [LEASE, limit],
  });
  return rows.map((row) => ({
    endpointId: row.endpoint_id,
    accountId: row.account_id,
    environment: ambiente(row.environment),
    url: row.url,
    because: oneOf(DISABLED_BECAUSE, row.reason),
    at: row.disabled_at,
  }));
}

export const markNoticed = (db: Db, { accountId, endpointId }: Of): Promise<unknown> =>
  withAccount(db, accountId, (tx) =>
    tx.webhookEndpoint.updateMany({ where: { id: endpointId, notice: 'claimed' }, data: { notice: 'told' } }),
  );
