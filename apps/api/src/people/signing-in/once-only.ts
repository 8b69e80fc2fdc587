import type { Db } from '@fiscal/db/base/client';
import { giveCodeBack, takeCode } from '@fiscal/db/people/used-codes';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { pendingUser } from './pending-user.ts';

const PATHS = ['/two-factor/verify-totp', '/two-factor/verify-backup-code'];

/** What no authenticator shows. */
const NO_CODE = '-';

/** A code of an authenticator opens one session, and no browser is trusted to come in without one. */
export const onceOnlyPlugin = (db: Db) => {
  const taken = new WeakMap<Request, { readonly userId: string; readonly code: string }>();
  const matcher = ({ path }: { path?: string | undefined }) => path !== undefined && PATHS.includes(path);
  return {
    id: 'emite-once-only',
    hooks: {
      before: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const body = { ...Object(ctx.body), trustDevice: false };
            const userId = await pendingUser(ctx);
            const code: unknown = body.code;
            if (ctx.path !== PATHS[0] || !ctx.request || !userId || typeof code !== 'string')
              return { context: { body } };
            if (!(await takeCode(db, userId, code))) return { context: { body: { ...body, code: NO_CODE } } };
            taken.set(ctx.request, { userId, code });
            return { context: { body } };
          }),
        },
      ],
      after: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const { returned } = ctx.context;
            const of = ctx.request && taken.get(ctx.request);
            if (of && isAPIError(returned) && returned.statusCode >= 400)
              await giveCodeBack(db, of.userId, of.code);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
};
