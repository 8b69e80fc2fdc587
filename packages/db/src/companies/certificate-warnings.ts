import type { Db } from '../base/client.ts';
import { queryAct, queryInAccount } from '../base/transaction.ts';
import { EXPIRY_MARKS } from './certificate-radar.ts';

/** An expiry notice that the caller has claimed. */
export interface DueWarning {
  readonly accountId: string;
  readonly clientId: string;
  readonly certificateId: string;
  /** The mark: days ahead. */
  readonly days: number;
}

/**
 * Takes the expiries that are due over all accounts, soonest first (ids only). What is not marked as sent within the lease
 * is given again, so one that its taker could not send is not lost; of several callers one gets it.
 */
export async function claimCertificateWarnings(
  db: Db,
  options: { readonly nowMs: number; readonly leaseSeconds: number; readonly limit: number },
): Promise<readonly DueWarning[]> {
  const { nowMs, leaseSeconds, limit } = options;
  const rows = await queryAct<{
    account_id: string;
    client_id: string;
    certificate_id: string;
    days: number;
  }>(db, 'claim_certificate_warnings', {
    others: "$1, $2, $3 * interval '1 second',",
    last: '$4::integer',
    values: [new Date(nowMs), EXPIRY_MARKS, leaseSeconds, limit],
  });
  return rows.map((row) => ({
    accountId: row.account_id,
    clientId: row.client_id,
    certificateId: row.certificate_id,
    days: row.days,
  }));
}

const SENT =
  'update certificate_warnings set sent_at = $3, recipients = $4 where certificate_id = $1 and days = $2 and sent_at is null';

/** Records a sent warning and its number of recipients, so it is not sent again. */
export async function markWarningSent(
  db: Db,
  warning: DueWarning,
  sent: { readonly nowMs: number; readonly recipients: number },
): Promise<void> {
  const { accountId, certificateId, days } = warning;
  await queryInAccount(db, accountId, {
    text: SENT,
    values: [certificateId, days, new Date(sent.nowMs), sent.recipients],
  });
}
