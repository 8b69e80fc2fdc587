import { createHash } from 'node:crypto';
import type { RtcData } from '@fiscal/core/tables/rtc/rtc';
import type { Db } from '../base/client.ts';
import { provenRows } from '../base/walls.ts';

/** Loaded tables, and the time at which their source was last seen. */
export interface LoadedReformTables {
  readonly version: string;
  readonly digest: string;
  readonly checkedAt: Date;
}

/** Null where nothing was ever loaded: the tables built in hold. */
export const loadedReformTables = (db: Db): Promise<LoadedReformTables | null> =>
  db.prisma.reformTables.findFirst({ select: { version: true, digest: true, checkedAt: true } });

/** The loaded tables as they were stored, to be parsed; null where there are none. */
export async function readReformTables(db: Db): Promise<unknown> {
  const row = await db.prisma.reformTables.findFirst({ select: { data: true } });
  return row?.data ?? null;
}

/** Keeps tables for every process; `igual` when they are those already loaded, of which only the sight of their source is noted. */
export async function keepReformTables(
  db: Db,
  { data, source, now }: { readonly data: RtcData; readonly source: string; readonly now: Date },
): Promise<'novas' | 'iguais'> {
  const digest = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  const { version } = data;
  const row = { version, digest, source, data, seen_at: now };
  const { rows } = await db.pool.query<{ new: boolean }>(
    'select keep_reform_tables($1, $2) as new',
    await provenRows(db.walls, 'reform_tables', row),
  );
  return rows[0]?.new === true ? 'novas' : 'iguais';
}
