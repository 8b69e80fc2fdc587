import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';

/** Facts for an exported table that the list does not have. */
export interface ExportFacts {
  readonly protocolNumber: string | null;
  /** The moment that the authority registered; null where no such event is on record. */
  readonly cancelledAt: Date | null;
  /** The signed document, and what its authority answered with; null where nothing was signed, or nothing answered. */
  readonly signed: Buffer | null;
  readonly prot: string | null;
}

const FACTS = `
  select d.id, d.protocol_number as "protocolNumber", c.at as "cancelledAt", a.signed, a.prot
    from documents d
    left join lateral (
      select min(e.registered_at) as at from events e
       where e.document_id = d.id and e.status = 'autorizado' and e.attempt_id is null
         and e.type in ('cancelamento', 'cancelamento-substituicao')) c on d.status = 'CANCELADA'
    left join lateral (
      select x.content as signed, p.content as prot
        from attempts t
        join xml x on x.document_id = d.id and x.kind = 'assinado' and x.owner_id = t.id
        left join xml p on p.document_id = d.id and p.kind = 'protocolo' and p.owner_id = t.id
       where t.document_id = d.id
       order by t.state in ('autorizado', 'denegado') desc, t.seq desc limit 1) a on true
   where d.account_id = $1 and d.id = any ($2::uuid[])`;

/** Facts of some documents of the account, by id. */
export async function exportFacts(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ExportFacts>> {
  const { rows } = await queryInAccount<
    Omit<ExportFacts, 'prot'> & { readonly id: string; readonly prot: Buffer | null }
  >(db, { accountId, plan: 'custom' }, { name: 'export_facts', text: FACTS, values: [accountId, ids] });
  return new Map(
    rows.map(({ id, prot, ...facts }) => [id, { ...facts, prot: prot?.toString() ?? null }] as const),
  );
}
