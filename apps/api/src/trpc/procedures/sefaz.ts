import { changeOf } from '@fiscal/core/calendar/calendar';
import { DOCUMENTS, documentOf } from '@fiscal/core/registry/documents';
import { UF_SIGLAS } from '@fiscal/core/tables/uf';
import { z } from 'zod';
import { environment, uuid } from '../../inputs/fields.ts';
import type { Period } from '../../services/authority/sefaz-history.ts';
import { actingFor } from '../context.ts';
import { procedure, router, taking } from '../trpc.ts';
import { whileAllowed } from '../while-allowed.ts';

const inEnvironment = z.strictObject({ environment: environment('environment') });
const type = z.enum(DOCUMENTS.map((each) => each.type));
const ofService = inEnvironment.extend({ type, uf: z.enum(UF_SIGLAS) });
const ofCompany = inEnvironment.extend({ type, clientId: uuid() });

/** States of authorities, and the UFs that each serves. */
export const sefazProcedures = router({
  board: procedure('documents:read')
    .input(taking(inEnvironment))
    .query(({ ctx, input }) => ctx.services.authority.board.look(ctx.who.accountId, input.environment)),

  /** History of a service: the last day, the last month, and its changes. */
  history: procedure('documents:read')
    .input(taking(ofService))
    .query(async ({ ctx, input }) => {
      const { history } = ctx.services.authority;
      const of = (period: Period) => history.histories(ctx.who.accountId, { ...input, period });
      const [[day = null], [month = null], changes] = await Promise.all([
        of('24h'),
        of('30d'),
        history.changes(ctx.who.accountId, input),
      ]);
      return { day, month, changes };
    }),

  /** Changes of the law with their days; `about` is English, `summary` pt-BR. */
  calendar: procedure('documents:read').query(({ ctx }) => {
    const { day, changes } = ctx.services.law.getCalendar({});
    return { day, changes: changes.map((change) => ({ ...change, about: changeOf(change.id).about })) };
  }),

  /** Outages among the services that the account's companies use. */
  alerts: procedure('documents:read')
    .input(taking(inEnvironment))
    .query(({ ctx, input }) => ctx.services.authority.board.alerts(ctx.who.accountId, input.environment)),

  /** Requests of the account's companies that wait for a block for overuse to end, or to avoid one. */
  blocks: procedure('documents:read')
    .input(taking(inEnvironment))
    .query(({ ctx, input }) => ctx.services.authority.openBlocks(ctx.who.accountId, input.environment)),

  /** True when this person gets e-mails about it. */
  mail: procedure('documents:read').query(({ ctx }) =>
    ctx.services.authority.statusMail.wanted(ctx.who.accountId, ctx.who.userId),
  ),
  setMail: procedure('documents:read')
    .input(taking(z.strictObject({ wanted: z.boolean() })))
    .mutation(async ({ ctx, input }) => {
      await ctx.services.authority.statusMail.set(ctx.who.accountId, ctx.who.userId, input.wanted);
      return input.wanted;
    }),

  /** Whether the person hears by e-mail of coming changes of the law. */
  lawMail: procedure('documents:read').query(({ ctx }) =>
    ctx.services.law.mail.wanted(ctx.who.accountId, ctx.who.userId),
  ),
  setLawMail: procedure('documents:read')
    .input(taking(z.strictObject({ wanted: z.boolean() })))
    .mutation(async ({ ctx, input }) => {
      const { accountId, userId } = ctx.who;
      await ctx.services.law.mail.set({ accountId, userId }, input.wanted);
      return input.wanted;
    }),

  /** Queries the authority itself for a company's UF. */
  check: procedure('documents:operate')
    .input(taking(ofCompany))
    .mutation(async ({ ctx, input }) =>
      ctx.services.authority.queryStatus(await actingFor(ctx, ctx.who, input), documentOf(input.type)),
    ),

  /** Streams the state of each service: first the last one that the account saw, then each change. */
  changes: procedure('documents:read')
    .input(taking(inEnvironment))
    .subscription(async function* ({ ctx, input, signal }) {
      const opened = {
        ctx,
        permission: 'documents:read',
        until: signal ?? new AbortController().signal,
      } as const;
      const following = { accountId: ctx.who.accountId, environment: input.environment };
      yield* whileAllowed(opened, (good) => ctx.services.authority.followStatus(following, good));
    }),
});
