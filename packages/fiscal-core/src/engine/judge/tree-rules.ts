import { applies, type Dated } from '../../calendar/calendar.ts';
import type { CStatRow } from '../../vocabulary/cstat-row.ts';
import type { RejectionRow } from '../../vocabulary/rejection-row.ts';
import type { EmissionContext, Notice, Problem } from '../document/definition.ts';
import { lawOf } from '../document/law.ts';
import { riskNotice } from '../document/risk.ts';
import { type Effect, switchesFor } from '../document/rule-switches.ts';
import { SHARED_REJECTIONS } from '../rejections/shared.ts';
import { rejectionTexts } from './rejection-texts.ts';

/**
 * Force of a rule. `obrig`: every authority applies it and the document alone decides it. `facul`: a UF may apply it, or its
 * exceptions are not certain, so only the sandbox refuses. `notice`: the message is the only source of the condition, so it is
 * never more than a risk.
 */
export type Strength = 'obrig' | 'facul' | 'notice';

/** Indexes of one entry, outermost list first (`[1, 0]` is the first document of the second town), or the whole path of its field. */
export type Place = readonly number[] | string;

/** A rejection that the complete tree decides before sending. Text, field and fix are those of the table of codes and of the catalog of rejections. */
export interface TreeRule<View> extends Dated {
  readonly cStat: string;
  readonly strength: Strength;
  /** The sandbox applies it on lenient test tokens as well. */
  readonly loose: boolean;
  /** Manual or note, and the rule's id where it was seen. */
  readonly source: string;
  /** Path of the element it reads, below the signed one: `rem/CNPJ`. */
  readonly reads: string;
  /** Field that the problem names; absent = that of the catalog of rejections. */
  readonly field?: string;
  /** pt-BR; absent = that of the catalog of rejections. */
  readonly fix?: string;
  /** True when the document breaks it, or the entries that do. */
  readonly breaks: (view: View) => boolean | readonly Place[];
}

type More = Pick<TreeRule<never>, 'field' | 'fix' | keyof Dated>;

/** Makers of rows: `loose…` are applied by the lenient sandbox too, `strict…` by the strict one only, `notice` by none. */
export const rowsOver = <View>() => {
  const maker =
    (strength: Strength, loose: boolean) =>
    (
      cStat: string,
      source: string,
      reads: string,
      breaks: TreeRule<View>['breaks'],
      more: More = {},
    ): TreeRule<View> => ({ cStat, strength, loose, source, reads, breaks, ...more });
  return {
    obrig: maker('obrig', true),
    strictObrig: maker('obrig', false),
    strictFacul: maker('facul', false),
    notice: maker('notice', false),
  };
};

/** Returns the places of the entries for which a test holds. */
export const placesWhere = <T>(list: readonly T[], test: (one: T, index: number) => boolean): Place[] =>
  list.flatMap((one, index) => (test(one, index) ? [[index]] : []));

/** Returns the places of the values that an earlier entry has already. */
export const repeatedAt = (values: readonly string[]): Place[] =>
  placesWhere(values, (value, index) => value !== '' && values.indexOf(value) < index);

interface TreeRulebook<View> {
  readonly type: string;
  readonly rules: readonly TreeRule<View>[];
  readonly cstats: readonly CStatRow[];
  /** The type's own rejections; shared ones are read as well. */
  readonly rejections: readonly RejectionRow[];
}

function effectOf({ strength, loose }: TreeRule<never>, context: EmissionContext): Effect {
  if (strength === 'notice') return 'notice';
  if (context.completeInSandbox) return loose ? 'refuse' : 'notice';
  return strength === 'obrig' || lawOf(context).target === 'sandbox' ? 'refuse' : 'notice';
}

/** `itens[].cfop` at the entry that breaks the rule; of the whole document, the list itself. */
function fieldAt(field: string, place: Place | undefined): string {
  if (typeof place === 'string') return place;
  let used = 0;
  const filled = field.replace(/\[\]/g, () => {
    const index = place?.[used++];
    return index === undefined ? '[]' : `[${index}]`;
  });
  return filled.replace(/\[\].*$/, '');
}

/** @returns judge of a type: answers of its authority to a complete document, in the order of the rows; `uf` is that of who issues */
export function treeJudge<View>({ type, rules, cstats, rejections }: TreeRulebook<View>) {
  const texts = rejectionTexts(cstats);
  const shared = SHARED_REJECTIONS.filter(({ types }) => types.includes(type));
  const hints = new Map([...rejections, ...shared].toReversed().map((row) => [row.cStat, row]));

  const describeRule = (rule: TreeRule<View>, place: Place | undefined) => {
    const hint = hints.get(rule.cStat);
    return {
      field: fieldAt(rule.field ?? hint?.field ?? '', place),
      message: texts.get(rule.cStat) ?? '',
      tag: hint?.tag ?? rule.reads.slice(rule.reads.lastIndexOf('/') + 1),
      fix: rule.fix ?? hint?.fix ?? '',
      cStat: rule.cStat,
    };
  };
  return (view: View, context: EmissionContext, uf: string): { problems: Problem[]; notices: Notice[] } => {
    const law = lawOf(context);
    const effects = switchesFor(context.ruleSwitches, type, uf);
    const problems: Problem[] = [];
    const notices: Notice[] = [];
    for (const rule of rules) {
      const effect = effects?.get(rule.cStat) ?? effectOf(rule, context);
      if (effect === 'off' || !applies(rule, law)) continue;
      const broken = rule.breaks(view);
      if (broken === false || (broken !== true && broken.length === 0)) continue;
      const places = broken === true ? [undefined] : broken;
      if (effect === 'refuse')
        problems.push(...places.map((place) => ({ ...describeRule(rule, place), code: 'regra_fiscal' })));
      else notices.push(riskNotice('A autoridade fiscal', describeRule(rule, places[0])));
    }
    return { problems, notices };
  };
}
