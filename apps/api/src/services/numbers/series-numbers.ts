import type { Db } from '@fiscal/db/base/client';
import { type NumberRange, numberRanges, type SeriesNumbers } from '@fiscal/db/numbers/number-ranges';
import type { SeriesKey } from '@fiscal/db/numbers/numbering';
import { notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';

/** `desconhecido`: it lies between numbers that we know, and we know nothing of it. */
export interface ShownRange extends Omit<NumberRange, 'state'> {
  readonly state: NumberRange['state'] | 'desconhecido';
}

export interface SeriesMap extends Omit<SeriesNumbers, 'ranges'> {
  /** Lowest first, without a hole from the série's first known number to its counter. */
  readonly ranges: readonly ShownRange[];
}

/** Numbers looked at in one go. */
const WINDOW = 100_000;

/** Use of a série's numbers below its counter. @throws {Failure} nao_encontrado */
export const createMapSeries =
  ({ db }: { readonly db: Db }) =>
  async ({ accountId }: AccountCaller, key: SeriesKey, before?: number): Promise<SeriesMap> => {
    const window = { size: WINDOW, ...(before === undefined ? {} : { before }) };
    const found = await numberRanges(db, accountId, { key, window });
    if (found === null) throw notFound();
    return { ...found, ranges: withHoles(found) };
  };

/** Puts what is between the known ranges among them; below the first known number other systems numbered. */
export function withHoles({ ranges, from, to, first }: SeriesNumbers): readonly ShownRange[] {
  const shown: ShownRange[] = [];
  let next = Math.max(from, first ?? to);
  for (const range of ranges) {
    if (range.inicio > next) shown.push({ state: 'desconhecido', inicio: next, fim: range.inicio - 1 });
    shown.push(range);
    next = range.fim + 1;
  }
  if (next < to) shown.push({ state: 'desconhecido', inicio: next, fim: to - 1 });
  return shown;
}
