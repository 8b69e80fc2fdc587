import { readFile } from 'node:fs/promises';
import { BUILT_IN_DATA } from '@fiscal/core/tables/rtc/built-in';
import { parsePortal } from '@fiscal/core/tables/rtc/portal';
import type { Db } from '@fiscal/db/base/client';
import { keepReformTables, loadedReformTables } from '@fiscal/db/rules/reform-tables';

const WEEK_MS = 7 * 86_400_000;
const TIMEOUT_MS = 60_000;
/** The page has 5 MB; more than this is another. */
export const BYTES_MAX = 50_000_000;

/** The address is the operator's word: what it redirects to is not. */
async function textOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const answer = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
  if (answer.status >= 300 && answer.status < 400)
    throw new Error(`${source} leads to ${answer.headers.get('location')}: set that address if it is meant`);
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    // Counted after decompression; no length needs to be announced.
    size += part.byteLength;
    if (size > BYTES_MAX) throw new Error(`${source} has more than ${BYTES_MAX} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Looks at the source of the reform's code tables once a week, whichever worker comes first, and keeps what is new. Null when it is not
 * due.
 *
 * @param source address or file of the portal's page
 * @throws {Error} it cannot be read or is no table: what is loaded stays
 */
export async function refreshReformTables(
  db: Db,
  { source, nowMs }: { readonly source: string; readonly nowMs: number },
) {
  const loaded = await loadedReformTables(db);
  if (loaded !== null && nowMs - loaded.checkedAt.getTime() < WEEK_MS) return null;
  const data = parsePortal(await textOf(source), BUILT_IN_DATA.credits);
  const outcome = await keepReformTables(db, { data, source, now: new Date(nowMs) });
  return { kept: outcome, version: data.version };
}
