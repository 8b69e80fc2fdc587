import { z } from 'zod';
import { uuid } from '../../../inputs/fields.ts';
import { assertSecondFactor } from '../../../people/rights/roles.ts';
import { actingFor } from '../../context.ts';
import { procedure, router, taking } from '../../trpc.ts';
import { emission, emitBody } from '../emission.ts';

const ofCompany = z.strictObject({ clientId: uuid() });

/** Reais with two places, more than zero. */
const amount = (field: string) =>
  z
    .string()
    .regex(/^\d{1,11}\.\d{2}$/, { error: `O campo ${field} deve ser um valor em reais, como 500.00.` })
    .refine((value) => Number(value) > 0, { error: `O campo ${field} deve ser maior que zero.` });

const ceilings = z
  .strictObject({ perNote: amount('perNote'), perDay: amount('perDay') })
  .refine(({ perNote, perDay }) => Number(perDay) >= Number(perNote), {
    path: ['perDay'],
    error: 'O teto do dia não pode ser menor que o de uma nota.',
  });

const counterEmission = emission.extend({ environment: z.literal(1), strict: z.literal(false) });

/** Counters: real notes without a typed word, for eight hours after one proof, up to ceilings that an owner sets. */
export const counterProcedures = router({
  list: procedure('counter:allow')
    .input(taking(ofCompany))
    .query(({ ctx, input }) => ctx.services.companies.counters.list(ctx.account.accountId, input.clientId)),

  /** Ceilings of a person in a company; null forbids. */
  allow: procedure('counter:allow')
    .input(taking(ofCompany.extend({ userId: uuid(), ceilings: ceilings.nullable() })))
    .mutation(({ ctx, input: { ceilings: given, ...of } }) =>
      ctx.services.companies.counters.allow(ctx.account, of, given),
    ),

  status: procedure('documents:emit-live')
    .input(taking(ofCompany))
    .query(({ ctx, input: { clientId } }) =>
      ctx.services.companies.counters.status({ who: ctx.who, clientId }),
    ),

  /** @throws {Failure} sem_permissao: without a second factor */
  open: procedure('documents:emit-live')
    .input(taking(ofCompany))
    .mutation(({ ctx, input: { clientId } }) => {
      assertSecondFactor(ctx.who);
      return ctx.services.companies.counters.open({ who: ctx.who, clientId }, ctx.account.actor);
    }),

  close: procedure('documents:emit-live')
    .input(taking(ofCompany))
    .mutation(({ ctx, input: { clientId } }) =>
      ctx.services.companies.counters.close({ who: ctx.who, clientId }, ctx.account.actor),
    ),

  /** With fiscal value and without a typed word. @throws {Failure} operacao_nao_permitida: closed, or above a ceiling */
  emit: procedure('documents:emit-live')
    .input(taking(counterEmission))
    .mutation(async ({ ctx, input }) => {
      assertSecondFactor(ctx.who);
      const { clientId, environment, key } = input;
      const { counterId, ceiling } = await ctx.services.companies.counters.noteAt(
        { who: ctx.who, clientId },
        key,
      );
      const acting = { clientId, environment, emitsLive: true, counterId } as const;
      return emitBody(ctx, await actingFor(ctx, ctx.who, acting), { ...input, ceiling });
    }),
});
