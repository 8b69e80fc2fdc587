import type { DocumentDefinition, Problem, Tree } from './definition.ts';

/**
 * Every fault of a finalized document: those found while it was made, then the layout's. A missing field already has a
 * problem with its rule and fix, so the layout does not repeat it.
 */
export function faultsOf(
  definition: Pick<DocumentDefinition, 'validate'>,
  problems: readonly Problem[],
  tree: Tree,
): readonly Problem[] {
  const reported = new Set(
    problems
      .filter(({ code, field }) => code === 'campo_obrigatorio' && field !== '')
      .map(({ field }) => field),
  );
  return [...problems, ...definition.validate(tree).filter(({ field }) => !reported.has(field))];
}
