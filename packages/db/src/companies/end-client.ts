import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { withAccount } from '../base/transaction.ts';
import { type Actor, auditIn } from '../records/audit.ts';
import { destroyCertificates } from './certificates.ts';
import { NO_CODES } from './client-codes.ts';

export type Ended =
  | { readonly kind: 'encerrada' }
  | { readonly kind: 'cliente_inexistente' }
  /** Number of its documents and events that wait for the authority. */
  | { readonly kind: 'em_andamento'; readonly waiting: number };

/**
 * Ends a company's emission: its tokens end, and its A1, CSC, logo, fiscal profile, limits and registers are
 * destroyed. Its documents, numbers and name stay, since their issuer must show them for five years (CTN, arts. 173
 * and 195; LGPD, art. 16 I). It may get new tokens and an A1 later. Audited.
 */
export async function endClient(
  db: Db,
  { accountId, clientId }: { readonly accountId: string; readonly clientId: string },
  actor: Actor,
): Promise<Ended> {
  if (!isUuid(clientId)) return { kind: 'cliente_inexistente' };
  return withAccount(db, accountId, async (tx) => {
    // Emissions of fiscal value that are being accepted are waited for and counted.
    await tx.$queryRaw`select 1 from credit_balances where account_id = ${accountId}::uuid for update`;
    // Before the company, as letters lock both: one that comes is waited for and goes too.
    await tx.$queryRaw`select 1 from received_addresses where client_id = ${clientId}::uuid for update`;
    const found = await tx.$queryRaw<{ id: string }[]>`
      select id from clients where id = ${clientId}::uuid for update`;
    if (found.length === 0) return { kind: 'cliente_inexistente' };
    const [pending] = await tx.$queryRaw<{ waiting: number }[]>`
      select count(*)::int as waiting
        from pending_operations p join documents d on d.id = p.document_id
       where p.account_id = ${accountId}::uuid and d.client_id = ${clientId}::uuid`;
    const manifestations = await tx.receivedManifestation.count({ where: { clientId, status: 'pendente' } });
    const waiting = (pending?.waiting ?? 0) + manifestations;
    if (waiting > 0) return { kind: 'em_andamento', waiting };
    // Uses the database's clock, by which credentials are judged.
    await tx.$executeRaw`
      update tokens set expires_at = date_trunc('milliseconds', now())
       where client_id = ${clientId}::uuid and (expires_at is null or expires_at > now())`;
    await destroyCertificates(tx, { clientId });
    await tx.clientLogo.deleteMany({ where: { clientId } });
    await tx.cadastro.deleteMany({ where: { clientId } });
    await tx.counterGrant.deleteMany({ where: { clientId } });
    await tx.receivedSetting.updateMany({ where: { clientId }, data: { enabled: false, policy: 'nenhuma' } });
    await tx.receivedAddress.deleteMany({ where: { clientId } });
    // Senders are data of people.
    await tx.receivedLetter.deleteMany({ where: { clientId } });
    await tx.client.update({
      where: { id: clientId },
      data: {
        ...NO_CODES,
        profile: {},
        testTarget: 'sandbox',
        writesPerMinute: null,
        readsPerMinute: null,
      },
    });
    await auditIn(tx, accountId, { actor, action: 'client.end', subject: { type: 'client', id: clientId } });
    return { kind: 'encerrada' };
  });
}
