import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';

const EVERY_MS = 60_000;
const REMEMBERED_MAX = 10_000;

/** Time at which this process last wrote a key's use. */
const written = new WeakMap<Db, Map<string, number>>();

const USED = `
  update api_keys set last_used_at = now()
   where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`;

/** Notes the use of a key, at most once a minute, without a wait: the next use replaces a lost note. */
export function noteKeyUse(db: Db, accountId: string, keyId: string): void {
  const known = written.get(db) ?? new Map<string, number>();
  written.set(db, known);
  const nowMs = Date.now();
  if (nowMs - (known.get(keyId) ?? 0) < EVERY_MS) return;
  if (known.size >= REMEMBERED_MAX) known.clear();
  known.set(keyId, nowMs);
  queryInAccount(db, accountId, { name: 'key_used', text: USED, values: [keyId] }).catch(() =>
    known.delete(keyId),
  );
}
