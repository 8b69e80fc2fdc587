import { cnpjBase } from '@fiscal/core/identity/cnpj';
import type { Db } from '@fiscal/db/base/client';
import type { ClientView } from '@fiscal/db/companies/clients';
import { listSeries, type SeriesKey, type SeriesView, setNextNumero } from '@fiscal/db/numbers/numbering';
import { invalid } from '../../base/failure.ts';
import { modOf } from '../../inputs/mod.ts';
import type { AccountCaller } from '../access/authenticate.ts';

export interface ClientSeries extends SeriesView {
  /** As in `mod` on emission. */
  readonly mod: string;
}

/** A counter to be moved. */
export interface SeriesMove extends Omit<SeriesKey, 'clientId' | 'emitente'> {
  /** The company's own CNPJ when absent. */
  readonly emitente?: string;
  readonly nextNumero: number;
}

/** Counters of some companies; none of an unknown one. */
export const numberingOf = async (
  db: Db,
  accountId: string,
  clientIds: readonly string[],
): Promise<readonly ClientSeries[]> =>
  (await listSeries(db, accountId, clientIds)).map((series) => ({ ...series, mod: modOf(series.modelo) }));

/** Moves counters of a company's headquarters and branches. @throws {Failure} requisicao_invalida */
export async function moveNumbering(
  db: Db,
  { accountId }: AccountCaller,
  { id: clientId, cnpj }: Pick<ClientView, 'id' | 'cnpj'>,
  moves: readonly SeriesMove[],
): Promise<void> {
  refuseForeign(cnpj, moves);
  for (const [index, { nextNumero, emitente = cnpj, ...series }] of moves.entries()) {
    const moved = await setNextNumero(db, accountId, { ...series, clientId, emitente }, nextNumero);
    if (moved.kind === 'ok') continue;
    throw invalid([
      {
        field: `numbering[${index}].nextNumber`,
        code: 'valor_invalido',
        message: `A série ${series.serie} já usou o número ${moved.highest}.`,
        fix: `Envie um próximo número acima de ${moved.highest}.`,
      },
    ]);
  }
}

function refuseForeign(own: string, moves: readonly SeriesMove[]): void {
  const problems = moves.flatMap(({ emitente = own }, index) => {
    if (cnpjBase(emitente) === cnpjBase(own)) return [];
    const field = `numbering[${index}].cnpj`;
    return [
      {
        field,
        code: 'valor_invalido',
        message: `O campo ${field} é de outra empresa: os 8 primeiros caracteres devem ser os de ${own}.`,
        fix: 'Envie o CNPJ da empresa ou de uma filial dela, ou omita o campo.',
      },
    ];
  });
  if (problems.length > 0) throw invalid(problems);
}
