import { z } from 'zod';
import { presentArguments } from '../../base/present-arguments.ts';
import { uuid } from '../../inputs/fields.ts';
import { procedure, router, taking } from '../trpc.ts';
import { goingOn } from './going-on.ts';

const PAGE = 50;

const filter = z.strictObject({
  ...goingOn,
  requestId: z.string().max(100).optional(),
  statusClass: z.union([z.literal(2), z.literal(4), z.literal(5)]).optional(),
  /** Part of the route or of the GraphQL operation. */
  route: z.string().max(100).optional(),
  clientId: uuid().optional(),
  environment: z.union([z.literal(1), z.literal(2)]).optional(),
  from: z.date().optional(),
  to: z.date().optional(),
  cursor: uuid().optional(),
});

/** Requests of the account's callers in the last week, with their answers. */
export const requestsProcedures = router({
  list: procedure('keys:read')
    .input(taking(filter))
    .query(({ ctx, input }) =>
      ctx.services.access.requests.list(ctx.who.accountId, {
        ...presentArguments({ ...input, direction: undefined }),
        limit: PAGE,
      }),
    ),
  /** Finds a request by its place in the log, or by the request id of its answer. */
  get: procedure('keys:read')
    .input(taking(z.strictObject({ id: z.string().min(1).max(100) })))
    .query(({ ctx, input: { id } }) => ctx.services.access.requests.get(ctx.who.accountId, id)),
});
