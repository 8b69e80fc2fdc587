import { invalid } from '../base/failure.ts';
import { presentArguments } from '../base/present-arguments.ts';
import { toUuid } from './global-id.ts';

const DEFAULT = 20;
const MAX = 100;

interface PageArgs {
  readonly first?: number | null | undefined;
  readonly last?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

/** A stretch of a list. */
export interface Page {
  readonly limit: number;
  /** Id of the entry beside which it lies; absent: it begins at the list's end. */
  readonly cursor?: string;
  /** True when it is reckoned from its end: `last`, `before`. */
  readonly backward: boolean;
}

const invalidArgument = (field: string, message: string) =>
  invalid([{ field, code: 'valor_invalido', message }]);

/** Number of entries for `first` or `last`: 20 when absent, 100 at most. @throws {Failure} requisicao_invalida */
export function pageSize({ first, last }: Pick<PageArgs, 'first' | 'last'>): number {
  const size = first ?? last ?? DEFAULT;
  const field = typeof first !== 'number' && typeof last === 'number' ? 'last' : 'first';
  if (size < 1 || size > MAX)
    throw invalidArgument(field, `O argumento ${field} deve estar entre 1 e ${MAX}.`);
  return size;
}

/** Price of a page by its argument `limit`, which the page itself judges. */
export const limitPrice = (field: number, limit: number | null | undefined) => ({
  field,
  multiplier: Math.max(1, Math.min(MAX, limit ?? DEFAULT)),
});

/** A page of a list that goes both ways. @throws {Failure} requisicao_invalida */
export function pageOf(args: PageArgs): Page {
  const { first, last, after, before } = presentArguments(args);
  const backward = last !== undefined || before !== undefined;
  if (backward && (first !== undefined || after !== undefined))
    throw invalidArgument(
      'last',
      'Peça uma página para frente com first e after, ou para trás com last e before.',
    );
  const field = backward ? 'before' : 'after';
  const beside = backward ? before : after;
  if (beside === undefined) return { limit: pageSize(args), backward };
  const cursor = toUuid(beside);
  if (cursor === null)
    throw invalidArgument(
      field,
      `O argumento ${field} não veio de uma página; use o startCursor ou endCursor dela.`,
    );
  return { limit: pageSize(args), cursor, backward };
}

/** A page of a list that only goes forward. @throws {Failure} requisicao_invalida */
export function forwardPage(args: PageArgs): Omit<Page, 'backward'> {
  const { backward, ...page } = pageOf(args);
  if (backward) throw invalidArgument('last', 'Esta lista só avança: use first e after.');
  return page;
}

/**
 * Builds a connection from entries in the list's order; `more`: there are others beyond, in the direction of the page.
 */
export function connectionOf<T>(
  { cursor, backward }: Pick<Page, 'cursor'> & { readonly backward?: boolean },
  { entries, more }: { readonly entries: readonly T[]; readonly more: boolean },
  cursorOf: (entry: T) => string,
) {
  const edges = entries.map((node) => ({ cursor: cursorOf(node), node }));
  const before = cursor !== undefined;
  return {
    edges,
    pageInfo: {
      hasNextPage: backward === true ? before : more,
      hasPreviousPage: backward === true ? more : before,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
