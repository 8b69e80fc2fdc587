import type { Db } from '@fiscal/db/base/client';
import { cancelInvitationsOf } from '@fiscal/db/people/invitations';
import { isRole, type Role } from '@fiscal/db/people/members';
import { APIError } from 'better-auth/api';
import { organization } from 'better-auth/plugins';
import { createAccessControl } from 'better-auth/plugins/access';
import type { Mailer } from '../mail/mail.ts';
import { invitationLetter } from './mail/letters.ts';
import { may } from './rights/roles.ts';
import type { PeopleSecrets } from './secrets.ts';

const ac = createAccessControl({
  organization: ['update'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
});

/** better-auth's own questions, answered by our one table (`roles.ts`). */
const roleOf = (role: Role) =>
  ac.newRole({
    organization: may(role, 'account:write') ? ['update'] : [],
    member: may(role, 'members:manage') ? ['create', 'update', 'delete'] : [],
    invitation: may(role, 'members:manage') ? ['create', 'cancel'] : [],
  });

const INVITATION_SECONDS = 7 * 24 * 60 * 60;

/** Members and invitations. Accounts are opened by `/sign-up/account` alone: an organization without one is of no use. */
export const organizationPlugin = (deps: {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly secrets: PeopleSecrets;
  readonly consoleUrl: string;
}) =>
  organization({
    ac,
    roles: {
      owner: roleOf('owner'),
      admin: roleOf('admin'),
      developer: roleOf('developer'),
      fiscal: roleOf('fiscal'),
      leitura: roleOf('leitura'),
    },
    creatorRole: 'owner',
    allowUserToCreateOrganization: false,
    disableOrganizationDeletion: true,
    requireEmailVerificationOnInvitation: true,
    cancelPendingInvitationsOnReInvite: true,
    invitationExpiresIn: INVITATION_SECONDS,
    organizationHooks: {
      beforeCreateInvitation: async ({ invitation }) => void knownRole(invitation.role),
      beforeUpdateMemberRole: async ({ newRole }) => void knownRole(newRole),
      async afterUpdateMemberRole({ member, organization: { id } }) {
        if (!may(knownRole(member.role), 'members:manage'))
          await cancelInvitationsOf(deps.db, id, member.userId);
      },
      afterRemoveMember: async ({ member, organization: { id } }) =>
        cancelInvitationsOf(deps.db, id, member.userId),
    },
    async sendInvitationEmail({ id, email, role, organization: { name }, inviter }) {
      const token = deps.secrets.invitationToken(id);
      const url = `${deps.consoleUrl}/convite/${id}?token=${token}`;
      deps.mailer.post(
        invitationLetter(email, { inviter: inviter.user.name, account: name, role: knownRole(role), url }),
      );
    },
  });

/** better-auth would take its own default roles, and several at once. */
function knownRole(role: string): Role {
  if (isRole(role)) return role;
  throw new APIError('BAD_REQUEST', { code: 'ROLE_NOT_FOUND', message: 'Role not found' });
}
