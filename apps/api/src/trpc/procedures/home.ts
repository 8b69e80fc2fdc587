import { z } from 'zod';
import { environment, integer, uuid } from '../../inputs/fields.ts';
import { may } from '../../people/rights/roles.ts';
import { procedure, router, taking } from '../trpc.ts';

const inEnvironment = z.strictObject({ environment: environment('environment') });

/** An environment at a glance. */
export const homeProcedures = router({
  /** Documents of the last days in São Paulo, today included. */
  stats: procedure('documents:read')
    .input(
      taking(
        inEnvironment.extend({
          days: integer('days', { min: 1, max: 90 }, 'Dias até hoje.'),
          /** Limits to a company; all companies when absent. */
          clientId: uuid().optional(),
        }),
      ),
    )
    .query(({ ctx, input }) => ctx.services.account.home.stats(ctx.who.accountId, input)),

  attention: procedure('documents:read')
    .input(taking(inEnvironment))
    .query(({ ctx, input }) =>
      ctx.services.account.home.attention(ctx.who.accountId, {
        ...input,
        withTrial: may(ctx.who.role, 'billing:read'),
      }),
    ),
});
