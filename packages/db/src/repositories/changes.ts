import type { Ambiente } from '@fiscal/core/sefaz/service';
import type { Db } from '../client.ts';
import { ambiente } from '../parse.ts';

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
  /** The document's new status, or what happened: `PENDENTE`, `AUTORIZADA`, `evento`, … */
  readonly kind: string;
  readonly at: Date;
}

/** A cursor from which only later commits are read. */
export async function currentCursor(db: Db): Promise<ChangeCursor> {
  const { rows } = await db.pool.query<{ xmin: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
  );
  return { xid: BigInt(rows[0]?.xmin ?? 0), seq: 0n };
}

interface Row {
  readonly xid: string;
  readonly seq: string;
  readonly document_id: string;
  readonly account_id: string;
  readonly client_id: string;
  readonly environment: number;
  readonly kind: string;
  readonly created_at: Date;
}

/** Below the snapshot's xmin, ordered by (xid, seq): a late commit is never skipped. Ids only, over all accounts. */
export async function readChanges(
  db: Db,
  after: ChangeCursor,
  limit: number,
): Promise<readonly DocumentChange[]> {
  const { rows } = await db.pool.query<Row>({
    name: 'read_changes',
    text: 'select xid::text, seq, document_id, account_id, client_id, environment, kind, created_at from read_changes($1::text::xid8, $2, $3)',
    values: [after.xid.toString(), after.seq.toString(), limit],
  });
  return rows.map((row) => ({
    xid: BigInt(row.xid),
    seq: BigInt(row.seq),
    documentId: row.document_id,
    accountId: row.account_id,
    clientId: row.client_id,
    environment: ambiente(row.environment),
    kind: row.kind,
    at: row.created_at,
  }));
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
