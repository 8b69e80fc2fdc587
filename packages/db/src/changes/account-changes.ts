import { groupBy } from '../acceptance/group-by.ts';
import type { Db } from '../base/client.ts';
import { gatheredPer } from '../base/gather.ts';
import {
  CHANGE_COLUMNS,
  type Change,
  type ChangeCursor,
  type ChangeRow,
  changeOf,
  STANDING_SEQ,
} from './changes.ts';

export type AccountChanges =
  | {
      readonly kind: 'pagina';
      /** In order. */
      readonly changes: readonly Change[];
      /** Next cursor: everything of this account up to here was read. */
      readonly next: ChangeCursor;
      /** False when there was nothing more. */
      readonly more: boolean;
    }
  /** The changes after the cursor were deleted, or the database was restored to a time before it. */
  | { readonly kind: 'expirado' };

interface Asked {
  readonly accountId: string;
  readonly after: ChangeCursor;
  readonly limit: number;
}

/** At least one row for each requested cursor: without a change it carries only the position of the snapshot. */
type Row = {
  readonly n: string;
  readonly expired: boolean;
  readonly xmin: string;
  readonly standing: string;
} & (ChangeRow | { readonly seq: null });

const READ = `
  select r.n, c.expired, c.xmin::text, left(r.proof, 36)::uuid as "accountId", ${CHANGE_COLUMNS}, ${STANDING_SEQ} as standing
    from unnest($1::text[], $2::text[], $3::bigint[], $4::integer[]) with ordinality as r (proof, xid, seq, most, n),
         lateral read_account_feed(enter_account(r.proof), r.xid::xid8, r.seq, r.most) as c
   order by r.n, c.xid, c.seq`;

const nameOf = ({ accountId, after, limit }: Asked): string =>
  `${accountId} ${after.xid} ${after.seq} ${limit}`;

/** A change wakes all who follow an account at once: they are one place, so one key of the query. */
const TOGETHER = 1_000;

/** Readers at the same cursor share one look-up, and concurrent ones share one query. */
const pageOf = gatheredPer<Asked, AccountChanges>(
  async (db, all) => {
    const distinct = new Map(all.map((one) => [nameOf(one), one]));
    const asked = [...distinct.values()];
    const proofOf = await db.walls.open();
    const { rows } = await db.pool.query<Row>({
      name: 'read_account_feed',
      text: READ,
      values: [
        asked.map(({ accountId }) => proofOf(accountId)),
        asked.map(({ after }) => after.xid.toString()),
        asked.map(({ after }) => after.seq.toString()),
        asked.map(({ limit }) => limit),
      ],
    });
    const found = groupBy(rows, ({ n }) => n);
    const pages = new Map(
      asked.map((one, index) => [nameOf(one), page(one, found.get(String(index + 1)) ?? [])]),
    );
    return all.flatMap((one) => pages.get(nameOf(one)) ?? []);
  },
  { max: TOGETHER },
);

function page({ limit }: Asked, rows: readonly Row[]): AccountChanges {
  const [first] = rows;
  if (!first) throw new Error('The change feed did not say where it stands');
  if (first.expired) return { kind: 'expirado' };
  const changes = rows.flatMap((row) => (row.seq === null ? [] : [changeOf(row)]));
  const last = changes.at(-1);
  if (last && changes.length === limit)
    return { kind: 'pagina', changes, next: { xid: last.xid, seq: last.seq }, more: true };
  // Every transaction below the snapshot's xmin was seen, so a quiet account's place moves on too and never expires.
  return {
    kind: 'pagina',
    changes,
    next: { xid: BigInt(first.xmin), seq: BigInt(first.standing) },
    more: false,
  };
}

/** Changes in one account after a cursor, at most `limit`; below the snapshot's xmin, in order (xid, seq). */
export const readAccountChanges = (
  db: Db,
  accountId: string,
  { after, limit }: { readonly after: ChangeCursor; readonly limit: number },
): Promise<AccountChanges> => pageOf(db, { accountId, after, limit });
