import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { z } from 'zod';
import type { Behind } from '../../mail/behind.ts';

const asked = z.object({ email: z.email() });

/**
 * Answers a request for a new password before the work starts: its duration must not reveal whether an address is known.
 *
 * @param reset performs the request, with the same headers
 */
export const answerFirstPlugin = (
  behind: Behind,
  reset: (request: Request, email: string) => Promise<unknown>,
) => {
  const answered = new WeakSet<Request>();
  return {
    id: 'emite-answer-first',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/request-password-reset',
          handler: createAuthMiddleware(async (ctx) => {
            const { request } = ctx;
            const { data } = asked.safeParse(ctx.body);
            if (!request || !data || answered.has(request)) return undefined;
            const later = new Request(request.url, { method: 'POST', headers: request.headers });
            answered.add(later);
            behind.start(() => reset(later, data.email));
            return ctx.json({ status: true });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
};
