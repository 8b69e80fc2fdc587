import { z } from 'zod';
import { uuid } from '../../inputs/fields.ts';
import { rotationBody } from '../../inputs/token-rotation.ts';
import { procedure, router, taking } from '../trpc.ts';

const ofClient = z.strictObject({ clientId: uuid() });
const token = ofClient.extend({ tokenId: uuid() });

/** A company's tokens. */
export const tokensProcedures = router({
  list: procedure('keys:read')
    .input(taking(ofClient))
    .query(async ({ ctx, input: { clientId } }) => ({
      /** Public address of /v1. */
      apiUrl: ctx.publicUrl,
      explorer: ctx.explorer,
      ...(await ctx.services.companies.tokens.list(ctx.account, clientId)),
    })),
  reveal: procedure('tokens:reveal')
    .input(taking(token))
    .mutation(async ({ ctx, input }) => {
      const revealed = await ctx.services.companies.tokens.reveal(ctx.account, input);
      if (revealed.environment === 1) await ctx.people.tell.ofToken(ctx.who.accountId, ctx.who.userId);
      return revealed.token;
    }),
  /** For the pages of the documentation, of the test environment. */
  tryOut: procedure('tokens:reveal')
    .input(taking(ofClient))
    .mutation(({ ctx, input: { clientId } }) => ctx.services.companies.tokens.tryOut(ctx.account, clientId)),
  rotate: procedure('tokens:rotate')
    .input(taking(token.extend({ overlapSeconds: rotationBody.unwrap().shape.overlapSeconds })))
    .mutation(async ({ ctx, input: { clientId, tokenId, overlapSeconds } }) => {
      const { id } = await ctx.services.companies.clients.rotateToken(
        ctx.account,
        { clientId, tokenId },
        overlapSeconds,
      );
      return { id };
    }),
  issue: procedure('tokens:rotate')
    .input(taking(ofClient.extend({ environment: z.union([z.literal(1), z.literal(2)]) })))
    .mutation(({ ctx, input }) => ctx.services.companies.tokens.issue(ctx.account, input)),
  revoke: procedure('tokens:rotate')
    .input(taking(token))
    .mutation(({ ctx, input }) => ctx.services.companies.tokens.revoke(ctx.account, input)),
});
