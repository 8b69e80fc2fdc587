import type { Ambiente } from '@fiscal/core/sefaz/service';
import { grouped } from '../acceptance/grouped.ts';
import type { Db } from '../client.ts';
import { gatheredPer } from '../gather.ts';
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

interface Row {
  readonly n: string;
  readonly environment: number;
  readonly type: string;
  readonly uf: string;
  readonly online: boolean;
  readonly c_stat: string | null;
  readonly x_motivo: string;
  readonly latency_ms: number | null;
  readonly checked_at: Date;
}

const READ = `
  select r.n, s.environment, s.type, s.uf, s.online, s.c_stat, s.x_motivo, s.latency_ms, s.checked_at
    from unnest($1::uuid[]) with ordinality as r (account, n), lateral read_sefaz_status(enter_account(r.account)) as s
   order by r.n, s.type, s.uf, s.environment`;

const statusOf = gatheredPer<string, readonly SefazStatusView[]>(
  async (db, asked) => {
    const accounts = [...new Set(asked)];
    const { rows } = await db.pool.query<Row>({ name: 'read_sefaz_status', text: READ, values: [accounts] });
    const found = grouped(rows, ({ n }) => n);
    const views = new Map(
      accounts.map((id, index) => [id, (found.get(String(index + 1)) ?? []).map(viewOf)]),
    );
    return asked.map((id) => views.get(id) ?? []);
  },
  { max: 1_000 },
);

const viewOf = (row: Row): SefazStatusView => ({
  environment: ambiente(row.environment),
  type: row.type,
  uf: row.uf,
  online: row.online,
  cStat: row.c_stat,
  xMotivo: row.x_motivo,
  latencyMs: row.latency_ms,
  checkedAt: row.checked_at,
});

/** By type, UF and environment. Those who ask at once share one query, whatever their accounts. */
export const listSefazStatus = (db: Db, accountId: string): Promise<readonly SefazStatusView[]> =>
  statusOf(db, accountId);
