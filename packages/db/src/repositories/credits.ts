import type { Db } from '../client.ts';
import { withAccount } from '../transaction.ts';
import { type Actor, auditIn } from './audit.ts';

/** Thousandths of a credit. */
export interface CreditsView {
  readonly balanceMilli: bigint;
  /** Held by documents without a verdict; part of the balance. */
  readonly heldMilli: bigint;
  readonly availableMilli: bigint;
  readonly trialEndsAt: Date;
}

export async function getCredits(db: Db, accountId: string): Promise<CreditsView | null> {
  const row = await withAccount(db, accountId, (tx) =>
    tx.account.findUnique({ where: { accountId }, include: { credits: true } }),
  );
  return row && view(row.credits, row.trialEndsAt);
}

/** Audited; negative amounts correct. Returns the new state. */
export function addCredits(
  db: Db,
  accountId: string,
  amountMilli: bigint,
  options: { readonly actor: Actor; readonly note: string },
): Promise<CreditsView> {
  return withAccount(db, accountId, async (tx) => {
    const credits = await tx.creditBalance.update({
      where: { accountId },
      data: { balanceMilli: { increment: amountMilli } },
      include: { account: true },
    });
    await tx.creditsLedger.createMany({
      data: { accountId, kind: 'recarga', amountMilli, note: options.note },
    });
    await auditIn(tx, accountId, {
      actor: options.actor,
      action: 'credits.add',
      subject: { type: 'account', id: accountId },
      details: { amountMilli: amountMilli.toString(), note: options.note },
    });
    return view(credits, credits.account.trialEndsAt);
  });
}

function view(
  row: { readonly balanceMilli: bigint; readonly heldMilli: bigint } | null,
  trialEndsAt: Date,
): CreditsView {
  const { balanceMilli, heldMilli } = row ?? { balanceMilli: 0n, heldMilli: 0n };
  return { balanceMilli, heldMilli, availableMilli: balanceMilli - heldMilli, trialEndsAt };
}
