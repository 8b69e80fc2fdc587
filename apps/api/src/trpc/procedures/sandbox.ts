import { z } from 'zod';
import { clockBody } from '../../inputs/sandbox-clock.ts';
import { conditionBody } from '../../inputs/sandbox-condition.ts';
import { procedure, router, taking } from '../trpc.ts';

/** The emulated authorities as this account finds them. */
export const sandboxProcedures = router({
  world: procedure('sandbox:write').query(({ ctx }) => ctx.services.sandboxWorld.look(ctx.account)),
  addCondition: procedure('sandbox:write')
    .input(taking(conditionBody))
    .mutation(({ ctx, input }) => ctx.services.setSandboxCondition(ctx.account, input)),
  removeConditions: procedure('sandbox:write')
    .input(taking(z.strictObject({ id: z.int().positive().nullable() })))
    .mutation(({ ctx, input }) => ctx.services.sandboxWorld.removeConditions(ctx.account, input.id)),
  setClock: procedure('sandbox:write')
    .input(taking(clockBody))
    .mutation(({ ctx, input }) => ctx.services.sandboxWorld.setClock(ctx.account, input.offsetMs)),
  rules: procedure('sandbox:write')
    .input(taking(z.strictObject({ type: z.string().min(1).max(20) })))
    .query(({ ctx, input }) => ctx.services.sandboxWorld.rules(input.type)),
});
