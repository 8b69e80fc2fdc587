import type { Db } from '@fiscal/db/base/client';
import { isConfirmed, openSession } from '@fiscal/db/people/sessions';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';

/** A way in that holds without the password: made or taken away by who has just given it. */
const WAYS_IN = [
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/delete-passkey',
];

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
          matcher: ({ path }) => path !== undefined && [...WAYS_IN, ...OF_ACCOUNT].includes(path),
          handler: createAuthMiddleware(async (ctx) => {
            const signedIn = await getSessionFromCtx(ctx);
            // Nobody is refused by better-auth itself.
            if (!signedIn) return;
            const { id, token } = signedIn.session;
            if (WAYS_IN.includes(ctx.path) && !(await isConfirmed(db, id)))
              throw new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH' });
            if (OF_ACCOUNT.includes(ctx.path) && (await openSession(db, token))?.secondFactorOwed)
              throw new APIError('FORBIDDEN', { code: 'SECOND_FACTOR_OWED' });
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
