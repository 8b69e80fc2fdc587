import { initTRPC } from '@trpc/server';
import type { z } from 'zod';
import { Failure } from '../base/failure.ts';
import { parseInput } from '../inputs/parse.ts';
import { assertProven } from '../people/rights/proof.ts';
import { assertMay, type Permission } from '../people/rights/roles.ts';
import type { TrpcContext } from './context.ts';
import { applies, doorOf } from './doors.ts';
import { faultOf, faultShape } from './fault.ts';
import { transformer } from './transformer.ts';

/** Declaration of every procedure. */
export interface ProcedureMeta {
  /** Permission that the caller's role needs. */
  readonly may: Permission;
}

/** Calls a minute of one person. */
const CALLS_PER_MINUTE = 1200;

const t = initTRPC
  .context<TrpcContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    errorFormatter: ({ shape, error, ctx }) => {
      const { failure } = faultOf(error);
      return { ...shape, message: failure.message, data: faultShape(failure, ctx?.requestId ?? null) };
    },
    sse: {
      ping: { enabled: true, intervalMs: 5000 },
      client: { reconnectAfterInactivityMs: 15_000 },
    },
  });

export const { router, createCallerFactory } = t;

/** Times a procedure; of what is followed, how long it took to begin. */
const measured = t.procedure.use(async ({ ctx, path, next }) => {
  const startMs = performance.now();
  const result = await next();
  const outcome = result.ok ? 'ok' : faultOf(result.error).failure.code;
  ctx.metrics.procedure({ procedure: path, outcome }, (performance.now() - startMs) / 1000);
  return result;
});

/** A procedure that checks the caller's permission, and its proof where needed, before it parses the input. */
export const procedure = (permission: Permission) =>
  measured.meta({ may: permission }).use(async ({ ctx, path, getRawInput, next }) => {
    const who = await ctx.session();
    assertMay(who, permission);
    if (!who.confirmed) {
      const input = await getRawInput();
      await assertProven(who, doorOf(path, input), () => applies(path, input, { ...ctx, who }));
    }
    const { allowed, retryAfterSeconds } = await ctx.limiter.take(`console:${who.userId}`, CALLS_PER_MINUTE);
    if (!allowed)
      throw new Failure('limite_excedido', `Muitas requisições. Tente em ${retryAfterSeconds} s.`);
    const { accountId, userId } = who;
    const account = { accountId, actor: { kind: 'user', id: userId, requestId: ctx.requestId } } as const;
    return next({ ctx: { ...ctx, who, account } });
  });

/** The input a schema takes, refused field by field in the words of every other edge; the schema is beside it. */
export const taking = <T>(schema: z.ZodType<T>) =>
  Object.assign((value: unknown): T => parseInput(schema, value), { schema });
