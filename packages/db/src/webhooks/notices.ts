import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { groupBy } from '../acceptance/group-by.ts';
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
}

/** Claims at most `limit` notices for ten minutes; the caller notifies. Over all accounts; each endpoint is read in its account. */
export async function claimNotices(db: Db, limit = 100): Promise<readonly DueNotice[]> {
  const { rows } = await db.pool.query<NoticeRow>({
    name: 'claim_disabled_endpoints',
    text: 'select * from claim_disabled_endpoints($1::interval, $2)',
    values: [LEASE, limit],
  });
  const byAccount = groupBy(rows, ({ account_id: accountId }) => accountId);
  const read = await Promise.all(
    Array.from(byAccount, ([accountId, claims]) => readNotices(db, accountId, claims)),
  );
  return read.flat();
}

const readNotices = (
  db: Db,
  accountId: string,
  claims: readonly NoticeRow[],
): Promise<readonly DueNotice[]> =>
  withAccount(db, accountId, async (tx) => {
    const id = { in: claims.map(({ endpoint_id }) => endpoint_id) };
    const rows = await tx.webhookEndpoint.findMany({ where: { id, accountId, notice: 'claimed' } });
    return rows.flatMap(({ id: endpointId, environment, url, disabledBecause, disabledAt }) =>
      // Enabled again meanwhile: nothing is left to tell.
      disabledAt === null || disabledBecause === null
        ? []
        : [
            {
              endpointId,
              accountId,
              environment: ambiente(environment),
              url,
              because: oneOf(DISABLED_BECAUSE, disabledBecause),
              at: disabledAt,
            },
          ],
    );
  });

export const markNoticed = (db: Db, { accountId, endpointId }: Of): Promise<unknown> =>
  withAccount(db, accountId, (tx) =>
    tx.webhookEndpoint.updateMany({ where: { id: endpointId, notice: 'claimed' }, data: { notice: 'told' } }),
  );
