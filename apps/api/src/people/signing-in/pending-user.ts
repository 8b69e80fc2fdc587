import type { getSessionFromCtx } from 'better-auth/api';

type Context = Parameters<typeof getSessionFromCtx>[0];

/** Who has given the password and owes the second factor. */
export async function pendingUser(ctx: Context): Promise<string | null> {
  const cookie = ctx.context.createAuthCookie('two_factor');
  const identifier = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  if (!identifier) return null;
  const found = await ctx.context.internalAdapter.findVerificationValue(identifier);
  return found?.value ?? null;
}
