import { z } from 'zod';
import { notFound } from '../../base/failure.ts';
import { perMinute } from '../../edge/limits.ts';
import { procedure, router, taking } from '../trpc.ts';
import { ownPassword } from './own-data.ts';

/** The account itself, as any of its people may know it. */
export const accountProcedures = router({
  get: procedure('clients:read').query(async ({ ctx }) => {
    const found = await ctx.services.account.get(ctx.account.accountId);
    if (found === null) throw notFound();
    const { id, name, createdAt, trialEndsAt, secondFactorRequired, rates, ceilings } = found.account;
    return {
      id,
      name,
      createdAt,
      trialEndsAt,
      inTrial: found.inTrial,
      secondFactorRequired,
      /** Requests a minute: of each company's token, unless it has limits of its own. */
      limits: perMinute(rates),
      /** Limits over all companies and tokens of the account. */
      ceilings,
      apiUrl: ctx.publicUrl,
    };
  }),
  close: procedure('account:close')
    .input(taking(ownPassword))
    .mutation(({ ctx, input }) => ctx.people.closeAccount(ctx.who, input.password, ctx.requestId)),
  takeBackLinks: procedure('account:write').mutation(({ ctx }) =>
    ctx.services.files.takeBackLinks(ctx.account, ctx.requestId),
  ),
  requireSecondFactor: procedure('account:write')
    .input(taking(z.strictObject({ required: z.boolean() })))
    .mutation(({ ctx, input: { required } }) => {
      const { who, requestId } = ctx;
      return ctx.services.account.secondFactorPolicy(who.accountId, required, {
        userId: who.userId,
        requestId,
      });
    }),
});
