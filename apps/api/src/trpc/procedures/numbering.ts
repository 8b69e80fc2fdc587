import { inutilizacaoInput } from '@fiscal/core/inutilizacao/input';
import { z } from 'zod';
import { anyObject, cnpj, environment, integer, uuid } from '../../inputs/fields.ts';
import { parseInput } from '../../inputs/parse.ts';
import { actingFor } from '../context.ts';
import { procedure, router, taking } from '../trpc.ts';

const place = { clientId: uuid(), environment: environment('environment') };
const series = z.strictObject({
  ...place,
  emitente: z.string().regex(/^(?:[0-9A-Z]{14}|\d{11})$/),
  modelo: z.string().min(2).max(4),
  serie: integer('serie', { min: 0, max: 99_999 }, 'Série.'),
});

/** Numbers of the companies' séries, and what is told the authority of them. */
export const numberingProcedures = router({
  map: procedure('clients:read')
    .input(
      taking(
        series.extend({
          before: integer('before', { min: 2, max: 1_000_000_000 }, 'Números abaixo deste.').optional(),
        }),
      ),
    )
    .query(({ ctx, input: { before, ...key } }) => ctx.services.mapSeries(ctx.account, key, before)),
  /** Tells the authority and waits for its answer; `range` is the body of POST /v1/nfe/inutilize. */
  void: procedure('documents:operate')
    .input(taking(z.strictObject({ ...place, range: anyObject })))
    .mutation(async ({ ctx, input: { range, ...at } }) => {
      const request = parseInput(inutilizacaoInput, range);
      const { cStat, xMotivo, nProt } = await ctx.services.inutilizar.void(
        await actingFor(ctx, ctx.who, at),
        request,
      );
      return { cStat, xMotivo, nProt };
    }),
  /** Ranges that are void, newest first. */
  voided: procedure('clients:read')
    .input(
      taking(
        z.strictObject({
          ...place,
          cnpj: cnpj('cnpj', 'CNPJ do emitente.').transform((value): string => value),
        }),
      ),
    )
    .query(async ({ ctx, input: { cnpj: emitente, ...at } }) => {
      const ranges = await ctx.services.inutilizar.list(await actingFor(ctx, ctx.who, at), { emitente });
      return ranges.map(({ id, modelo, serie, inicio, fim, justificativa, nProt, dhRecbto }) => ({
        id,
        modelo,
        serie,
        inicio,
        fim,
        justificativa,
        nProt,
        dhRecbto,
      }));
    }),
});
