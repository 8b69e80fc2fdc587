import type { Permission } from './roles.ts';

/** The permission that a role needs for each route of better-auth about an account. Routes without a row are about the caller alone. */
export const ROUTE_PERMISSIONS: Readonly<Record<string, Permission>> = {
  '/organization/cancel-invitation': 'members:manage',
  '/organization/invite-member': 'members:manage',
  '/organization/list-invitations': 'members:manage',
  '/organization/list-members': 'members:read',
  '/organization/remove-member': 'members:manage',
  '/organization/update': 'account:write',
  '/organization/update-member-role': 'members:manage',
};
