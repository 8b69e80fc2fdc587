import { z } from 'zod';
import { notFound } from '../../base/failure.ts';
import { toCredits } from '../../services/account/get-account.ts';
import { procedure, router, taking } from '../trpc.ts';
import { goingOn } from './going-on.ts';

const PAGE = 50;

const page = z.strictObject({
  ...goingOn,
  /** Includes moves between free and reserved credits. */
  holds: z.boolean(),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

/** Credits of the account. */
export const creditsProcedures = router({
  summary: procedure('billing:read').query(async ({ ctx }) => {
    const found = await ctx.services.account.get(ctx.who.accountId);
    if (found === null) throw notFound();
    const { credits, inTrial } = found;
    return {
      balance: toCredits(credits.balanceMilli),
      held: toCredits(credits.heldMilli),
      available: toCredits(credits.availableMilli),
      trialEndsAt: credits.trialEndsAt,
      inTrial,
      prices: ctx.services.account.credits.prices(),
    };
  }),
  entries: procedure('billing:read')
    .input(taking(page))
    .query(({ ctx, input: { holds, cursor } }) =>
      ctx.services.account.credits.entries(ctx.who.accountId, {
        holds,
        limit: PAGE,
        ...(cursor === undefined ? {} : { cursor }),
      }),
    ),
  months: procedure('billing:read').query(({ ctx }) =>
    ctx.services.account.credits.months(ctx.who.accountId),
  ),
});
