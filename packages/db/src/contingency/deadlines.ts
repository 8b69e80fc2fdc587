import { DEADLINE_KINDS, type DeadlineKind } from '@fiscal/core/vocabulary/deadline';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { TARGETS, type Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';

/** Deadlines that reached a part of their time, alike. */
export interface DeadlinesSent {
  readonly target: Target;
  readonly kind: DeadlineKind;
  readonly percent: number;
  readonly total: number;
}

/**
 * Writes open deadlines that reached half of their time, four fifths or all of it to the change feed; each once, for
 * any number of callers. Over all accounts, worker role.
 */
export async function tellDeadlines(db: Db, limit: number): Promise<readonly DeadlinesSent[]> {
  const { rows } = await db.pool.query<{ target: string; kind: string; told: number; total: string }>({
    name: 'tell_deadlines',
    text: 'select * from tell_deadlines($1)',
    values: [limit],
  });
  return rows.map(({ target, kind, told, total }) => ({
    target: oneOf(TARGETS, target),
    kind: oneOf(DEADLINE_KINDS, kind),
    percent: told,
    total: Number(total),
  }));
}

export interface DeadlineView {
  readonly id: string;
  readonly clientId: string;
  readonly documentId: string;
  readonly obligationId: string | null;
  readonly target: Target;
  readonly type: string;
  readonly serie: number;
  readonly numero: number;
  readonly kind: DeadlineKind;
  readonly beginsAt: Date;
  readonly endsAt: Date;
  /** Last notified part, in percent; 0: none yet. */
  readonly toldPercent: number;
  readonly toldAt: Date | null;
  readonly settledAt: Date | null;
}

export interface DeadlineFilter {
  readonly environment: Ambiente;
  readonly settled: boolean;
  readonly clientId?: string | undefined;
  /** The last one of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

const list = (settled: boolean): string => `
  select l.id, l.client_id as "clientId", l.document_id as "documentId", l.obligation_id as "obligationId", l.target, l.type,
         coalesce(o.serie, d.serie) as serie, coalesce(o.numero, d.numero) as numero, l.kind, l.begins_at as "beginsAt", l.ends_at as "endsAt",
         l.told as "toldPercent", l.told_at as "toldAt", l.settled_at as "settledAt"
    from deadlines l join documents d on d.id = l.document_id left join obligations o on o.id = l.obligation_id
   where l.account_id = $1 and l.environment = $2 and l.settled_at is ${settled ? 'not null' : 'null'} and ($3::uuid is null or l.client_id = $3)
     and ($4::uuid is null or (l.ends_at, l.id) > (select p.ends_at, p.id from deadlines p where p.account_id = $1 and p.id = $4))
   order by l.ends_at, l.id limit $5`;
const OPEN = list(false);
const SETTLED = list(true);

/** Sorted by end, earliest first. */
export async function listDeadlines(
  db: Db,
  accountId: string,
  { environment, settled, clientId, after, limit }: DeadlineFilter,
): Promise<readonly DeadlineView[]> {
  if ([clientId, after].some((id) => id !== undefined && !isUuid(id))) return [];
  const query = settled
    ? { name: 'list_settled_deadlines', text: SETTLED }
    : { name: 'list_open_deadlines', text: OPEN };
  const values = [accountId, environment, clientId ?? null, after ?? null, limit];
  const { rows } = await queryInAccount<Unchecked<DeadlineView, 'target' | 'kind'>>(
    db,
    { accountId, plan: 'custom' },
    { ...query, values },
  );
  return rows.map((row) => ({
    ...row,
    target: oneOf(TARGETS, row.target),
    kind: oneOf(DEADLINE_KINDS, row.kind),
  }));
}
