import { Failure } from '../failure.ts';

const DEFAULT = 20;
const MAX = 100;

/** How many entries `first` asks for: 20 when absent, 100 at most. Lists go forward only. @throws {Failure} requisicao_invalida */
export function pageSize({
  first,
  last,
  before,
}: {
  readonly first?: number | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}): number {
  if (typeof last === 'number' || typeof before === 'string')
    throw new Failure('requisicao_invalida', 'As listas só avançam: use first e after.');
  const size = first ?? DEFAULT;
  if (size < 1 || size > MAX)
    throw new Failure('requisicao_invalida', `O argumento first deve estar entre 1 e ${MAX}.`);
  return size;
}
