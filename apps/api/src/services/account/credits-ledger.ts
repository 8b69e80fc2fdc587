import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { LEDGER_KINDS, type LedgerEntry, listLedger, listLedgerMonths } from '@fiscal/db/accounts/credits';
import type { Db } from '@fiscal/db/base/client';
import { toCredits } from './get-account.ts';

const MONTHS = 12;
/** Kinds that change the balance; the others only move it between free and on hold. */
const OF_BALANCE = ['recarga', 'captura'] as const;

/** An account's credits as they came and went. Amounts in credits. */
export const createCreditsLedger = ({ db, nowMs }: { readonly db: Db; readonly nowMs: () => number }) => ({
  /** Price of an authorized live document of each type. */
  prices: () =>
    DOCUMENTS.map(({ type, nome, creditsMilli }) => ({
      type,
      nome,
      credits: toCredits(BigInt(creditsMilli)),
    })),
  async entries(
    accountId: string,
    { holds, ...page }: { readonly holds: boolean; readonly limit: number; readonly cursor?: string },
  ): Promise<{
    readonly data: readonly (Omit<LedgerEntry, 'amountMilli'> & { readonly amount: number })[];
    readonly nextCursor: string | null;
  }> {
    const { data, nextCursor } = await listLedger(db, accountId, {
      ...page,
      kinds: holds ? LEDGER_KINDS : OF_BALANCE,
    });
    return {
      data: data.map(({ amountMilli, ...entry }) => ({ ...entry, amount: toCredits(amountMilli) })),
      nextCursor,
    };
  },
  /** The last twelve in which anything happened, newest first. */
  async months(accountId: string) {
    const now = new Date(nowMs());
    const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1), 1));
    const months = await listLedgerMonths(db, accountId, since);
    return months.map(({ addedMilli, chargedMilli, ...month }) => ({
      ...month,
      added: toCredits(addedMilli),
      charged: toCredits(chargedMilli),
    }));
  },
});
