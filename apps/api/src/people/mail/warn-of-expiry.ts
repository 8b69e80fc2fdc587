import type { Db } from '@fiscal/db/base/client';
import {
  claimCertificateWarnings,
  type DueWarning,
  markWarningSent,
} from '@fiscal/db/companies/certificate-warnings';
import { getClient } from '@fiscal/db/companies/clients';
import { type Role, recipientsOf } from '@fiscal/db/people/members';
import type { Mail } from '../../mail/mail.ts';
import { expiringCertificateLetter } from './letters.ts';
import { sendLetters } from './send-letters.ts';

/** Roles that look after certificates. */
const TOLD: readonly Role[] = ['owner', 'admin', 'fiscal'];
/** Seconds after which the next round takes up an unsent notice. */
const LEASE_SECONDS = 1800;
const PIECE = 50;
const DAY_MS = 86_400_000;

/** Writes to the accounts' people about each A1 near its expiry; returns the number of expiries notified. */
export type WarnOfExpiry = () => Promise<number>;

/** A claim comes first, so that only one process sends each notice. */
export function createWarnOfExpiry(deps: {
  readonly db: Db;
  readonly send: (mail: Mail) => Promise<void>;
  readonly consoleUrl: string;
  readonly nowMs: () => number;
  /** Called for each failure; a later round retries a notice whose letters all failed. */
  readonly onError: (error: unknown) => void;
}): WarnOfExpiry {
  const { db, nowMs, onError } = deps;
  return async () => {
    let sent = 0;
    for (;;) {
      const due = await claimCertificateWarnings(db, {
        nowMs: nowMs(),
        leaseSeconds: LEASE_SECONDS,
        limit: PIECE,
      });
      for (const warning of due) {
        const recipients = await tell(deps, warning).catch((error: unknown) => {
          onError(error);
          return null;
        });
        if (recipients === null) continue;
        await markWarningSent(db, warning, { nowMs: nowMs(), recipients });
        sent += 1;
      }
      if (due.length < PIECE) return sent;
    }
  };
}

/** Number of letters sent. @throws when no recipient got the letter */
async function tell(
  deps: Parameters<typeof createWarnOfExpiry>[0],
  { accountId, clientId, certificateId }: DueWarning,
): Promise<number> {
  const { db, consoleUrl, nowMs } = deps;
  const [client, people] = await Promise.all([
    getClient(db, accountId, clientId),
    recipientsOf(db, accountId, TOLD),
  ]);
  const certificate = client?.certificate;
  // A certificate replaced meanwhile needs no notice.
  if (client === null || certificate?.id !== certificateId) return 0;
  const { notAfter } = certificate;
  const letters = people.map(({ name, email }) =>
    expiringCertificateLetter(email, {
      name,
      company: client.name,
      cnpj: client.cnpj,
      notAfter,
      daysLeft: Math.ceil((notAfter.getTime() - nowMs()) / DAY_MS),
      url: new URL(`/empresas/${clientId}/certificado`, consoleUrl).toString(),
    }),
  );
  return sendLetters(letters, deps);
}
