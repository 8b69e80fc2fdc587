import type { Ambiente } from '@fiscal/core/sefaz/service';
import type { Db } from '../client.ts';

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

/** What this account last saw of each service. */
export declare function saveSefazStatus(db: Db, accountId: string, status: SefazStatusView): Promise<void>;
export declare function listSefazStatus(db: Db, accountId: string): Promise<readonly SefazStatusView[]>;
