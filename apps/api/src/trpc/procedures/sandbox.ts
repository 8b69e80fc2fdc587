import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { UFS } from '@fiscal/core/tables/uf';
import { z } from 'zod';
import { clockBody } from '../../inputs/sandbox/clock.ts';
import { conditionBody } from '../../inputs/sandbox/condition.ts';
import { outageBody } from '../../inputs/sandbox/outage.ts';
import { OVERUSE_COUNTS } from '../../services/sandbox/sandbox-world.ts';
import { SCENARIO_CATALOGUE, STAND_IN_CATALOGUE } from '../../services/sandbox/scenario-catalogue.ts';
import { procedure, router, taking } from '../trpc.ts';

/** The emulated authorities as this account finds them. */
export const sandboxProcedures = router({
  world: procedure('sandbox:write').query(({ ctx }) => ctx.services.sandbox.world.look(ctx.account)),
  addCondition: procedure('sandbox:write')
    .input(taking(conditionBody))
    .mutation(({ ctx, input }) => ctx.services.sandbox.setCondition(ctx.account, input)),
  removeConditions: procedure('sandbox:write')
    .input(taking(z.strictObject({ id: z.int().positive().nullable() })))
    .mutation(({ ctx, input }) => ctx.services.sandbox.world.removeConditions(ctx.account, input.id)),
  setClock: procedure('sandbox:write')
    .input(taking(clockBody))
    .mutation(({ ctx, input }) => ctx.services.sandbox.world.setClock(ctx.account, input.offsetMs)),
  overuse: procedure('sandbox:write').query(({ ctx }) => ctx.services.sandbox.world.overuse(ctx.account)),
  setOveruse: procedure('sandbox:write')
    .input(taking(z.strictObject({ counts: z.enum(OVERUSE_COUNTS) })))
    .mutation(({ ctx, input }) => ctx.services.sandbox.world.setOveruse(ctx.account, input.counts)),
  outages: procedure('sandbox:write').query(async ({ ctx }) => ({
    outages: await ctx.services.sandbox.outages.list(ctx.account),
    types: DOCUMENTS.map(({ type, nome }) => ({ type, name: nome })),
    ufs: UFS.map(({ sigla }) => sigla),
  })),
  setOutage: procedure('sandbox:write')
    .input(taking(outageBody))
    .mutation(({ ctx, input }) => ctx.services.sandbox.outages.put(ctx.account, input)),
  catalogue: procedure('sandbox:write').query(() => ({
    scenarios: SCENARIO_CATALOGUE,
    standIns: STAND_IN_CATALOGUE,
  })),
  rules: procedure('sandbox:write')
    .input(taking(z.strictObject({ type: z.string().min(1).max(20) })))
    .query(({ ctx, input }) => ctx.services.sandbox.world.rules(input.type)),
});
