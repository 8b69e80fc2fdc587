import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';

/** Reads which session a cookie names, once its signature holds; no route. Whether the session is still good is the database's word. */
export const sessionTokenPlugin = () =>
  ({
    id: 'emite-session-token',
    endpoints: {
      sessionToken: createAuthEndpoint.serverOnly(
        { method: 'GET', requireHeaders: true },
        async (ctx): Promise<string | null> => {
          const { authCookies, secret } = ctx.context;
          return (await ctx.getSignedCookie(authCookies.sessionToken.name, secret)) || null;
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
