import { z } from 'zod';
import { uuid } from '../../inputs/fields.ts';
import { procedure, router, taking } from '../trpc.ts';

const one = taking(z.strictObject({ id: uuid() }));

/** At once; more are more calls. */
const RESUMED_MAX = 100;

/** One document of the account: what is known of it, and what is asked of it. */
export const documentProcedures = router({
  get: procedure('documents:read')
    .input(one)
    .query(({ ctx, input }) => ctx.services.getDocumentRecord(ctx.account.accountId, input.id)),

  request: procedure('documents:read')
    .input(one)
    .query(({ ctx, input }) => ctx.services.getDocumentRequest(ctx.account.accountId, input.id)),

  files: procedure('documents:read')
    .input(one)
    .query(({ ctx, input }) => ctx.services.getDocumentFiles(ctx.account.accountId, input.id)),

  act: procedure('documents:operate')
    .input(
      taking(
        z.strictObject({
          id: uuid(),
          operation: z.string(),
          body: z.record(z.string(), z.unknown()),
          key: z.uuid(),
        }),
      ),
    )
    .mutation(({ ctx, input: { id: documentId, ...asked } }) =>
      ctx.services.actOnDocument(ctx.account, { documentId, ...asked, requestId: ctx.requestId }),
    ),

  resume: procedure('documents:operate')
    .input(taking(z.strictObject({ ids: z.array(uuid()).min(1).max(RESUMED_MAX) })))
    .mutation(({ ctx, input }) => ctx.services.resumeDocuments(ctx.account, input.ids, ctx.requestId)),

  /** Ends one that halted, where it is proven that the authority does not have it. */
  abandon: procedure('documents:operate')
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.abandonDocument(ctx.account, input.id, ctx.requestId)),

  stuck: procedure('documents:read')
    .input(taking(z.strictObject({ environment: z.union([z.literal(1), z.literal(2)]) })))
    .query(({ ctx, input }) => ctx.services.listStuckDocuments(ctx.account.accountId, input.environment)),
});
