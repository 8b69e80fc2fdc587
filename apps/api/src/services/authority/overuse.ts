import { blockReason } from '@fiscal/core/lifecycle/overuse-words';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { ambienteOf } from '@fiscal/core/vocabulary/target';
import { listOpenBlocks } from '@fiscal/db/authority/overuse-blocks';
import type { Db } from '@fiscal/db/base/client';

/** A service that takes no call of a company now, so as not to be blocked by the authority, or because it is. */
export interface OveruseView {
  readonly clientId: string;
  readonly company: string;
  readonly type: string;
  readonly service: string;
  /** pt-BR: what waits, until when and why. */
  readonly reason: string;
  readonly until: Date;
}

/** Active blocks of an account's companies in an environment, the first to end first. */
export const createOpenBlocks =
  (db: Db) =>
  async (accountId: string, environment: Ambiente): Promise<readonly OveruseView[]> => {
    const blocks = await listOpenBlocks(db, accountId);
    return blocks.flatMap(({ clientId, company, target, type, service, state: { block } }) =>
      block === null || ambienteOf(target) !== environment
        ? []
        : [
            {
              clientId,
              company,
              type,
              service,
              reason: blockReason(service, block),
              until: new Date(block.untilMs),
            },
          ],
    );
  };
