import { z } from 'zod';
import { clockBody } from '../../inputs/sandbox-clock.ts';
import { conditionBody } from '../../inputs/sandbox-condition.ts';
import { OVERUSE_COUNTS } from '../../services/sandbox/sandbox-world.ts';
import { SCENARIO_CATALOGUE, STAND_IN_CATALOGUE } from '../../services/sandbox/scenario-catalogue.ts';
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
  overuse: procedure('sandbox:write').query(({ ctx }) => ctx.services.sandboxWorld.overuse(ctx.account)),
  setOveruse: procedure('sandbox:write')
    .input(taking(z.strictObject({ counts: z.enum(OVERUSE_COUNTS) })))
    .mutation(({ ctx, input }) => ctx.services.sandboxWorld.setOveruse(ctx.account, input.counts)),
  catalogue: procedure('sandbox:write').query(() => ({
    scenarios: SCENARIO_CATALOGUE,
    standIns: STAND_IN_CATALOGUE,
  })),
  rules: procedure('sandbox:write')
    .input(taking(z.strictObject({ type: z.string().min(1).max(20) })))
    .query(({ ctx, input }) => ctx.services.sandboxWorld.rules(input.type)),
});
