import type { Db } from '@fiscal/db/base/client';
import { hashPassword, isOutdated } from '@fiscal/db/people/password-hash';
import { passwordHashOf, setPassword } from '@fiscal/db/people/persons';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';

/** Hashes a password again at sign-in if its hash has earlier costs, with or without a pending second factor. */
export const freshHashPlugin = (db: Db) =>
  ({
    id: 'emite-fresh-hash',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === '/sign-in/email',
          handler: createAuthMiddleware(async (ctx) => {
            const { returned } = ctx.context;
            const { email, password }: { email?: unknown; password?: unknown } = Object(ctx.body);
            if (isAPIError(returned) || typeof email !== 'string' || typeof password !== 'string') return;
            const found = await ctx.context.internalAdapter.findUserByEmail(email.toLowerCase());
            const hash = found && (await passwordHashOf(db, found.user.id));
            if (!found || !hash || !isOutdated(hash)) return;
            await setPassword(db.prisma, found.user.id, await hashPassword(password));
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
