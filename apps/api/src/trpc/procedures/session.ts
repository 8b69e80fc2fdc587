import { notFound } from '../../base/failure.ts';
import { may, PERMISSION_NAMES } from '../../people/roles.ts';
import { procedure, router } from '../trpc.ts';

/** Who is at the console, and what they may do here. */
export const sessionProcedures = router({
  me: procedure('clients:read').query(async ({ ctx }) => {
    const { userId, accountId, role } = ctx.who;
    const person = await ctx.people.describe(ctx.who);
    if (person === null) throw notFound();
    return {
      ...person,
      userId,
      accountId,
      role,
      permissions: PERMISSION_NAMES.filter((name) => may(role, name)),
    };
  }),
});
