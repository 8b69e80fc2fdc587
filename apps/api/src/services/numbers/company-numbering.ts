import { isPerson, sameHolder } from '@fiscal/core/identity/holder';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { ambienteOf, type Target, targetOfCompany } from '@fiscal/core/vocabulary/target';
import type { Db } from '@fiscal/db/base/client';
import type { ClientView } from '@fiscal/db/companies/clients';
import { listSeries, type SeriesKey, type SeriesView, setNextNumero } from '@fiscal/db/numbers/numbering';
import { invalid } from '../../base/failure.ts';
import { modOf } from '../../inputs/mod.ts';
import type { AccountCaller } from '../access/authenticate.ts';

export interface ClientSeries extends SeriesView {
  readonly environment: Ambiente;
  /** Same as `mod` on emission. */
  readonly mod: string;
}

/** A counter to be moved. */
export interface SeriesMove extends Omit<SeriesKey, 'clientId' | 'emitente' | 'target'> {
  readonly environment: Ambiente;
  /** Default: the target of the company's documents in that environment. */
  readonly target?: Target;
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
  (await listSeries(db, accountId, clientIds)).map((series) => ({
    ...series,
    environment: ambienteOf(series.target),
    mod: modOf(series.modelo),
  }));

/** Moves counters of a company's headquarters and branches. @throws {Failure} requisicao_invalida */
export async function moveNumbering(
  db: Db,
  { accountId }: AccountCaller,
  {
    id: clientId,
    cnpj,
    testTarget,
    moves,
  }: Pick<ClientView, 'id' | 'cnpj' | 'testTarget'> & { readonly moves: readonly SeriesMove[] },
): Promise<void> {
  refuseForeign(cnpj, moves);
  for (const [index, { nextNumero, emitente = cnpj, environment, ...series }] of moves.entries()) {
    const { target = targetOfCompany(environment, testTarget) } = series;
    const moved = await setNextNumero(db, accountId, {
      key: { ...series, target, clientId, emitente },
      nextNumero,
    });
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
    if (sameHolder(emitente, own)) return [];
    const field = `numbering[${index}].cnpj`;
    return [
      {
        field,
        code: 'valor_invalido',
        message: isPerson(own)
          ? `O campo ${field} não é o CPF da empresa, ${own}.`
          : `O campo ${field} é de outra empresa: os 8 primeiros caracteres devem ser os de ${own}.`,
        fix: isPerson(own)
          ? 'Omita o campo: quem emite por CPF numera só por ele.'
          : 'Envie o CNPJ da empresa ou de uma filial dela, ou omita o campo.',
      },
    ];
  });
  if (problems.length > 0) throw invalid(problems);
}
