import type { Ambiente } from '@fiscal/core/vocabulary/service';
import {
  type Attention,
  attention,
  type DocumentStats,
  documentStats,
  type RejectionCount,
  type StatsOf,
} from '@fiscal/db/accounts/console-stats';
import { listLedgerMonths } from '@fiscal/db/accounts/credits';
import type { Db } from '@fiscal/db/base/client';
import { peopleHint } from '../people-words/people-words.ts';
import { type AccountWithCredits, type GetAccount, toCredits } from './get-account.ts';

export interface ExplainedRejection extends RejectionCount {
  /** Cause of the authority's refusal; null when the catalog has no row. */
  readonly cause: string | null;
  readonly causeInEnglish: string | null;
}

export interface HomeStats extends Omit<DocumentStats, 'rejections'> {
  /** Every day of the period, oldest first, those without documents too. */
  readonly days: readonly string[];
  readonly rejections: readonly ExplainedRejection[];
}

export interface HomeAttention extends Attention {
  /** End of the trial; null where the caller may not know of money. */
  readonly trialEndsAt: Date | null;
  /** Credits that run out: how many are free, and for how many whole days they last at the pace of the last week. */
  readonly credits: { readonly available: number; readonly daysLeft: number } | null;
}

export interface HomeDeps {
  readonly db: Db;
  readonly nowMs: () => number;
  readonly getAccount: GetAccount;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const ALERT_DAYS = 7;
/** `2026-11-22`, as fiscal days are counted. */
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** An environment of an account at a glance. */
export const createHome = ({ db, nowMs, getAccount }: HomeDeps) => ({
  async stats(accountId: string, { days: count, ...of }: Omit<StatsOf, 'now'>): Promise<HomeStats> {
    const now = new Date(nowMs());
    const stats = await documentStats(db, accountId, { ...of, now, days: count });
    return {
      ...stats,
      days: daysUntil(now, count),
      rejections: stats.rejections.map((each) => ({
        ...each,
        cause: peopleHint(each.type, each.cStat)?.cause ?? null,
        causeInEnglish: peopleHint(each.type, each.cStat)?.english.cause ?? null,
      })),
    };
  },
  async attention(
    accountId: string,
    { environment, withTrial }: { readonly environment: Ambiente; readonly withTrial: boolean },
  ): Promise<HomeAttention> {
    const [found, account] = await Promise.all([
      attention(db, accountId, { environment, now: new Date(nowMs()) }),
      withTrial ? getAccount(accountId) : null,
    ]);
    const ledger = account === null ? [] : await listLedgerMonths(db, accountId, new Date(nowMs() - WEEK_MS));
    const chargedMilli = ledger.reduce((sum, month) => sum + month.chargedMilli, 0n);
    return {
      ...found,
      trialEndsAt: account?.account.trialEndsAt ?? null,
      credits: account === null ? null : runningOut(account, chargedMilli),
    };
  },
});

/** Warns once the credits last for less than a week; in the trial nothing is charged. */
export function runningOut(
  {
    credits: { availableMilli },
    inTrial,
  }: Pick<AccountWithCredits, 'inTrial'> & {
    readonly credits: Pick<AccountWithCredits['credits'], 'availableMilli'>;
  },
  chargedInWeekMilli: bigint,
): HomeAttention['credits'] {
  if (inTrial) return null;
  const available = toCredits(availableMilli);
  if (availableMilli <= 0n) return { available, daysLeft: 0 };
  const daysLeft =
    chargedInWeekMilli === 0n ? ALERT_DAYS : Number((availableMilli * 7n) / chargedInWeekMilli);
  return daysLeft >= ALERT_DAYS ? null : { available, daysLeft };
}

/**
 * The last `count` days, today last. Each day is represented by its noon, so that no change of clock moves it to
 * another day.
 */
export function daysUntil(now: Date, count: number): readonly string[] {
  const noon = Date.parse(`${days.format(now)}T12:00:00-03:00`);
  return Array.from({ length: count }, (_, index) =>
    days.format(new Date(noon - (count - 1 - index) * DAY_MS)),
  );
}
