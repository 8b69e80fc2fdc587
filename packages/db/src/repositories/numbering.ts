import { NUMBER_STATES, type NumberState } from '@fiscal/core/lifecycle/states';
import type { Ambiente } from '@fiscal/core/sefaz/service';
import type { Db } from '../client.ts';
import { ambiente, oneOf } from '../parse.ts';
import { withAccount } from '../transaction.ts';

export interface SeriesKey {
  readonly clientId: string;
  readonly environment: Ambiente;
  /** CNPJ (14) or CPF (11) as written in the document. */
  readonly emitente: string;
  readonly modelo: string;
  readonly serie: number;
}

export interface SeriesView extends SeriesKey {
  /** The number the counter gives next (free ones come first); 1,000,000,000 = exhausted. */
  readonly nextNumero: number;
}

/** Of some clients of an account. */
export async function listSeries(
  db: Db,
  accountId: string,
  clientIds: readonly string[],
): Promise<readonly SeriesView[]> {
  const rows = await withAccount(db, accountId, (tx) =>
    tx.numberSeries.findMany({
      where: { clientId: { in: [...clientIds] } },
      orderBy: [{ environment: 'asc' }, { modelo: 'asc' }, { serie: 'asc' }],
    }),
  );
  return rows.map(seriesView);
}

/**
 * Moves the counter of a série, e.g. when a company arrives from another system.
 * `abaixo_do_usado` when a number at or above it is already reserved or used.
 */
export function setNextNumero(
  db: Db,
  accountId: string,
  key: SeriesKey,
  nextNumero: number,
): Promise<
  | { readonly kind: 'ok'; readonly series: SeriesView }
  | { readonly kind: 'abaixo_do_usado'; readonly highest: number }
> {
  return withAccount(db, accountId, async (tx) => {
    const row = await tx.numberSeries.upsert({
      where: { clientId_environment_emitente_modelo_serie: key },
      create: { ...key, accountId },
      update: { serie: key.serie }, // takes the row's lock, like a reservation does
    });
    const highest = await tx.number.findFirst({
      where: { seriesId: row.id, numero: { gte: nextNumero }, state: { not: 'livre' } },
      orderBy: { numero: 'desc' },
    });
    if (highest) return { kind: 'abaixo_do_usado', highest: highest.numero };
    return {
      kind: 'ok',
      series: seriesView(await tx.numberSeries.update({ where: { id: row.id }, data: { nextNumero } })),
    };
  });
}

/** States of the numbers we know in a range, lowest first; numbers never seen are absent. */
export async function numbersInRange(
  db: Db,
  accountId: string,
  key: SeriesKey,
  range: { readonly from: number; readonly to: number },
): Promise<
  readonly { readonly numero: number; readonly state: NumberState; readonly documentId: string | null }[]
> {
  const rows = await withAccount(db, accountId, async (tx) => {
    const series = await tx.numberSeries.findUnique({
      where: { clientId_environment_emitente_modelo_serie: key },
    });
    if (!series) return [];
    return tx.number.findMany({
      where: { seriesId: series.id, numero: { gte: range.from, lte: range.to } },
      orderBy: { numero: 'asc' },
    });
  });
  return rows.map((row) => ({
    numero: row.numero,
    state: oneOf(NUMBER_STATES, row.state),
    documentId: row.documentId,
  }));
}

function seriesView(row: {
  readonly clientId: string;
  readonly environment: number;
  readonly emitente: string;
  readonly modelo: string;
  readonly serie: number;
  readonly nextNumero: number;
}): SeriesView {
  return {
    clientId: row.clientId,
    environment: ambiente(row.environment),
    emitente: row.emitente,
    modelo: row.modelo,
    serie: row.serie,
    nextNumero: row.nextNumero,
  };
}
