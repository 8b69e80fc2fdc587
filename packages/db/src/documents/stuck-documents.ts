import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';

/** A document that does not end by itself, or not soon. */
export interface StuckDocument {
  readonly documentId: string;
  readonly type: string;
  readonly serie: number;
  readonly numero: number;
  readonly accessKey: string;
  readonly company: { readonly id: string; readonly name: string };
  /** Start of the present state. */
  readonly since: Date;
  readonly why:
    | { readonly kind: 'erro'; readonly code: string; readonly reason: string }
    | {
        readonly kind: 'espera';
        /** `emit` or the kind of the event that waits. */
        readonly operation: string;
        readonly cStat: string | null;
        readonly reason: string | null;
        /** Time of the next automatic try. */
        readonly until: Date;
      };
}

export interface StuckFilter {
  readonly environment: Ambiente;
  /** Filter for waiting documents: only longer waits. */
  readonly olderThanMs: number;
  /** Maximum of each kind. */
  readonly limit: number;
}

type Row = Omit<StuckDocument, 'why'> & {
  readonly error: { readonly code: string; readonly reason: string } | null;
  readonly operation: string | null;
  readonly cStat: string | null;
  readonly reason: string | null;
  readonly until: Date | null;
};

const STUCK = `
  with stuck as (
    (select d.id, d.updated_at as since, d.technical_error as error, null::text as operation, null::text as "cStat",
            null::text as reason, null::timestamptz as until
       from documents d where d.account_id = $1 and d.environment = $2 and d.status = 'ERRO_TECNICO' order by d.id limit $4)
    union all
    (select d.id, o.created_at, null, o.kind, o.wait_c_stat, o.wait_reason, p.due_at
       from pending_operations p
       join documents d on d.id = p.document_id
       join operations o on o.document_id = p.document_id and o.id = p.operation_id
      where p.account_id = $1 and d.environment = $2 and o.created_at < now() - $3 * interval '1 millisecond'
      order by p.created_at limit $4)
  )
  select s.id as "documentId", d.type, d.serie, d.numero, d.access_key as "accessKey", json_build_object('id', c.id, 'name', c.name) as company,
         s.since, s.error, s.operation, s."cStat", s.reason, s.until
    from stuck s join documents d on d.id = s.id join clients c on c.id = d.client_id
   order by s.since, s.id`;

/** Documents of an account that need a person: halted, or waiting long. Oldest first. */
export async function listStuckDocuments(
  db: Db,
  accountId: string,
  { environment, olderThanMs, limit }: StuckFilter,
): Promise<readonly StuckDocument[]> {
  const { rows } = await queryInAccount<Row>(
    db,
    { accountId, plan: 'custom' },
    {
      name: 'stuck_documents',
      text: STUCK,
      values: [accountId, environment, olderThanMs, limit],
    },
  );
  return rows.map(({ error, operation, cStat, reason, until, ...row }) => ({
    ...row,
    why:
      error === null
        ? { kind: 'espera', operation: operation ?? 'emit', cStat, reason, until: until ?? row.since }
        : { kind: 'erro', ...error },
  }));
}
