import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { gatheredPer } from '../base/gather.ts';
import { ambiente, type Unchecked } from '../base/parse.ts';
import type { Sql } from '../base/transaction.ts';

export const CHANGES_CHANNEL = 'emite_changes';

export interface ChangeCursor {
  readonly xid: bigint;
  readonly seq: bigint;
}

/** Something that happened in an account. */
export interface Change extends ChangeCursor {
  /** Null: it happened to no document. */
  readonly documentId: string | null;
  readonly accountId: string;
  /** Null: it happened to the account. */
  readonly clientId: string | null;
  readonly environment: Ambiente;
  /** Document type of the change: `nfe`, `cte`, …; empty for none. */
  readonly type: string;
  /** A document's new status, `evento`, or the name of what happened: `numbering.voided`, … */
  readonly kind: string;
  /** The event, range or certificate it is about. */
  readonly subjectId: string | null;
  /** Details, by kind. */
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly at: Date;
}

/** A change of a document. */
export interface DocumentChange extends Change {
  readonly documentId: string;
  readonly clientId: string;
}

export const isOfDocument = (change: Change): change is DocumentChange => change.documentId !== null;

/** `seq` of a cursor behind no change: its time is since the last restore (`change_epochs`). */
export const STANDING_SEQ = '(select coalesce(max(e.seq), 0) from change_epochs e)';

const newest = gatheredPer<null, ChangeCursor>(async (db, asked) => {
  const { rows } = await db.pool.query<{ xmin: string; seq: string }>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, ${STANDING_SEQ} as seq`,
  );
  const cursor = { xid: BigInt(rows[0]?.xmin ?? 0), seq: BigInt(rows[0]?.seq ?? 0) };
  return asked.map(() => cursor);
});

/** Cursor before everything that commits later, also of a transaction that began earlier. */
export const currentCursor = (db: Db): Promise<ChangeCursor> => newest(db, null);

export type ChangeRow = Unchecked<Omit<Change, keyof ChangeCursor>, 'environment'> & {
  readonly [K in keyof ChangeCursor]: string;
};

/** Columns of a change of the feed `c` in its account. */
export const CHANGE_COLUMNS = `c.xid::text, c.seq, c.document_id as "documentId", c.client_id as "clientId", c.environment, c.type, c.kind,
  c.subject_id as "subjectId", c.details, c.created_at as at`;

export const changeOf = (row: ChangeRow): Change => ({
  xid: BigInt(row.xid),
  seq: BigInt(row.seq),
  documentId: row.documentId,
  accountId: row.accountId,
  clientId: row.clientId,
  environment: ambiente(row.environment),
  type: row.type,
  kind: row.kind,
  subjectId: row.subjectId,
  details: row.details,
  at: row.at,
});

/** A change of any account, without what it is about. */
export type ChangePlace = Pick<Change, keyof ChangeCursor | 'accountId' | 'environment' | 'kind'>;

/** Below the snapshot's xmin, ordered by (xid, seq): a late commit is never skipped. Over all accounts. */
export async function readPlaces(
  sql: Pick<Sql, 'query'>,
  after: ChangeCursor,
  limit: number,
): Promise<readonly ChangePlace[]> {
  const { rows } = await sql.query<Pick<ChangeRow, keyof ChangePlace>>({
    name: 'feed_places',
    text: 'select xid::text, seq, account_id as "accountId", environment, kind from feed_places($1::text::xid8, $2, $3)',
    values: [after.xid.toString(), after.seq.toString(), limit],
  });
  return rows.map(({ xid, seq, environment, ...row }) => ({
    ...row,
    xid: BigInt(xid),
    seq: BigInt(seq),
    environment: ambiente(environment),
  }));
}

/** Changes in the accounts of `proofs`, after a place and up to another. */
export async function readChanges(
  sql: Pick<Sql, 'query'>,
  proofs: readonly string[],
  { after, last }: { readonly after: ChangeCursor; readonly last: ChangeCursor },
): Promise<readonly Change[]> {
  const { rows } = await sql.query<ChangeRow>({
    name: 'feed_changes',
    text: `select ${CHANGE_COLUMNS}, c.account_id as "accountId" from feed_changes($1, $2::text::xid8, $3, $4::text::xid8, $5) c`,
    values: [proofs, after.xid.toString(), after.seq.toString(), last.xid.toString(), last.seq.toString()],
  });
  return rows.map(changeOf);
}

/**
 * Sends empty NOTIFYs: the first at once, then at most one per `everyMs` (default 25). Outside business transactions, where
 * a NOTIFY would take a database-wide lock at commit; a lost one costs a reader its poll interval, so failures are only reported.
 */
export function createNotifier(
  db: Db,
  options: { readonly everyMs?: number; readonly onError?: (error: unknown) => void } = {},
) {
  const everyMs = options.everyMs ?? 25;
  let timer: NodeJS.Timeout | null = null;
  let sentAt = Number.NEGATIVE_INFINITY;
  let sending: Promise<unknown> = Promise.resolve();
  const send = (): void => {
    timer = null;
    sentAt = performance.now();
    sending = db.pool.query(`notify ${CHANGES_CHANNEL}`).catch((error: unknown) => options.onError?.(error));
  };
  return {
    /** Call after a commit that wrote change rows; cheap, coalesced. */
    changed: () => {
      if (timer !== null) return;
      const left = sentAt + everyMs - performance.now();
      if (left > 0) timer = setTimeout(send, left);
      else send();
    },
    close: async () => {
      if (timer) {
        clearTimeout(timer);
        send();
      }
      await sending;
    },
  };
}

export type Notifier = ReturnType<typeof createNotifier>;
