import { ROLES } from '@fiscal/db/people/members';
import { may, PERMISSION_NAMES } from '../../people/roles.ts';
import { procedure, router } from '../trpc.ts';

/** The account's people. They are invited, given roles and removed by better-auth's routes (`people/routes.ts`). */
export const teamProcedures = router({
  members: procedure('members:read').query(({ ctx }) => ctx.services.listTeam.members(ctx.account.accountId)),
  invitations: procedure('members:manage').query(({ ctx }) =>
    ctx.services.listTeam.invitations(ctx.account.accountId),
  ),
  /** The table of permissions: each with the roles that have it. */
  roles: procedure('members:read').query(() => ({
    roles: ROLES,
    permissions: PERMISSION_NAMES.map((permission) => ({
      permission,
      roles: ROLES.filter((role) => may(role, permission)),
    })),
  })),
});
