import type { Db } from '../client.ts';
import type { Actor } from './audit.ts';

/** Thousandths of a credit. */
export interface CreditsView {
  readonly balanceMilli: bigint;
  /** Held by documents without a verdict; part of the balance. */
  readonly heldMilli: bigint;
  readonly availableMilli: bigint;
  readonly trialEndsAt: Date;
}

export declare function getCredits(db: Db, accountId: string): Promise<CreditsView | null>;
/** Audited; negative amounts correct. Returns the new state. */
export declare function addCredits(
  db: Db,
  accountId: string,
  amountMilli: bigint,
  options: { readonly actor: Actor; readonly note: string },
): Promise<CreditsView>;
