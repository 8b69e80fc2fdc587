import { DOCUMENTS, documentOf } from '@fiscal/core/registry/documents';
import { UF_SIGLAS } from '@fiscal/core/tables/uf';
import { z } from 'zod';
import { environment, uuid } from '../../inputs/fields.ts';
import { actingFor } from '../context.ts';
import { procedure, router, taking } from '../trpc.ts';
import { whileAllowed } from '../while-allowed.ts';

const inEnvironment = z.strictObject({ environment: environment('environment') });
const type = z.enum(DOCUMENTS.map((each) => each.type));
const ofService = inEnvironment.extend({ type, uf: z.enum(UF_SIGLAS) });
const ofCompany = inEnvironment.extend({ type, clientId: uuid() });

/** The authorities: who answers for whom, and how they were found. */
export const sefazProcedures = router({
  board: procedure('documents:read')
    .input(taking(inEnvironment))
    .query(({ ctx, input }) => ctx.services.sefazBoard.look(ctx.who.accountId, input.environment)),

  history: procedure('documents:read')
    .input(taking(ofService))
    .query(({ ctx, input }) => ctx.services.sefazBoard.changes(ctx.who.accountId, input)),

  /** Asks the authority itself, for the UF of a company. */
  check: procedure('documents:operate')
    .input(taking(ofCompany))
    .mutation(async ({ ctx, input }) =>
      ctx.services.queryStatus(await actingFor(ctx, ctx.who, input), documentOf(input.type)),
    ),

  /** What the account last saw of each service, and again whenever it differs. */
  changes: procedure('documents:read')
    .input(taking(inEnvironment))
    .subscription(async function* ({ ctx, input, signal }) {
      const opened = {
        ctx,
        permission: 'documents:read',
        until: signal ?? new AbortController().signal,
      } as const;
      const following = { accountId: ctx.who.accountId, environment: input.environment };
      yield* whileAllowed(opened, (good) => ctx.services.followSefazStatus(following, good));
    }),
});
