import { z } from 'zod';
import { procedure, router, taking } from './trpc.ts';

const PAGE = 100;

/** The companies of the account. */
export const clientsRoom = router({
  list: procedure('clients:read')
    .input(taking(z.strictObject({ cursor: z.uuid().optional() })))
    .query(({ ctx, input: { cursor } }) =>
      ctx.services.clients.list(ctx.account, { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) }),
    ),
  /** To choose from. */
  options: procedure('clients:read').query(({ ctx }) => ctx.services.clients.options(ctx.account)),
});
