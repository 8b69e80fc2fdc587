import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { gatheredPer } from '../base/gather.ts';
import { ambiente } from '../base/parse.ts';

export const CHANGES_CHANNEL = 'emite_changes';

export interface ChangeCursor {
  readonly xid: bigint;
  readonly seq: bigint;
}

export interface DocumentChange extends ChangeCursor {
  readonly documentId: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly environment: Ambiente;
  /** Of the document: `nfe`, `cte`, … */
  readonly type: string;
  /** The document's new status, or what happened: `PENDENTE`, `AUTORIZADA`, `evento`, … */
  readonly kind: string;
  readonly at: Date;
}

const standing = gatheredPer<null, ChangeCursor>(async (db, asked) => {
  const { rows } = await db.pool.query<{ xmin: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
  );
  const cursor = { xid: BigInt(rows[0]?.xmin ?? 0), seq: 0n };
  return asked.map(() => cursor);
});

/** A cursor from which whatever commits later is read, also of a transaction that began before. */
export const currentCursor = (db: Db): Promise<ChangeCursor> => standing(db, null);

export interface ChangeRow {
  readonly xid: string;
  readonly seq: string;
  readonly document_id: string;
  readonly account_id: string;
  readonly client_id: string;
  readonly environment: number;
  readonly type: string;
  readonly kind: string;
  readonly created_at: Date;
}

export const documentChange = (row: ChangeRow): DocumentChange => ({
  xid: BigInt(row.xid),
  seq: BigInt(row.seq),
  documentId: row.document_id,
  accountId: row.account_id,
  clientId: row.client_id,
  environment: ambiente(row.environment),
  type: row.type,
  kind: row.kind,
  at: row.created_at,
});

/** Below the snapshot's xmin, ordered by (xid, seq): a late commit is never skipped. Ids only, over all accounts. */
export async function readChanges(
  db: Db,
  after: ChangeCursor,
  limit: number,
): Promise<readonly DocumentChange[]> {
  const { rows } = await db.pool.query<ChangeRow>({
    name: 'read_changes',
    text: 'select xid::text, seq, document_id, account_id, client_id, environment, type, kind, created_at from read_changes($1::text::xid8, $2, $3)',
    values: [after.xid.toString(), after.seq.toString(), limit],
  });
  return rows.map(documentChange);
}

export interface Notifier {
  /** Call after a commit that wrote change rows; cheap, coalesced. */
  readonly changed: () => void;
  close(): Promise<void>;
}

/**
 * Sends empty NOTIFYs: the first at once, then at most one per `everyMs` (default 25). Outside business transactions, where
 * a NOTIFY would take a database-wide lock at commit; a lost one costs a reader its poll interval, so failures are only reported.
 */
export function createNotifier(
  db: Db,
  options: { readonly everyMs?: number; readonly onError?: (error: unknown) => void } = {},
): Notifier {
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
