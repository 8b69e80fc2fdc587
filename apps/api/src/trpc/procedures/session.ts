import { z } from 'zod';
import { notFound } from '../../base/failure.ts';
import { may, PERMISSION_NAMES } from '../../people/rights/roles.ts';
import { passkeyResponse } from '../../people/signing-in/take-passkey.ts';
import { procedure, router, taking } from '../trpc.ts';
import { ownPassword } from './own-data.ts';

/** Current person at the console, with their permissions. */
export const sessionProcedures = router({
  me: procedure('own-data').query(async ({ ctx }) => {
    const { userId, accountId, role, secondFactorOwed } = ctx.who;
    const person = await ctx.people.describe(ctx.who);
    if (person === null) throw notFound();
    return {
      ...person,
      userId,
      accountId,
      role,
      /** The account lets them in once they have a second factor. */
      secondFactorOwed,
      permissions: PERMISSION_NAMES.filter((name) => may(role, name)),
    };
  }),
  /** Query of Temporal's list for the workflows of an access key. @throws {Failure} nao_encontrado: to no operator */
  workflowQuery: procedure('own-data')
    .input(taking(z.strictObject({ accessKey: z.string().regex(/^[0-9A-Z]{44,53}$/) })))
    .query(async ({ ctx, input }) => {
      const person = await ctx.people.describe(ctx.who);
      if (person?.operator !== true) throw notFound();
      const hashes = ctx.services.access.keyHashes(input.accessKey).map((hash) => `"${hash}"`);
      return { query: `AccessKeyHash in (${hashes.join(', ')})` };
    }),
  /** Proves that the person at the console owns the session, before changes of their ways to sign in. */
  confirm: procedure('own-data')
    .input(taking(ownPassword.extend({ code: z.string().max(40).optional() })))
    .mutation(({ ctx, input: { password, code } }) =>
      ctx.people.confirmSession(ctx.who, { password, code, cookie: ctx.cookie }, ctx.requestId),
    ),
  /** Proves the same by the answer of a passkey to a challenge of `/passkey/generate-authenticate-options`. */
  confirmByPasskey: procedure('own-data')
    .input(taking(z.strictObject({ response: passkeyResponse })))
    .mutation(({ ctx, input: { response } }) =>
      ctx.people.confirmSession(ctx.who, { passkey: response, cookie: ctx.cookie }, ctx.requestId),
    ),
});
