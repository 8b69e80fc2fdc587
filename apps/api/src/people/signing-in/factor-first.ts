import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import type { Rate, RateLimiter } from '../../base/rate-limit.ts';
import type { TakeFactor } from './take-factor.ts';

/** Wrong codes that a person may give inside their sessions: ten at once, and as many an hour. */
export const WRONG_FACTORS = { size: 10, perMinute: 10 / 60 } as const satisfies Rate;
/** The bucket that counts a person's wrong codes. */
export const factorBucket = (userId: string) => `codigo-errado:${userId}`;

/** Routes that remove a second factor, or create codes that replace it. */
const CHANGES = ['/two-factor/disable', '/two-factor/generate-backup-codes'];
const CHECKS = ['/two-factor/verify-totp', '/two-factor/verify-backup-code'];

interface FactorFirst {
  readonly takeFactor: TakeFactor;
  readonly limiter: RateLimiter;
}

/** Asks for the second factor before it is changed, since the password alone is not enough, and limits guesses inside a session. */
export const factorFirstPlugin = ({ takeFactor, limiter }: FactorFirst) =>
  ({
    id: 'emite-factor-first',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && CHANGES.includes(path),
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx);
            if (session?.user['twoFactorEnabled'] !== true) return;
            const { code }: { code?: unknown } = Object(ctx.body);
            if (typeof code !== 'string' || code.trim() === '')
              throw new APIError('BAD_REQUEST', { code: 'CODE_REQUIRED' });
            const userId = session.user.id;
            // Before the code: a backup code is not lost by a mistyped password.
            await ctx.context.password.checkPassword(userId, ctx);
            if (!(await takeFactor({ userId, headers: ctx.headers ?? new Headers() }, code)))
              throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' });
          }),
        },
        {
          matcher: ({ path }) => path !== undefined && CHECKS.includes(path),
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx);
            if (!session) return;
            // Counted before it is compared: many at once must not all be the first.
            const { allowed, retryAfterSeconds } = await limiter.take(
              factorBucket(session.user.id),
              WRONG_FACTORS,
            );
            if (!allowed)
              throw new APIError('TOO_MANY_REQUESTS', {}, { 'x-retry-after': String(retryAfterSeconds) });
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path !== undefined && CHECKS.includes(path),
          handler: createAuthMiddleware(async (ctx) => {
            const { returned } = ctx.context;
            if (isAPIError(returned) && returned.statusCode === 401) return;
            const session = await getSessionFromCtx(ctx);
            if (session) await limiter.take(factorBucket(session.user.id), WRONG_FACTORS, -1);
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
