import type { Db } from '@fiscal/db/base/client';
import { isConfirmed, openSession } from '@fiscal/db/people/sessions';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { changesOwners } from '../rights/changes-owners.ts';
import { NEEDS_PROOF, needsProof } from '../rights/proof.ts';

/** Of an account and its people: for who may see the rest of the console too. */
const OF_ACCOUNT = [
  '/organization/cancel-invitation',
  '/organization/invite-member',
  '/organization/list-invitations',
  '/organization/list-members',
  '/organization/remove-member',
  '/organization/update',
  '/organization/update-member-role',
];

/** What better-auth's own routes ask of a session besides that it is open. */
export const openSessionsPlugin = (db: Db) =>
  ({
    id: 'emite-open-sessions',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && (path in NEEDS_PROOF || OF_ACCOUNT.includes(path)),
          handler: createAuthMiddleware(async (ctx) => {
            const signedIn = await getSessionFromCtx(ctx);
            // Nobody is refused by better-auth itself.
            if (!signedIn) return;
            const { id, token, userId } = signedIn.session;
            if (OF_ACCOUNT.includes(ctx.path) && (await openSession(db, token))?.secondFactorOwed)
              throw new APIError('FORBIDDEN', { code: 'SECOND_FACTOR_OWED' });
            if (await isConfirmed(db, id)) return;
            const { path } = ctx;
            const accountId: unknown = signedIn.session['activeOrganizationId'];
            const asked = { path, body: Object(ctx.body), userId, accountId };
            if (await needsProof(path, () => changesOwners(db, asked)))
              throw new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH' });
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
