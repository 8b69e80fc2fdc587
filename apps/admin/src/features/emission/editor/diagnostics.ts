import type { Diagnostic } from '@codemirror/lint';
import type { Problem } from '../use-validation.ts';
import { spanOf, stepsOf } from './json-path.ts';
import { parseTree, type SyntaxFault } from './json-tree.ts';

/** `Informe … (NCM)`: what is wrong and how to mend it, in one. */
const wordsOf = ({ message, fix }: Pick<Problem, 'message' | 'fix'>): string =>
  fix === undefined ? message : `${message} ${fix}`;

/** Problems of the body at their position in the text; only syntax errors while the text is not JSON. */
export function diagnosticsOf(
  text: string,
  problems: readonly Problem[],
  syntax: Readonly<Record<SyntaxFault, string>>,
): readonly Diagnostic[] {
  const { tree, fault } = parseTree(text);
  if (tree === null) {
    const from = Math.min(fault.at, text.length);
    return [{ from, to: Math.min(from + 1, text.length), severity: 'error', message: syntax[fault.kind] }];
  }
  return problems.map((problem) => ({
    ...spanOf(tree, stepsOf(problem.field)),
    severity: 'error',
    message: wordsOf(problem),
  }));
}
