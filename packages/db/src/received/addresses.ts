import { randomInt } from 'node:crypto';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { withAccount } from '../base/transaction.ts';
import type { CompanyScope } from '../base/types.ts';
import { type AuditedBy, auditIn } from '../records/audit.ts';

/** Lower-case letters and digits that no one mistakes for another when read aloud or typed. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** An address is a secret of 99 bits, too many to find by trying. */
const LENGTH = 20;

const randomLocalPart = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Gives a company an address for files by e-mail; an earlier one takes no further letter. Returns its part before the
 * `@`, or null: no such company. Audited.
 */
export function changeReceivedAddress(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
  by: AuditedBy,
): Promise<string | null> {
  if (!isUuid(clientId)) return Promise.resolve(null);
  return withAccount(db, accountId, async (tx) => {
    const client = await tx.client.findFirst({ where: { id: clientId, accountId }, select: { id: true } });
    if (client === null) return null;
    const localPart = randomLocalPart();
    await tx.receivedAddress.upsert({
      where: { clientId_environment: { clientId, environment } },
      create: { clientId, environment, accountId, localPart },
      update: { localPart, createdAt: new Date() },
    });
    // Without the address, which is a secret of the company and its suppliers.
    await auditIn(tx, accountId, {
      ...by,
      details: { ...by.details, environment },
      action: 'client.received-address',
      subject: { type: 'client', id: clientId },
    });
    return localPart;
  });
}

/** Ends the address of a company; without one nothing changes. False: no such company. Audited. */
export function endReceivedAddress(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
  by: AuditedBy,
): Promise<boolean> {
  if (!isUuid(clientId)) return Promise.resolve(false);
  return withAccount(db, accountId, async (tx) => {
    const client = await tx.client.findFirst({ where: { id: clientId, accountId }, select: { id: true } });
    if (client === null) return false;
    const { count } = await tx.receivedAddress.deleteMany({ where: { clientId, environment } });
    if (count === 0) return true;
    await auditIn(tx, accountId, {
      ...by,
      details: { ...by.details, environment },
      action: 'client.received-address-end',
      subject: { type: 'client', id: clientId },
    });
    return true;
  });
}
