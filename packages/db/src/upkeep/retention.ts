import { purgeOveruse } from '../authority/overuse-store.ts';
import type { Db } from '../base/client.ts';

const PIECE = 5_000;

/** Rows removed, by what they were. */
export interface Removed {
  /** Idempotency keys (48 h) and change rows (7 days). */
  readonly idempotency: number;
  readonly changes: number;
  /** Expired sessions and links of people, attempts of past days. */
  readonly sessions: number;
  readonly verifications: number;
  readonly attempts: number;
  /** Accounts whose owner did not confirm the e-mail within a week, with that person. */
  readonly signUps: number;
  /** Uploaded A1s that were never stored. */
  readonly uploads: number;
  /** Replaced A1s after 30 days: their keys and passwords. */
  readonly replacedCertificates: number;
  /** Documents of the test environment, with all that belongs to them. */
  readonly documents: number;
  /** Received notes of the test environment, their files and manifestations, and files that belong to no note. */
  readonly received: number;
  /** Imports whose files never came whole. */
  readonly imports: number;
  /** Messages to webhooks, with their log. */
  readonly deliveries: number;
  /** E-mails to recipients. */
  readonly emails: number;
  /** Counts that authorities no longer consider. */
  readonly overuse: number;
}

/** Retention, in days. */
export interface RetentionDays {
  readonly testDocumentDays: number;
  readonly webhookDays: number;
  readonly emailDays: number;
}

/**
 * Removes expired rows, over all accounts, in bounded pieces. Worker role.
 *
 * @param testDocumentDays retention of documents of the test environment; those with fiscal value always stay
 * @param webhookDays retention of messages to webhooks
 * @param emailDays retention of e-mails to recipients
 */
export async function runRetention(
  db: Db,
  { testDocumentDays, webhookDays, emailDays }: RetentionDays,
): Promise<Removed> {
  const { idempotency = 0, changes = 0 } = await inPieces(db, 'select * from purge_expired($1)');
  const {
    sessions = 0,
    verifications = 0,
    attempts = 0,
  } = await inPieces(db, 'select * from purge_people($1)');
  const { sign_ups: signUps = 0 } = await inPieces(db, 'select * from purge_sign_ups($1)');
  const { uploads = 0 } = await inPieces(db, 'select * from purge_certificate_uploads($1)');
  const { replaced_certificates: replacedCertificates = 0 } = await inPieces(
    db,
    'select * from purge_replaced_certificates($1)',
  );
  const { documents = 0 } = await inPieces(
    db,
    'select * from purge_test_documents($1, $2)',
    testDocumentDays,
  );
  const { received = 0 } = await inPieces(db, 'select * from purge_test_received($1, $2)', testDocumentDays);
  const { deliveries = 0 } = await inPieces(db, 'select * from purge_webhooks($1, $2)', webhookDays);
  const { emails = 0 } = await inPieces(db, 'select * from purge_document_emails($1, $2)', emailDays);
  const { rows } = await db.pool.query<{ imports: string }>('select * from purge_imports()');
  const imports = Number(rows[0]?.imports ?? 0);
  const overuse = await purgeOveruse(db);
  return {
    idempotency,
    changes,
    sessions,
    verifications,
    attempts,
    signUps,
    uploads,
    replacedCertificates,
    documents,
    received,
    imports,
    deliveries,
    emails,
    overuse,
  };
}

/** Repeats until a piece is not full; returns the sums of the removed rows. */
async function inPieces(
  db: Db,
  statement: string,
  ...more: readonly number[]
): Promise<Partial<Record<string, number>>> {
  const total: Partial<Record<string, number>> = {};
  for (;;) {
    const { rows } = await db.pool.query<Record<string, string>>(statement, [PIECE, ...more]);
    const removed = Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)] as const);
    for (const [name, count] of removed) total[name] = (total[name] ?? 0) + count;
    if (removed.every(([, count]) => count < PIECE)) return total;
  }
}
