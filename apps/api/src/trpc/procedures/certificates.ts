import { RADAR_STATES } from '@fiscal/db/companies/certificate-radar';
import { z } from 'zod';
import { certificateBody, certificateToInspect, thumbprint } from '../../inputs/client.ts';
import { uuid } from '../../inputs/fields.ts';
import { procedure, router, taking } from '../trpc.ts';
import { goingOn } from './going-on.ts';

const PAGE = 100;
/** On a banner more is not read. */
const WARNED = 5;
const SOON = ['vencido', '1', '7', '30', '60'] as const;

/** A1s of the companies. */
export const certificatesProcedures = router({
  /** Reads a certificate before the upload; stores nothing. */
  inspect: procedure('certificates:write')
    .input(taking(certificateToInspect))
    .mutation(({ ctx, input }) => ctx.services.companies.certificates.inspect(ctx.account, input)),
  replace: procedure('certificates:write')
    .input(taking(certificateBody.extend({ clientId: uuid() })))
    .mutation(({ ctx, input: { clientId, ...upload } }) =>
      ctx.services.companies.certificateChanges.replace(ctx.account, clientId, upload),
    ),
  restore: procedure('certificates:write')
    .input(taking(z.strictObject({ clientId: uuid(), thumbprint })))
    .mutation(({ ctx, input }) =>
      ctx.services.companies.certificateChanges.restore(ctx.account, input.clientId, input.thumbprint),
    ),
  history: procedure('clients:read')
    .input(taking(z.strictObject({ clientId: uuid() })))
    .query(({ ctx, input }) => ctx.services.companies.clients.certificates(ctx.account, input.clientId)),
  radar: procedure('clients:read')
    .input(
      taking(
        z.strictObject({
          states: z.array(z.enum(RADAR_STATES)).min(1).optional(),
          cursor: z.string().max(80).optional(),
          ...goingOn,
        }),
      ),
    )
    .query(({ ctx, input: { states, cursor } }) =>
      ctx.services.companies.certificates.radar(ctx.account, {
        limit: PAGE,
        ...(states === undefined ? {} : { states }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
    ),
  counts: procedure('clients:read').query(({ ctx }) =>
    ctx.services.companies.certificates.counts(ctx.account),
  ),
  /** Certificates that are expired or expire within 60 days: the first few, and the count. */
  warnings: procedure('clients:read').query(async ({ ctx }) => {
    const [{ data }, counts] = await Promise.all([
      ctx.services.companies.certificates.radar(ctx.account, { limit: WARNED, states: SOON }),
      ctx.services.companies.certificates.counts(ctx.account),
    ]);
    return {
      soonest: data,
      total: SOON.reduce((sum, state) => sum + counts[state], 0),
      expired: counts.vencido,
    };
  }),
});
