import { z } from 'zod';
import { fieldChanges, withChanges } from '../../inputs/field-changes.ts';
import { text, uuid } from '../../inputs/fields.ts';
import { parseInput } from '../../inputs/parse.ts';
import { procedure, router, taking } from '../trpc.ts';

const name = text('name', 60, { description: 'Nome da visão.' });
/** Filters as the address of the page has them. */
const query = z.string().max(1000, { error: 'Os filtros são longos demais para salvar.' });
const id = uuid();

/** Filters of the document list that a person keeps for themselves. */
export const viewsProcedures = router({
  list: procedure('documents:read').query(({ ctx }) => ctx.services.documents.views.list(ctx.who)),
  create: procedure('documents:read')
    .input(taking(z.strictObject({ name, query })))
    .mutation(({ ctx, input }) => ctx.services.documents.views.create(ctx.who, input)),
  rename: procedure('documents:read')
    .input(taking(z.strictObject({ id, changes: fieldChanges })))
    .mutation(({ ctx, input }) =>
      ctx.services.documents.views.update(ctx.who, input.id, (stored) =>
        parseInput(z.strictObject({ name }), withChanges({ name: stored.name }, input.changes)),
      ),
    ),
  replace: procedure('documents:read')
    .input(taking(z.strictObject({ id, query })))
    .mutation(({ ctx, input }) =>
      ctx.services.documents.views.update(ctx.who, input.id, { query: input.query }),
    ),
  remove: procedure('documents:read')
    .input(taking(z.strictObject({ id })))
    .mutation(({ ctx, input }) => ctx.services.documents.views.remove(ctx.who, input.id)),
});
