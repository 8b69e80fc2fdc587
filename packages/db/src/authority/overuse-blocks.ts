import type { OveruseState } from '@fiscal/core/lifecycle/overuse';
import type { Service } from '@fiscal/core/vocabulary/service';
import { ambienteOf, type Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { queryInAccount, withAccount } from '../base/transaction.ts';
import { type Actor, auditIn } from '../records/audit.ts';

/** A service that takes no call of one company now. */
export interface OpenBlock {
  readonly clientId: string;
  readonly company: string;
  readonly target: Target;
  readonly type: string;
  readonly authorizer: string;
  readonly service: Service;
  readonly state: OveruseState;
}

/** In the sandbox, the company's own within the account; at the real authorities those of its CNPJ in every account. */
const OF_CLIENT = `o.ground in ('sandbox:' || c.account_id, 'producao', 'homologacao') and o.holder = c.cnpj`;
const OPEN = `
  select c.id as "clientId", c.name as company, split_part(o.ground, ':', 1) as target,
         o.type, o.authorizer, o.service, o.state
    from overuse o join clients c on ${OF_CLIENT}
   where o.blocked_until > now()
   order by o.blocked_until, c.name, o.type, o.service`;

/** Open blocks of an account's companies. */
export async function listOpenBlocks(db: Db, accountId: string): Promise<readonly OpenBlock[]> {
  const { rows } = await queryInAccount<OpenBlock>(db, accountId, { name: 'overuse_blocks', text: OPEN });
  return rows;
}

export interface Released {
  /** Services whose counts were forgotten. */
  readonly services: number;
  /** Number of operations and ranges that were woken. */
  readonly woken: number;
}

/** Forgets what is counted of a company and drives on what waited for it; null = the account has no company of that CNPJ. Audited. As the owner. */
export function releaseOveruse(
  db: Db,
  {
    accountId,
    cnpj,
    target,
    actor,
    reason,
  }: {
    readonly accountId: string;
    readonly cnpj: string;
    readonly target: Target;
    readonly actor: Actor;
    readonly reason: string;
  },
): Promise<Released | null> {
  return withAccount(db, accountId, async (tx) => {
    const client = await tx.client.findFirst({ where: { accountId, cnpj }, select: { id: true } });
    if (client === null) return null;
    const environment = ambienteOf(target);
    const ground = target === 'sandbox' ? `sandbox:${accountId}` : target;
    const { count: services } = await tx.overuse.deleteMany({ where: { ground, holder: cnpj } });
    const operations = await tx.$executeRaw`
      update pending_operations p set due_at = now() - interval '1 minute', wakes = 0
        from documents d
       where d.id = p.document_id and d.client_id = ${client.id}::uuid and d.environment = ${environment} and p.due_at > now()`;
    const ranges = await tx.$executeRaw`
      update inutilizacoes set due_at = now() - interval '1 minute'
       where client_id = ${client.id}::uuid and environment = ${environment} and state = 'pendente' and due_at > now()`;
    await auditIn(tx, accountId, {
      actor,
      action: 'client.overuse-release',
      subject: { type: 'client', id: client.id },
      details: { target, services, reason },
    });
    return { services, woken: operations + ranges };
  });
}
