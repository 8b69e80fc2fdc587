import { createHash } from 'node:crypto';
import type { Db } from '@fiscal/db/base/client';
import { cameInFrom } from '@fiscal/db/people/sessions';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import type { Rate, RateLimiter } from '../../base/rate-limit.ts';
import { IP_HEADER } from '../routes.ts';

/** Wrong passwords for one person, from wherever: twenty at once, and as many an hour. More than any one address is let try at once. */
export const WRONG: Rate = { size: 20, perMinute: 20 / 60 };

/** Wrong passwords that a person may give inside their sessions, at routes of better-auth: ten at once, and as many an hour. */
export const WRONG_INSIDE = { size: 10, perMinute: 10 / 60 } as const satisfies Rate;
/** Bucket of the passwords that a person gives inside their sessions. */
export const insideBucket = (userId: string) => `senha-na-sessao:${userId}`;
const INSIDE = [
  '/change-password',
  '/two-factor/disable',
  '/two-factor/enable',
  '/two-factor/generate-backup-codes',
];

const emailOf = (body: unknown): string | null => {
  const { email }: { email?: unknown } = Object(body);
  return typeof email === 'string' ? email.toLowerCase() : null;
};
/** Bucket of the failed passwords of a person. */
export const bucketOf = (email: string) =>
  `senha-errada:${createHash('sha256').update(email).digest('base64url')}`;

/**
 * Slows down guesses of a person's password from many addresses, inside a session too. At sign-in, addresses of earlier sign-ins of the person stay
 * free, so that a stranger cannot lock the person out.
 */
export const backOffPlugin = ({ db, limiter }: { readonly db: Db; readonly limiter: RateLimiter }) => {
  const matcher = ({ path }: { path?: string | undefined }) => path === '/sign-in/email';
  const isInside = ({ path }: { path?: string | undefined }) => path !== undefined && INSIDE.includes(path);
  /** Requests that were counted before their password was compared: many at once must not all be the first. */
  const counted = new WeakSet<Request>();
  return {
    id: 'emite-back-off',
    hooks: {
      before: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const email = emailOf(ctx.body);
            if (email === null || !ctx.request) return;
            const { allowed, retryAfterSeconds } = await limiter.take(bucketOf(email), WRONG);
            if (allowed) {
              counted.add(ctx.request);
              return;
            }
            if (await cameInFrom(db, email, ctx.request.headers.get(IP_HEADER) ?? '')) return;
            throw tooMany(retryAfterSeconds);
          }),
        },
        {
          matcher: isInside,
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx);
            if (!session) return;
            const { allowed, retryAfterSeconds } = await limiter.take(
              insideBucket(session.user.id),
              WRONG_INSIDE,
            );
            if (!allowed) throw tooMany(retryAfterSeconds);
          }),
        },
      ],
      after: [
        {
          matcher: isInside,
          handler: createAuthMiddleware(async (ctx) => {
            if (isAPIError(ctx.context.returned)) return;
            const session = await getSessionFromCtx(ctx);
            if (session) await limiter.take(insideBucket(session.user.id), WRONG_INSIDE, -1);
          }),
        },
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const { returned } = ctx.context;
            const email = emailOf(ctx.body);
            if (email === null || !ctx.request || !counted.has(ctx.request)) return;
            const isWrong = isAPIError(returned) && returned.statusCode === 401;
            if (!isWrong) await limiter.take(bucketOf(email), WRONG, -1);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
};

const tooMany = (seconds: number) =>
  new APIError('TOO_MANY_REQUESTS', {}, { 'x-retry-after': String(seconds) });
