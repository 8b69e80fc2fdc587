import { createClientTokens } from '../services/client-tokens.ts';
import { createCreditsLedger } from '../services/credits-ledger.ts';
import { createFindRequests } from '../services/find-requests.ts';
import { createGetAccount } from '../services/get-account.ts';
import { createHome } from '../services/home.ts';
import { createListAudit } from '../services/list-audit.ts';
import { createListTeam } from '../services/list-team.ts';
import type { Services } from '../services/services.ts';
import type { Ground } from './ground.ts';

/** The use cases of what belongs to an account as a whole. */
export function accountServices({ storage: { db, vault }, nowMs }: Ground) {
  const getAccount = createGetAccount({ db, nowMs });
  return {
    getAccount,
    creditsLedger: createCreditsLedger({ db, nowMs }),
    requests: createFindRequests(db),
    listAudit: createListAudit({ db }),
    listTeam: createListTeam({ db, nowMs }),
    clientTokens: createClientTokens({ db, vault }),
    home: createHome({ db, nowMs, getAccount }),
  } satisfies Partial<Services>;
}
