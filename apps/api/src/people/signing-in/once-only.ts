import { defineRequestState } from '@better-auth/core/context';
import type { Db } from '@fiscal/db/base/client';
import { giveCodeBack, takeCode } from '@fiscal/db/people/used-codes';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { hashGiven } from './hashed-backup-codes.ts';
import { pendingUser } from './pending-user.ts';

const [TOTP, BACKUP] = ['/two-factor/verify-totp', '/two-factor/verify-backup-code'];

/** Code that no authenticator shows. */
const NO_CODE = '-';

/**
 * Opens a single session per authenticator code, compares backup codes by their hash, and never trusts a browser to
 * skip the code.
 */
export const onceOnlyPlugin = (db: Db) => {
  const taken = defineRequestState<{ readonly userId: string; readonly code: string } | null>(() => null);
  const matcher = ({ path }: { path?: string | undefined }) => path === TOTP || path === BACKUP;
  return {
    id: 'emite-once-only',
    hooks: {
      before: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const body = { ...Object(ctx.body), trustDevice: false };
            const pending = await pendingUser(ctx);
            const code: unknown = body.code;
            if (typeof code !== 'string') return { context: { body } };
            if (ctx.path === BACKUP) {
              const holder = (await getSessionFromCtx(ctx))?.user.id ?? pending;
              if (!holder) return { context: { body } };
              return { context: { body: { ...body, code: await hashGiven(ctx.context, holder, code) } } };
            }
            if (!pending) return { context: { body } };
            if (!(await takeCode(db, pending, code)))
              return { context: { body: { ...body, code: NO_CODE } } };
            await taken.set({ userId: pending, code });
            return { context: { body } };
          }),
        },
      ],
      after: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const { returned } = ctx.context;
            const of = await taken.get();
            if (of && isAPIError(returned) && returned.statusCode >= 400)
              await giveCodeBack(db, of.userId, of.code);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
};
