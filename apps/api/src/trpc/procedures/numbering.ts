import { inutilizacaoInput } from '@fiscal/core/inutilizacao/input';
import { ambienteOf, TARGETS, type Target } from '@fiscal/core/vocabulary/target';
import type { Principal } from '@fiscal/db/base/types';
import { z } from 'zod';
import { anyObject, cnpj, integer, uuid } from '../../inputs/fields.ts';
import { parseInput } from '../../inputs/parse.ts';
import { actingFor } from '../context.ts';
import { procedure, router, taking } from '../trpc.ts';
import { goingOn } from './going-on.ts';

/** Exchanges per page. */
const EXCHANGES = 20;

const place = { clientId: uuid(), target: z.enum(TARGETS) };
const series = z.strictObject({
  ...place,
  emitente: z.string().regex(/^(?:[0-9A-Z]{14}|\d{11})$/),
  modelo: z.string().min(2).max(4),
  serie: integer('serie', { min: 0, max: 99_999 }, 'Série.'),
});

/** The acting principal at the target of the page's série, even if the company emits elsewhere by now. */
async function actingAt(
  ctx: Parameters<typeof actingFor>[0] & { readonly who: Parameters<typeof actingFor>[1] },
  { clientId, target }: { readonly clientId: string; readonly target: Target },
): Promise<Principal> {
  const principal = await actingFor(ctx, ctx.who, { clientId, environment: ambienteOf(target) });
  return target === 'producao' ? principal : { ...principal, testTarget: target };
}

/** Numbers of the companies' séries, and their messages to the authority. */
export const numberingProcedures = router({
  map: procedure('clients:read')
    .input(
      taking(
        series.extend({
          before: integer('before', { min: 2, max: 1_000_000_000 }, 'Números abaixo deste.').optional(),
        }),
      ),
    )
    .query(({ ctx, input: { before, ...key } }) => ctx.services.numbers.mapSeries(ctx.account, key, before)),
  /** Lists the changes of counters that imports propose; `clients.update` accepts one. */
  proposals: procedure('clients:read')
    .input(taking(z.strictObject({ clientId: uuid() })))
    .query(({ ctx, input }) => ctx.services.numbers.listProposals(ctx.account, input.clientId)),
  /** Voids a range and waits for the authority's answer; `range` is the body of POST /v1/nfe/inutilize. */
  void: procedure('documents:operate')
    .input(taking(z.strictObject({ ...place, range: anyObject })))
    .mutation(async ({ ctx, input: { range, ...at } }) => {
      const request = parseInput(inutilizacaoInput, range);
      const { cStat, xMotivo, nProt } = await ctx.services.numbers.inutilizar.void(
        await actingAt(ctx, at),
        request,
      );
      return { cStat, xMotivo, nProt };
    }),
  /** Messages to the authority about a range, and its answers. */
  exchanges: procedure('documents:read')
    .input(taking(z.strictObject({ ...place, id: uuid(), ...goingOn, cursor: uuid().optional() })))
    .query(async ({ ctx, input: { id, cursor = null, clientId, target } }) =>
      ctx.services.exchanges.list.ofRange(await actingAt(ctx, { clientId, target }), id, {
        limit: EXCHANGES,
        cursor,
      }),
    ),
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
      const ranges = await ctx.services.numbers.inutilizar.list(await actingAt(ctx, at), { emitente });
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
