import { z } from 'zod';
import { procedure, router, taking } from '../trpc.ts';

const asked = z.strictObject({
  kind: z.enum(['access', 'restricted']),
  password: z.string().min(1, 'Informe a sua senha.'),
});

/** The account's access and restricted keys. */
export const keysProcedures = router({
  list: procedure('keys:read').query(({ ctx }) => ctx.people.accountKeys.list(ctx.who)),
  regenerate: procedure('keys:regenerate')
    .input(taking(asked))
    .mutation(({ ctx, input }) => ctx.people.accountKeys.regenerate(ctx.who, input, ctx.requestId)),
});
