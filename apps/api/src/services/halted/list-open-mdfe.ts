import { UNCLOSED_DAYS } from '@fiscal/core/lifecycle/unclosed';
import { documentOf } from '@fiscal/core/registry/documents';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '@fiscal/db/base/client';
import { listOpenMdfe, type OpenMdfe } from '@fiscal/db/documents/open-mdfe';

export interface ListedMdfe extends OpenMdfe {
  /** Name of its type. */
  readonly typeName: string;
  /** After this moment the authority refuses the company's next MDF-e (686). */
  readonly limitAt: Date;
}

const LISTED_MAX = 200;
const DAY_MS = 86_400_000;

/** MDF-e of an account that are not closed, oldest first. */
export const createListOpenMdfe =
  (db: Db) =>
  async (accountId: string, environment: Ambiente): Promise<readonly ListedMdfe[]> => {
    const open = await listOpenMdfe(db, accountId, { environment, limit: LISTED_MAX });
    return open.map((mdfe) => ({
      ...mdfe,
      typeName: documentOf(mdfe.type).nome,
      limitAt: new Date(mdfe.authorizedAt.getTime() + UNCLOSED_DAYS.over * DAY_MS),
    }));
  };
