import { notFound } from '../../base/failure.ts';
import { perMinute } from '../../edge/limits.ts';
import { procedure, router } from '../trpc.ts';

/** The account itself, as any of its people may know it. */
export const accountProcedures = router({
  get: procedure('clients:read').query(async ({ ctx }) => {
    const found = await ctx.services.getAccount(ctx.account.accountId);
    if (found === null) throw notFound();
    const { id, name, createdAt, trialEndsAt, limits } = found.account;
    return {
      id,
      name,
      createdAt,
      trialEndsAt,
      inTrial: found.inTrial,
      /** Requests a minute: of each company's token, unless it has limits of its own. */
      limits: perMinute(limits),
      apiUrl: ctx.publicUrl,
    };
  }),
});
