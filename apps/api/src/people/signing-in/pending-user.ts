import type { getSessionFromCtx } from 'better-auth/api';

type Context = Parameters<typeof getSessionFromCtx>[0];

/** Person with a correct password and a pending second factor. */
export async function pendingUser(ctx: Context): Promise<string | null> {
  const cookie = ctx.context.createAuthCookie('two_factor');
  const identifier = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  if (!identifier) return null;
  const found = await ctx.context.internalAdapter.findVerificationValue(identifier);
  return found?.value ?? null;
}
