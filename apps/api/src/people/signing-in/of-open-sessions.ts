import type { Db } from '@fiscal/db/base/client';
import { accountOfInvitation } from '@fiscal/db/people/invitations';
import { isRole, membershipsOf } from '@fiscal/db/people/members';
import { forgetConfirmation, isConfirmed } from '@fiscal/db/people/sessions';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { changesOwners } from '../rights/changes-owners.ts';
import { NEEDS_PROOF, needsProof } from '../rights/proof.ts';
import { may } from '../rights/roles.ts';
import { ROUTE_PERMISSIONS } from '../rights/route-permissions.ts';

/** Further conditions of better-auth's own routes on an open session. */
export const openSessionsPlugin = (db: Db) =>
  ({
    id: 'emite-open-sessions',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && (path in NEEDS_PROOF || path in ROUTE_PERMISSIONS),
          handler: createAuthMiddleware(async (ctx) => {
            const signedIn = await getSessionFromCtx(ctx);
            // better-auth itself refuses a request without a session.
            if (!signedIn) return;
            const { path } = ctx;
            const { id, userId } = signedIn.session;
            const body: Readonly<Record<string, unknown>> = Object(ctx.body ?? ctx.query);
            if (!namesRoles(body['role'])) throw new APIError('BAD_REQUEST', { code: 'ROLE_NOT_FOUND' });
            const invitedTo =
              path === '/organization/cancel-invitation'
                ? await accountOfInvitation(db, body['invitationId'])
                : null;
            // Same choice as in better-auth; the database reads an id in capitals, too.
            const accountId = String(
              invitedTo ?? (body['organizationId'] || signedIn.session['activeOrganizationId']),
            ).toLowerCase();
            const permission = ROUTE_PERMISSIONS[path];
            const hasFactor = signedIn.user['twoFactorEnabled'] === true;
            if (permission !== undefined) {
              const memberships = await membershipsOf(db, userId);
              const membership = memberships.find((each) => each.accountId === accountId);
              if (membership?.secondFactorRequired && !hasFactor)
                throw new APIError('FORBIDDEN', { code: 'SECOND_FACTOR_OWED' });
              // better-auth itself refuses people who are no members.
              if (membership !== undefined && !may(membership.role, permission))
                throw new APIError('FORBIDDEN', { code: 'ROLE_NOT_ALLOWED' });
            }
            if (await isConfirmed(db, id)) return;
            const applies = async () =>
              NEEDS_PROOF[path] === 'factor'
                ? hasFactor
                : changesOwners(db, { path, body, userId, accountId });
            if (await needsProof(path, applies))
              throw new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH' });
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === '/change-password',
          handler: createAuthMiddleware(async ({ context: { newSession } }) => {
            // The new session was opened by the password alone.
            if (newSession?.user['twoFactorEnabled'] === true)
              await forgetConfirmation(db, newSession.session.id);
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

/** better-auth would take ` owner` and `owner,` for the role that the proof is asked for. */
const namesRoles = (role: unknown): boolean =>
  [role ?? []].flat().every((each: unknown) => typeof each === 'string' && isRole(each));
