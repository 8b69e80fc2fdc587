import { createFindRequests } from '../services/access/find-requests.ts';
import { createCreditsLedger } from '../services/account/credits-ledger.ts';
import { createGetAccount } from '../services/account/get-account.ts';
import { createHome } from '../services/account/home.ts';
import { createListAudit } from '../services/account/list-audit.ts';
import { createListTeam } from '../services/account/list-team.ts';
import { createClientTokens } from '../services/companies/client-tokens.ts';
import type { Services } from '../services/services.ts';
import type { Dependencies } from './dependencies.ts';

/** The use cases of what belongs to an account as a whole. */
export function accountServices({ storage: { db, vault }, nowMs }: Dependencies) {
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
