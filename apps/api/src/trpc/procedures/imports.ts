import { IMPORT_KINDS } from '@fiscal/core/vocabulary/imported';
import { TARGETS } from '@fiscal/core/vocabulary/target';
import { z } from 'zod';
import { uuid } from '../../inputs/fields.ts';
import { procedure, router, taking } from '../trpc.ts';
import { goingOn } from './going-on.ts';

const PAGE = 20;
const REFUSED_PAGE = 500;
/** Limits of a call: a body has 4 MB at most. */
const PIECES_MAX = 200;
const PIECE_BASE64_MAX = 3_000_000;

const ofCompany = z.strictObject({ clientId: uuid() });
/** Documents of the company when absent. */
const kind = z.enum(IMPORT_KINDS).optional();
const piece = z.strictObject({
  file: z.int().min(0).max(100_000),
  piece: z.int().min(0).max(1_000),
  name: z.string().min(1).max(300),
  content: z.base64().min(1).max(PIECE_BASE64_MAX),
});

/** Uploads of documents of a company that came about elsewhere. */
export const importsProcedures = router({
  list: procedure('clients:write')
    .input(taking(ofCompany.extend({ ...goingOn, kind, cursor: uuid().optional() })))
    .query(({ ctx, input: { clientId, kind: chosen, cursor } }) =>
      ctx.services.imports.ofCompany.list(ctx.account, clientId, {
        kind: chosen,
        limit: PAGE,
        ...(cursor !== undefined && { cursor }),
      }),
    ),
  refused: procedure('clients:write')
    .input(
      taking(
        z.strictObject({
          importId: uuid(),
          kind: z.enum(['recusa', 'aviso']).optional(),
          ...goingOn,
          cursor: z.int().min(0).optional(),
        }),
      ),
    )
    .query(({ ctx, input: { importId, kind, cursor = 0 } }) =>
      ctx.services.imports.ofCompany.refused(ctx.account, importId, {
        limit: REFUSED_PAGE,
        after: cursor,
        kind,
      }),
    ),
  begin: procedure('clients:write')
    .input(taking(ofCompany.extend({ target: z.enum(TARGETS), kind })))
    .mutation(({ ctx, input: { clientId, ...sent } }) =>
      ctx.services.imports.ofCompany.begin(ctx.account, clientId, sent),
    ),
  add: procedure('clients:write')
    .input(taking(z.strictObject({ importId: uuid(), pieces: z.array(piece).min(1).max(PIECES_MAX) })))
    .mutation(async ({ ctx, input: { importId, pieces } }) => {
      for (const { content, ...rest } of pieces)
        await ctx.services.imports.ofCompany.add(ctx.account, importId, {
          ...rest,
          content: Buffer.from(content, 'base64'),
        });
    }),
  send: procedure('clients:write')
    .input(taking(z.strictObject({ importId: uuid() })))
    .mutation(({ ctx, input: { importId } }) => ctx.services.imports.ofCompany.send(ctx.account, importId)),
});
