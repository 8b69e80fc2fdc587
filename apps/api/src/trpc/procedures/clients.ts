import { z } from 'zod';
import { clientFormBody, formClientOf } from '../../inputs/client.ts';
import { toChange, updateClientBody } from '../../inputs/client-change.ts';
import { fieldChanges } from '../../inputs/field-changes.ts';
import { uuid } from '../../inputs/fields.ts';
import { readinessEnglish } from '../../services/people-words/english/readiness.ts';
import { procedure, router, taking } from '../trpc.ts';
import { goingOn } from './going-on.ts';

const PAGE = 100;

const ofClient = z.strictObject({ clientId: uuid() });

/** The companies of the account. */
export const clientsProcedures = router({
  list: procedure('clients:read')
    .input(
      taking(
        z.strictObject({
          ...goingOn,
          cursor: uuid().optional(),
          search: z.string().trim().max(100).optional(),
        }),
      ),
    )
    .query(({ ctx, input: { cursor, search } }) =>
      ctx.services.companies.clients.list(ctx.account, {
        limit: PAGE,
        ...(cursor === undefined ? {} : { cursor }),
        ...(search === undefined || search === '' ? {} : { search }),
      }),
    ),
  /** To choose from. */
  options: procedure('clients:read').query(({ ctx }) => ctx.services.companies.clients.options(ctx.account)),
  get: procedure('clients:read')
    .input(taking(ofClient))
    .query(({ ctx, input }) => ctx.services.companies.clients.get(ctx.account, input.clientId)),
  /** Open steps before the company's first real document; queries the authorities. */
  readiness: procedure('clients:write')
    .input(taking(ofClient.extend({ types: z.array(z.string().max(20)).min(1).max(7).nullable() })))
    .query(async ({ ctx, input: { clientId, types } }) => {
      const { lines, ...found } = await ctx.services.companies.checkReadiness(ctx.account, clientId, {
        types,
      });
      return { ...found, lines: lines.map((line) => ({ ...line, english: readinessEnglish(line.message) })) };
    }),
  create: procedure('clients:write')
    .input(taking(clientFormBody))
    .mutation(({ ctx, input }) => ctx.services.companies.clients.create(ctx.account, formClientOf(input))),
  update: procedure('clients:write')
    .input(taking(updateClientBody.extend({ clientId: uuid() })))
    .mutation(({ ctx, input: { clientId, ...change } }) =>
      ctx.services.companies.clients.update(ctx.account, clientId, toChange(change)),
    ),
  edit: procedure('clients:write')
    .input(taking(ofClient.extend({ changes: fieldChanges })))
    .mutation(({ ctx, input: { clientId, changes } }) =>
      ctx.services.companies.clients.edit(ctx.account, clientId, changes),
    ),
  /** Ends a company: its documents stay; its tokens and secrets are deleted. */
  end: procedure('clients:end')
    .input(taking(ofClient))
    .mutation(({ ctx, input }) => ctx.services.companies.endClient(ctx.account, input.clientId)),
  logo: procedure('clients:read')
    .input(taking(ofClient))
    .query(async ({ ctx, input }) => {
      const logo = await ctx.services.companies.logos.get(ctx.account, input.clientId);
      if (logo === null) return null;
      const { contentType, bytes, updatedAt } = logo;
      return { contentType, base64: bytes.toString('base64'), updatedAt };
    }),
  setLogo: procedure('clients:write')
    .input(taking(ofClient.extend({ image: z.base64().max(400_000) })))
    .mutation(({ ctx, input }) => ctx.services.companies.logos.set(ctx.account, input.clientId, input.image)),
  removeLogo: procedure('clients:write')
    .input(taking(ofClient))
    .mutation(({ ctx, input }) => ctx.services.companies.logos.remove(ctx.account, input.clientId)),
});
