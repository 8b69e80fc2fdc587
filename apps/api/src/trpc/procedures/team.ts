import { ROLES } from '@fiscal/db/people/members';
import { z } from 'zod';
import { uuid } from '../../inputs/fields.ts';
import { may, PERMISSION_NAMES } from '../../people/rights/roles.ts';
import { procedure, router, taking } from '../trpc.ts';

/** The account's people. They are invited, given roles and removed by better-auth's routes (`people/routes.ts`). */
export const teamProcedures = router({
  members: procedure('members:read').query(({ ctx }) =>
    ctx.services.account.team.members(ctx.account.accountId),
  ),
  invitations: procedure('members:manage').query(({ ctx }) =>
    ctx.services.account.team.invitations(ctx.account.accountId),
  ),
  /** Ends a member's sessions in this account: for a lost device, or a member who left. */
  endSessions: procedure('members:manage')
    .input(taking(z.strictObject({ userId: uuid() })))
    .mutation(({ ctx, input }) => ctx.services.account.endSessions(ctx.account, input.userId, ctx.requestId)),
  /** The table of permissions: each with the roles that have it. */
  roles: procedure('members:read').query(() => ({
    roles: ROLES,
    permissions: PERMISSION_NAMES.map((permission) => ({
      permission,
      roles: ROLES.filter((role) => may(role, permission)),
    })),
  })),
});
