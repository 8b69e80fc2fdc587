import { type AccountView, getAccount } from '@fiscal/db/accounts/accounts';
import { type CreditsView, getCredits } from '@fiscal/db/accounts/credits';
import type { Db } from '@fiscal/db/base/client';

export interface AccountWithCredits {
  readonly account: AccountView;
  readonly credits: CreditsView;
  readonly inTrial: boolean;
}

export type GetAccount = (accountId: string) => Promise<AccountWithCredits | null>;

export const createGetAccount =
  ({ db, nowMs }: { readonly db: Db; readonly nowMs: () => number }): GetAccount =>
  async (accountId) => {
    const [account, credits] = await Promise.all([getAccount(db, accountId), getCredits(db, accountId)]);
    if (account === null || credits === null) return null;
    return { account, credits, inTrial: credits.trialEndsAt.getTime() > nowMs() };
  };

/** Thousandths → credits. */
export const toCredits = (milli: bigint): number => Number(milli) / 1000;
