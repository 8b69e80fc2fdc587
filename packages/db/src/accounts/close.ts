import type { Db } from '../base/client.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import { destroyCertificates } from '../companies/certificates.ts';
import { NO_CODES } from '../companies/client-codes.ts';
import { endEmails } from '../emails/document-emails.ts';
import { type Actor, auditIn } from '../records/audit.ts';
import { endEndpoints } from '../webhooks/endpoints.ts';

export type Closed =
  /** Number of deleted people, who belonged to no other account. */
  | { readonly kind: 'encerrada'; readonly peopleErased: number }
  /** Number of documents, events or voided ranges that wait for the authority. */
  | { readonly kind: 'em_andamento'; readonly waiting: number };

/**
 * Ends an account for good. Deletes keys, tokens, links, A1s, CSCs, logos, registers, webhooks, e-mails to
 * recipients, invitations, filters and names, and its people where they belong to no other account. Documents of
 * fiscal value, their events and numbers, the ledger and the audit log stay: their issuer must show them for five
 * years (CTN, arts. 173 and 195), and so may store them (LGPD, art. 16 I). Test documents expire as usual.
 */
export function closeAccount(
  db: Db,
  accountId: string,
  { actor, requestId }: { readonly actor: Actor; readonly requestId?: string },
): Promise<Closed> {
  return withAccount(db, accountId, async (tx) => {
    // If two calls race, the second finds no member.
    await tx.$queryRaw`select 1 from organizations where id = ${accountId}::uuid for update`;
    // Emissions of fiscal value that are being accepted are waited for and counted; those that come wait, and find it closed.
    await tx.$queryRaw`select 1 from credit_balances where account_id = ${accountId}::uuid for update`;
    const operations = await tx.pendingOperation.count({ where: { accountId } });
    const manifestations = await tx.receivedManifestation.count({ where: { accountId, status: 'pendente' } });
    const waiting = operations + manifestations;
    if (waiting > 0) return { kind: 'em_andamento', waiting };
    await endWaysIn(tx, accountId);
    // Before the people go: the entry has the pseudonym of one of them.
    await auditIn(tx, accountId, {
      actor,
      action: 'account.close',
      subject: { type: 'account', id: accountId },
      ...(requestId !== undefined && { requestId }),
    });
    return { kind: 'encerrada', peopleErased: await letPeopleGo(tx, accountId) };
  });
}

async function endWaysIn(tx: Tx, accountId: string): Promise<void> {
  // Uses the database's clock, by which credentials are judged.
  await tx.$executeRaw`
    update tokens set expires_at = date_trunc('milliseconds', now()) where account_id = ${accountId}::uuid and (expires_at is null or expires_at > now())`;
  await tx.apiKey.updateMany({ where: { accountId, revokedAt: null }, data: { revokedAt: new Date() } });
  // Locks the companies: a change of an A1 under way is waited for, and one that comes later finds nothing to restore.
  await tx.client.updateMany({ where: { accountId }, data: NO_CODES });
  await destroyCertificates(tx, { accountId });
  await tx.certificateUpload.deleteMany({ where: { accountId } });
  await tx.account.update({ where: { accountId }, data: { linksTakenBackAt: new Date() } });
  await tx.clientLogo.deleteMany({ where: { accountId } });
  await tx.cadastro.deleteMany({ where: { accountId } });
  await tx.counterGrant.deleteMany({ where: { accountId } });
  await tx.receivedSetting.updateMany({ where: { accountId }, data: { enabled: false, policy: 'nenhuma' } });
  await tx.receivedAddress.deleteMany({ where: { accountId } });
  await tx.receivedLetter.deleteMany({ where: { accountId } });
  await tx.registerAnswer.deleteMany({ where: { accountId } });
  await tx.savedView.deleteMany({ where: { accountId } });
  await endEndpoints(tx, { accountId });
  await endEmails(tx, accountId);
}

/** Number of people deleted because they had no other account. */
async function letPeopleGo(tx: Tx, accountId: string): Promise<number> {
  const members = await tx.member.findMany({ where: { organizationId: accountId } });
  await tx.organization.update({
    where: { id: accountId },
    data: { name: 'Conta encerrada', closedAt: new Date(), secondFactorRequired: false },
  });
  await tx.invitation.deleteMany({ where: { organizationId: accountId } });
  await tx.member.deleteMany({ where: { organizationId: accountId } });
  const { count } = await tx.authUser.deleteMany({
    where: { id: { in: members.map(({ userId }) => userId) }, members: { none: {} }, operator: false },
  });
  return count;
}
