import { z } from 'zod';
import { emailBody } from '../../inputs/email.ts';
import { uuid } from '../../inputs/fields.ts';
import { procedure, router, taking } from '../trpc.ts';
import { goingOn } from './going-on.ts';

const one = taking(z.strictObject({ id: uuid() }));
const inEnvironment = taking(z.strictObject({ environment: z.union([z.literal(1), z.literal(2)]) }));

/** Exchanges per page. */
const EXCHANGES = 20;

/** At once; more are more calls. */
const RESUMED_MAX = 100;

/** A document of the account: its data and the requests about it. */
export const documentProcedures = router({
  get: procedure('documents:read')
    .input(one)
    .query(({ ctx, input }) => ctx.services.documents.getRecord(ctx.account.accountId, input.id)),

  request: procedure('documents:read')
    .input(one)
    .query(({ ctx, input }) => ctx.services.documents.getRequest(ctx.account.accountId, input.id)),

  content: procedure('documents:read')
    .input(one)
    .query(({ ctx, input }) => ctx.services.files.getContent(ctx.account.accountId, input.id)),

  files: procedure('documents:read')
    .input(one)
    .query(({ ctx, input }) => ctx.services.files.ofDocument(ctx.account.accountId, input.id)),

  /** Messages to authorities about the document, and their answers. */
  exchanges: procedure('documents:read')
    .input(taking(z.strictObject({ id: uuid(), ...goingOn, cursor: uuid().optional() })))
    .query(({ ctx, input: { id, cursor = null } }) =>
      ctx.services.exchanges.list.ofAccount(ctx.account.accountId, id, { limit: EXCHANGES, cursor }),
    ),

  /** A ZIP for who helps, as Base64. */
  supportBundle: procedure('documents:read')
    .input(one)
    .query(async ({ ctx, input }) => {
      const { name, bytes } = await ctx.services.exchanges.supportBundle.ofAccount(
        ctx.account,
        input.id,
        ctx.requestId,
      );
      return { name, base64: Buffer.from(bytes).toString('base64') };
    }),

  emails: procedure('documents:read')
    .input(taking(z.strictObject({ id: uuid() })))
    .query(({ ctx, input: { id } }) => ctx.services.emails.ofDocuments.listOfAccount(ctx.account, id)),

  sendEmail: procedure('documents:operate')
    .input(taking(z.strictObject({ id: uuid(), emails: emailBody.unwrap().shape.emails, key: z.uuid() })))
    .mutation(({ ctx, input: { id, emails, key } }) =>
      ctx.services.emails.ofDocuments.sendOfAccount(ctx.account, id, { addresses: emails, key }),
    ),

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
      ctx.services.events.actOnDocument(ctx.account, { documentId, ...asked, requestId: ctx.requestId }),
    ),

  resume: procedure('documents:operate')
    .input(taking(z.strictObject({ ids: z.array(uuid()).min(1).max(RESUMED_MAX) })))
    .mutation(({ ctx, input }) => ctx.services.halted.resume(ctx.account, input.ids, ctx.requestId)),

  /** Ends one that halted, where it is proven that the authority does not have it. */
  abandon: procedure('documents:operate')
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.halted.abandon(ctx.account, input.id, ctx.requestId)),

  /** Asks the authority once more about an imported one that it did not confirm. */
  confirmImport: procedure('documents:operate')
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.imports.confirm(ctx.account, input.id, ctx.requestId)),

  /** MDF-e that are not closed. */
  openMdfe: procedure('documents:read')
    .input(inEnvironment)
    .query(({ ctx, input }) => ctx.services.halted.listOpenMdfe(ctx.account.accountId, input.environment)),

  stuck: procedure('documents:read')
    .input(inEnvironment)
    .query(({ ctx, input }) => ctx.services.halted.listStuck(ctx.account.accountId, input.environment)),
});
