import { createHash } from 'node:crypto';
import type { IbptData } from '@fiscal/core/tables/ibpt/ibpt';
import type { Db } from '../base/client.ts';

/** Loaded tables, each with the digest that distinguishes it from its successor. */
export const loadedIbptTables = (db: Db): Promise<{ readonly uf: string; readonly digest: string }[]> =>
  db.prisma.ibptTable.findMany({ select: { uf: true, digest: true }, orderBy: { uf: 'asc' } });

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The table of a UF; null where none was loaded. */
export async function readIbptTable(db: Db, uf: string): Promise<IbptData | null> {
  const row = await db.prisma.ibptTable.findUnique({ where: { uf }, omit: { digest: true, loadedAt: true } });
  if (row === null) return null;
  const { validFrom, validTo, ...table } = row;
  return { ...table, from: dayOf(validFrom), to: dayOf(validTo) };
}

/** Keeps tables for every process, all of them or none; each takes the place of its UF's. */
export async function keepIbptTables(
  db: Db,
  { tables, now }: { readonly tables: readonly IbptData[]; readonly now: Date },
): Promise<void> {
  await db.prisma.$transaction(
    tables.map(({ from, to, ...table }) => {
      const digest = createHash('sha256')
        .update(JSON.stringify([from, to, table]))
        .digest('hex');
      const row = { ...table, validFrom: new Date(from), validTo: new Date(to), digest, loadedAt: now };
      return db.prisma.ibptTable.upsert({ where: { uf: table.uf }, create: row, update: row });
    }),
  );
}
