import { z } from 'zod';
import { procedure, router, taking } from '../trpc.ts';

export const ownPassword = z.strictObject({ password: z.string().min(1, 'Informe a sua senha.') });

/** The person's own data. */
export const ownDataProcedures = router({
  export: procedure('own-data').query(({ ctx }) => ctx.people.ownData.export(ctx.who)),
  erase: procedure('own-data')
    .input(taking(ownPassword))
    .mutation(({ ctx, input }) => ctx.people.ownData.erase(ctx.who, input.password, ctx.requestId)),
});
