import type { Ambiente } from '@fiscal/core/sefaz/service';
import type { Db } from '../client.ts';
import { ambiente } from '../parse.ts';
import { withAccount } from '../transaction.ts';

export interface SefazStatusView {
  readonly environment: Ambiente;
  readonly type: string;
  readonly uf: string;
  readonly online: boolean;
  readonly cStat: string | null;
  readonly xMotivo: string;
  readonly latencyMs: number | null;
  readonly checkedAt: Date;
}

/** What this account last saw of each service (each account has its own sandbox world). */
export async function saveSefazStatus(db: Db, accountId: string, status: SefazStatusView): Promise<void> {
  const { environment, type, uf, ...seen } = status;
  const key = { accountId, environment, type, uf };
  await withAccount(db, accountId, (tx) =>
    tx.sefazStatus.upsert({
      where: { accountId_environment_type_uf: key },
      create: { ...key, ...seen },
      update: seen,
    }),
  );
}

export async function listSefazStatus(db: Db, accountId: string): Promise<readonly SefazStatusView[]> {
  const rows = await withAccount(db, accountId, (tx) =>
    tx.sefazStatus.findMany({
      where: { accountId },
      orderBy: [{ type: 'asc' }, { uf: 'asc' }, { environment: 'asc' }],
    }),
  );
  return rows.map((row) => ({
    environment: ambiente(row.environment),
    type: row.type,
    uf: row.uf,
    online: row.online,
    cStat: row.cStat,
    xMotivo: row.xMotivo,
    latencyMs: row.latencyMs,
    checkedAt: row.checkedAt,
  }));
}
