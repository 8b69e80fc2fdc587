import type { Permission } from './roles.ts';

/** What a role has to allow at the routes of better-auth about an account; the others are about oneself. */
export const ROUTE_PERMISSIONS: Readonly<Record<string, Permission>> = {
  '/organization/cancel-invitation': 'members:manage',
  '/organization/invite-member': 'members:manage',
  '/organization/list-invitations': 'members:manage',
  '/organization/list-members': 'members:read',
  '/organization/remove-member': 'members:manage',
  '/organization/update': 'account:write',
  '/organization/update-member-role': 'members:manage',
};
