import { tracked } from '@trpc/server';
import { z } from 'zod';
import { documentsFilter, documentsPage } from '../../inputs/document-list.ts';
import { environment, uuid } from '../../inputs/fields.ts';
import { procedure, router, taking } from '../trpc.ts';
import { whileAllowed } from '../while-allowed.ts';

/** Documents of one PDF. */
const PRINTED_MAX = 50;

const changesInput = z.strictObject({
  environment: environment('environment'),
  clientId: uuid().optional(),
  documentId: uuid().optional(),
  /** Id after which a broken stream resumes. */
  lastEventId: z.string().max(64).nullish(),
});

/** The documents of the account, of all its companies. */
export const documentsProcedures = router({
  types: procedure('documents:read').query(({ ctx }) => ctx.services.documents.types()),

  /** A page at a time, by the moment of emission, newest first by default. */
  list: procedure('documents:read')
    .input(taking(documentsPage))
    .query(({ ctx, input }) => ctx.services.documents.listOfAccount(ctx.who.accountId, input)),

  /** Counts and sums by type, status and kind of operation; null where too many documents match. */
  totals: procedure('documents:read')
    .input(taking(documentsFilter))
    .query(({ ctx, input }) => ctx.services.documents.totalOfAccount(ctx.who.accountId, input)),

  /** Papers of the chosen documents as one PDF, as Base64; those that cannot be printed are left out. */
  print: procedure('documents:read')
    .input(taking(z.strictObject({ ids: z.array(uuid()).min(1).max(PRINTED_MAX) })))
    .query(async ({ ctx, input, signal }) => {
      const { bytes, printed } = await ctx.services.files.print(ctx.who.accountId, input.ids, signal);
      return { base64: Buffer.from(bytes).toString('base64'), printed };
    }),

  /** Resumes after a break; `changes: null` marks a new start. */
  changes: procedure('documents:read')
    .input(taking(changesInput))
    .subscription(async function* ({ ctx, input, signal }) {
      const { lastEventId, ...asked } = input;
      const filter = { ...asked, accountId: ctx.who.accountId };
      const opened = {
        ctx,
        permission: 'documents:read',
        until: signal ?? new AbortController().signal,
      } as const;
      const updates = whileAllowed(opened, (good) =>
        ctx.services.changes.followAccount(filter, lastEventId ?? undefined, good),
      );
      for await (const { cursor, changes } of updates) yield tracked(cursor, { changes });
    }),
});
