import { type DocumentNode, GraphQLError } from 'graphql';
import { LIMITS, type LimitName } from './limits.ts';
import { CyclicFragmentError, measure, type Size } from './measure.ts';

/** A refusal before anything runs; `more` goes into its extensions. */
export const refusal = (message: string, more: Readonly<Record<string, unknown>> = {}): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'requisicao_invalida', status: 400, ...more, http: { status: 400 } },
  });

export const beyond = (name: LimitName, requested: number): GraphQLError => {
  const { max, what } = LIMITS[name];
  const finite = Number.isFinite(requested) ? requested : null;
  return refusal(
    `A operação passa do limite de ${max} ${what}. Divida-a em operações menores${name === 'tokens' || name === 'characters' ? ' e envie os valores em variables' : ''}.`,
    { limit: { name, requested: finite, max } },
  );
};

const NAMES = [
  'operations',
  'fragments',
  'spreads',
  'depth',
  'fields',
  'rootFields',
  'aliases',
  'directives',
  'repeats',
  'nesting',
] as const satisfies readonly (keyof Size)[];

/** Error for a parsed document that exceeds a limit before validation; null for any other. */
export function refusedSize(document: DocumentNode): GraphQLError | null {
  try {
    const size = measure(document);
    for (const name of NAMES) if (size[name] > LIMITS[name].max) return beyond(name, size[name]);
    return null;
  } catch (error) {
    if (error instanceof CyclicFragmentError)
      return refusal(`O fragmento ${error.fragment} contém a si mesmo.`, { limit: { name: 'fragments' } });
    throw error;
  }
}
