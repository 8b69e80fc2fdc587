import type { NumberState } from '@fiscal/core/lifecycle/states';
import type { Ambiente } from '@fiscal/core/sefaz/service';
import type { Db } from '../client.ts';

export interface SeriesKey {
  readonly clientId: string;
  readonly environment: Ambiente;
  /** CNPJ (14) or CPF (11) as written in the document. */
  readonly emitente: string;
  readonly modelo: string;
  readonly serie: number;
}

export interface SeriesView extends SeriesKey {
  /** The number the counter gives next (free ones come first). */
  readonly nextNumero: number;
}

export declare function listSeries(
  db: Db,
  accountId: string,
  clientId: string,
): Promise<readonly SeriesView[]>;
/** Moves the counter of a série, e.g. when a company arrives from another system. Throws below a number already used. */
export declare function setNextNumero(
  db: Db,
  accountId: string,
  key: SeriesKey,
  nextNumero: number,
): Promise<SeriesView>;
/** States of the numbers we know in a range, lowest first; numbers never seen are absent. */
export declare function numbersInRange(
  db: Db,
  accountId: string,
  key: SeriesKey,
  range: { readonly from: number; readonly to: number },
): Promise<
  readonly { readonly numero: number; readonly state: NumberState; readonly documentId: string | null }[]
>;
