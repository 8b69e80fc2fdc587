import { documentOf } from '@fiscal/core/registry/documents';
import { z } from 'zod';
import { closingBody, contingencyBody, contingencyBodyOf, settingsIn } from '../../inputs/contingency.ts';
import { fieldChanges, withChanges } from '../../inputs/field-changes.ts';
import { uuid } from '../../inputs/fields.ts';
import { parseInput } from '../../inputs/parse.ts';
import { procedure, router, taking } from '../trpc.ts';

const environment = z.union([z.literal(1), z.literal(2)]);
const ofCompany = z.strictObject({ clientId: uuid(), environment });

/** Rows on the page of a company. */
const LISTED_MAX = 100;

/** Settings of companies for an authority's outage, and the status of its services. */
export const contingencyProcedures = router({
  settings: procedure('clients:read')
    .input(taking(ofCompany))
    .query(({ ctx, input }) => ctx.services.contingency.settings(ctx.account, input)),
  setSettings: procedure('clients:write')
    .input(taking(ofCompany.extend({ changes: fieldChanges })))
    .mutation(({ ctx, input: { changes, ...of } }) =>
      ctx.services.contingency.set(ctx.account, of, (stored) => {
        const next = withChanges(contingencyBodyOf(stored), changes);
        const touched = changes.map(({ field }) => field.split('.', 1)[0] ?? '');
        const body = Object.fromEntries(touched.map((type) => [type, next[type]]));
        return settingsIn(parseInput(contingencyBody, body));
      }),
    ),
  obligations: procedure('clients:read')
    .input(taking(ofCompany))
    .query(async ({ ctx, input }) => {
      const found = await ctx.services.contingency.obligations(ctx.account, input);
      return found.map((each) => ({ ...each, typeName: documentOf(each.type).nome }));
    }),
  deadlines: procedure('clients:read')
    .input(taking(ofCompany))
    .query(async ({ ctx, input }) => {
      const open = { ...input, state: 'aberto', limit: LISTED_MAX } as const;
      const found = await ctx.services.contingency.deadlines(ctx.account, open);
      return found.map((each) => ({ ...each, typeName: documentOf(each.type).nome }));
    }),
  closeObligation: procedure('clients:write')
    .input(taking(closingBody.extend({ id: uuid() })))
    .mutation(({ ctx, input: { id, reason } }) =>
      ctx.services.contingency.act(ctx.account, id, { kind: 'encerrar', reason }),
    ),
  retryObligation: procedure('clients:write')
    .input(taking(z.strictObject({ id: uuid() })))
    .mutation(({ ctx, input: { id } }) => ctx.services.contingency.act(ctx.account, id, { kind: 'repetir' })),
  services: procedure('clients:read')
    .input(taking(z.strictObject({ environment })))
    .query(async ({ ctx, input }) => {
      const services = await ctx.services.contingency.services(ctx.account, input.environment);
      return services.map((service) => ({ ...service, typeName: documentOf(service.type).nome }));
    }),
});
