import type { Dependencies } from '../dependencies.ts';
import { createCreditsLedger } from './credits-ledger.ts';
import { createEndSessions } from './end-sessions.ts';
import { createGetAccount } from './get-account.ts';
import { createHome } from './home.ts';
import { createListAudit } from './list-audit.ts';
import { createListTeam } from './list-team.ts';
import { createSecondFactorPolicy } from './second-factor-policy.ts';

/** Services of a whole account. */
export function accountServices({ db, nowMs }: Dependencies) {
  const get = createGetAccount({ db, nowMs });
  return {
    get,
    credits: createCreditsLedger({ db, nowMs }),
    listAudit: createListAudit({ db }),
    endSessions: createEndSessions({ db }),
    team: createListTeam({ db, nowMs }),
    secondFactorPolicy: createSecondFactorPolicy({ db }),
    home: createHome({ db, nowMs, getAccount: get }),
  };
}
