import type { Meters } from '../../edge/meter.ts';
import { createTally } from './tally.ts';

/** The most that one caller, and one account over all its tokens, may hold at once in a process. */
export interface PlacesMax {
  readonly caller: number;
  readonly account: number;
}

export interface Places {
  /** Takes a place until `release`; otherwise returns the limit and its owner. */
  enter(
    meters: Meters,
  ): { readonly release: () => void } | { readonly max: number; readonly of: 'caller' | 'account' };
}

export function createPlaces(max: PlacesMax): Places {
  const callers = createTally(max.caller);
  const accounts = createTally(max.account);
  return {
    enter({ own, account }) {
      const leaveCaller = callers.enter(own.key);
      if (leaveCaller === null) return { max: max.caller, of: 'caller' };
      if (account === null) return { release: leaveCaller };
      const leaveAccount = accounts.enter(account.key);
      if (leaveAccount === null) {
        leaveCaller();
        return { max: max.account, of: 'account' };
      }
      return {
        release: () => {
          leaveCaller();
          leaveAccount();
        },
      };
    },
  };
}
