import type { CStatRow } from '../../vocabulary/cstat-row.ts';
import type { RejectionRow } from '../../vocabulary/rejection-row.ts';
import type { Draft } from '../body/draft.ts';
import type { EmissionContext, Notice, Problem, Tree } from '../document/definition.ts';
import { textOf } from '../layout/flat.ts';
import type { Layout } from '../layout/types.ts';
import { compileCheckDigits, digitsFault, digitsRisk, type WrongDigits } from './check-digits.ts';
import { rowsOver, type TreeRule, treeJudge } from './tree-rules.ts';
import { at, type Group } from './tree-view.ts';

/** A complete document as its rules read it. */
export interface DocumentView {
  /** The signed element. */
  readonly inf: Tree;
  readonly ide: Group;
  readonly emit: Group;
  readonly dhEmiMs: number;
  /** Day of emission where it happens; the tree lacks it until the number is given. */
  readonly emissionDay: string;
  readonly context: EmissionContext;
  /** Every CNPJ and CPF whose check digits are wrong. */
  readonly wrongDigits: readonly WrongDigits[];
}

export type DocumentRule = TreeRule<DocumentView>;
export const documentRows = rowsOver<DocumentView>();

/** Rules over the check digits of a place, for every document. */
const DIGITS = new WeakSet<DocumentRule>();
const wrongAt = (view: DocumentView, reads: string): string[] =>
  view.wrongDigits.filter(({ path }) => path === reads).map(({ field }) => field);
const digitsRow =
  (make: typeof documentRows.obrig) =>
  (cStat: string, source: string, reads: string, when?: (view: DocumentView) => boolean): DocumentRule => {
    const rule = make(cStat, source, reads, (view) => (when?.(view) === false ? [] : wrongAt(view, reads)));
    if (when === undefined) DIGITS.add(rule);
    return rule;
  };
/** Makes a rule over the check digits of one place: `rem/CNPJ`; `when` selects the documents that it concerns. */
export const checkDigits = digitsRow(documentRows.obrig);
/** The same, but for documents whose digits there are right for another reason: `isRight`. */
export function checkDigitsUnless(
  [cStat, source]: readonly [cStat: string, source: string],
  reads: string,
  isRight: (view: DocumentView) => boolean,
): DocumentRule {
  const rule = documentRows.obrig(cStat, source, reads, (view) =>
    isRight(view) ? [] : wrongAt(view, reads),
  );
  DIGITS.add(rule);
  return rule;
}
/** The same, which the lenient sandbox leaves out. */
export const strictDigits = digitsRow(documentRows.strictObrig);

interface Rulebook {
  readonly type: string;
  readonly layout: Layout;
  readonly rules: readonly DocumentRule[];
  readonly cstats: readonly CStatRow[];
  readonly rejections: readonly RejectionRow[];
  /** Field with the UF of who issues. */
  readonly ufField?: string;
}

/**
 * Judge of a document type, over the complete tree. A CNPJ or CPF with wrong check digits for which the authority has no code is a
 * fault as well; on lenient test tokens, where the sandbox accepts it, a remark.
 */
export function documentJudge({ type, layout, rules, cstats, rejections, ufField }: Rulebook) {
  const wrongDigitsIn = compileCheckDigits(layout);
  const coded = new Set(rules.filter((rule) => DIGITS.has(rule)).map(({ reads }) => reads));
  const judge = treeJudge({ type, rules, cstats, rejections });
  return (
    tree: Tree,
    { input, context, dhEmi }: Draft,
  ): { readonly problems: readonly Problem[]; readonly notices: readonly Notice[] } => {
    const inf = at(tree, layout.signed) ?? {};
    const wrongDigits = wrongDigitsIn(tree);
    const view: DocumentView = {
      inf,
      ide: at(inf, 'ide'),
      emit: at(inf, 'emit'),
      dhEmiMs: Date.parse(dhEmi),
      emissionDay: dhEmi.slice(0, 10),
      context,
      wrongDigits,
    };
    const { problems, notices } = judge(
      view,
      context,
      textOf(input, ufField ?? 'uf_emitente') ?? context.issuer.uf,
    );
    const named = new Set(problems.map(({ field }) => field));
    const uncoded = wrongDigits.filter(
      ({ path, field }) => field !== '' && !coded.has(path) && !named.has(field),
    );
    return context.completeInSandbox
      ? { problems, notices: [...notices, ...uncoded.map(digitsRisk)] }
      : { problems: [...problems, ...uncoded.map(digitsFault)], notices };
  };
}
