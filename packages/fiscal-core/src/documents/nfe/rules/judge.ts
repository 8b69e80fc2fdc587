import { applies, type Moment } from '../../../calendar/calendar.ts';
import type { EmissionContext, Notice, Problem, Tree } from '../../../engine/document/definition.ts';
import { lawOf } from '../../../engine/document/law.ts';
import { riskNotice } from '../../../engine/document/risk.ts';
import { type Effect, type RuleSwitch, switchesFor } from '../../../engine/document/rule-switches.ts';
import { rejectionTexts } from '../../../engine/judge/rejection-texts.ts';
import { SHARED_REJECTIONS } from '../../../engine/rejections/shared.ts';
import type { RejectionRow, Rejections } from '../../../vocabulary/rejection-row.ts';
import { CSTAT_NFE } from '../cstat.ts';
import type { Model, Note } from '../model.ts';
import type { NoteRule } from './note-rule.ts';
import { at, type NoteView, text, viewOf } from './note-view.ts';
import { NOTE_RULES } from './table.ts';

type Mod = Model['mod'];

const TEXTS = rejectionTexts(CSTAT_NFE);
const hints = new WeakMap<Rejections, ReadonlyMap<string, RejectionRow>>();
function hintsOf(rejections: Rejections): ReadonlyMap<string, RejectionRow> {
  const known = hints.get(rejections);
  if (known !== undefined) return known;
  const shared = SHARED_REJECTIONS.filter(({ types }) => types.some((one) => rejections.types.includes(one)));
  const made = new Map([...rejections.rows, ...shared].toReversed().map((row) => [row.cStat, row]));
  hints.set(rejections, made);
  return made;
}
const RULES: Readonly<Record<Mod, readonly NoteRule[]>> = {
  '55': NOTE_RULES.filter(({ mod }) => mod !== '65'),
  '65': NOTE_RULES.filter(({ mod }) => mod !== '55'),
};

/** Effect of a rule without a switch: on lenient test tokens, a rule that the lenient sandbox skips becomes a risk. */
function effectOf({ strength, loose }: NoteRule, context: EmissionContext): Effect {
  const inSandbox = lawOf(context).target === 'sandbox';
  if (strength === 'doubt') return inSandbox ? 'off' : 'notice';
  if (context.completeInSandbox) return loose ? 'refuse' : 'notice';
  return strength === 'obrig' || inSandbox ? 'refuse' : 'notice';
}

interface Broken {
  readonly rule: NoteRule;
  readonly effect: Effect;
  /** Position in the order in which an authority looks. */
  readonly at: number;
  /** Positions of the items that break it; empty for a rule of the whole note. */
  readonly items: readonly number[];
}

interface RuleInForce {
  readonly rule: NoteRule;
  readonly effect: Effect;
  readonly at: number;
}
/** Rules by the tag that a note or an item must have; those of every note or item under `''`. */
type ByTag = ReadonlyMap<string, readonly RuleInForce[]>;
/** The rules in force, in the order in which an authority looks. */
interface InForce {
  readonly ofNotes: ByTag;
  readonly ofItems: ByTag;
  /** Those whose field a sandbox default may have filled. */
  readonly lent: readonly RuleInForce[];
}

function byTag(rules: readonly RuleInForce[]): ByTag {
  const found = new Map<string, RuleInForce[]>();
  for (const one of rules) {
    const { group = '' } = one.rule;
    const list = found.get(group);
    if (list === undefined) found.set(group, [one]);
    else list.push(one);
  }
  return found;
}

function rulesInForce(mod: Mod, context: EmissionContext, effects?: ReadonlyMap<string, Effect>): InForce {
  const law = lawOf(context);
  const rules = RULES[mod].flatMap((rule, at) => {
    if (!applies(rule, law)) return [];
    const effect = effects?.get(rule.cStat) ?? effectOf(rule, context);
    return effect === 'off' ? [] : [{ rule, effect, at }];
  });
  return {
    ofNotes: byTag(rules.filter(({ rule }) => rule.breaks !== undefined)),
    ofItems: byTag(rules.filter(({ rule }) => rule.itemBreaks !== undefined)),
    lent: rules.filter(({ rule }) => rule.lent !== undefined),
  };
}

/** Those whose days decide which rules there are. */
const DATED = NOTE_RULES.filter(({ since, endedBy }) => since !== undefined || endedBy !== undefined);
/** Days remembered at once. */
const DAYS_MAX = 100;
const datedByMoment = new Map<string, string>();
/** Tells the dated rules that apply at a moment from those that do not. */
function datedAt(law: Moment): string {
  const moment = `${law.target} ${law.day}`;
  const before = datedByMoment.get(moment);
  if (before !== undefined) return before;
  const made = DATED.map((rule) => (applies(rule, law) ? 1 : 0)).join('');
  if (datedByMoment.size >= DAYS_MAX) datedByMoment.clear();
  datedByMoment.set(moment, made);
  return made;
}

const NO_SWITCHES: readonly RuleSwitch[] = [];
/** Cache by the list of switches (the same list until an operator changes one), then by the other facts that select rules. */
const known = new WeakMap<readonly RuleSwitch[], Map<string, InForce>>();
function rulesOf({ type, mod }: Model, context: EmissionContext, uf: string): InForce {
  const { ruleSwitches = NO_SWITCHES, completeInSandbox } = context;
  const before = known.get(ruleSwitches) ?? new Map<string, InForce>();
  known.set(ruleSwitches, before);
  const law = lawOf(context);
  const key = `${mod} ${law.target} ${completeInSandbox} ${ruleSwitches.length === 0 ? '' : uf} ${datedAt(law)}`;
  const made = before.get(key) ?? rulesInForce(mod, context, switchesFor(ruleSwitches, type, uf));
  before.set(key, made);
  return made;
}

const NO_RULES: readonly RuleInForce[] = [];
/** Rules of a tag that concern the note: what `when` answers is the same for each of its items. */
function concernedOnce(rules: ByTag, isConcerned: (one: RuleInForce) => boolean) {
  const known = new Map<string, readonly RuleInForce[]>();
  return (tag: string): readonly RuleInForce[] => {
    const before = known.get(tag);
    if (before !== undefined) return before;
    const made = (rules.get(tag) ?? NO_RULES).filter(isConcerned);
    known.set(tag, made);
    return made;
  };
}

function brokenBy(view: NoteView, model: Model, uf: string): Broken[] {
  const { ofNotes, ofItems, lent } = rulesOf(model, view.context, uf);
  const { inf, ide, emit, dest, total, transp } = view;
  const isConcerned = ({ rule }: RuleInForce) => rule.when === undefined || rule.when(view);
  const found = new Map<RuleInForce, number[]>();
  const judgeNoteBy = (tag: string): void => {
    for (const one of ofNotes.get(tag) ?? NO_RULES)
      if (isConcerned(one) && one.rule.breaks?.(view) === true) found.set(one, []);
  };
  judgeNoteBy('');
  for (const group of [inf, ide, emit, dest, total, transp]) for (const tag in group) judgeNoteBy(tag);
  const itemRules = concernedOnce(ofItems, isConcerned);
  view.items.forEach((item, position) => {
    const judgeBy = (rules: readonly RuleInForce[]): void => {
      for (const one of rules) {
        if (one.rule.itemBreaks?.(item, view) !== true) continue;
        const positions = found.get(one);
        if (positions === undefined) found.set(one, [position]);
        else positions.push(position);
      }
    };
    judgeBy(itemRules(''));
    for (const group of [item.det, item.prod, item.imposto, at(item.imposto, 'ICMS')])
      for (const tag in group) if (ofItems.has(tag)) judgeBy(itemRules(tag));
  });
  const broken: Broken[] = [...found].map(([one, items]) => ({ ...one, items }));
  for (const one of lent) {
    const items = isConcerned(one) ? filledInItems(view, one.rule.lent ?? '') : [];
    if (items.length > 0) broken.push({ ...one, effect: 'notice', items });
  }
  broken.sort((a, b) => a.at - b.at);
  const filled = new Set(view.note.completed.map(({ field }) => field));
  return filled.size === 0 ? broken : broken.flatMap((one) => ofBody(one, view, filled));
}

/** Drops the items, or the note, whose risk comes from a sandbox default: the answer lists defaults by itself. */
function ofBody(broken: Broken, view: NoteView, filledIn: ReadonlySet<string>): Broken[] {
  const { rule, effect, items } = broken;
  if (effect !== 'notice' || rule.lent !== undefined) return [broken];
  const isFilledIn = (position?: number): boolean =>
    filledIn.has(describeBroken(broken, view, position).field);
  if (items.length === 0) return isFilledIn() ? [] : [broken];
  const own = items.filter((position) => !isFilledIn(position));
  return own.length === 0 ? [] : [{ ...broken, items: own }];
}

/** Positions of the items in which the sandbox filled a field. */
function filledInItems({ items, note: { completed } }: NoteView, field: string): number[] {
  const filledIn = new Set(completed.map((one) => one.field));
  return [...items.keys()].filter((position) => filledIn.has(`itens[${position}].${field}`));
}

const brackets = (position: number | undefined): string =>
  position === undefined ? '' : ` [nItem:${position + 1}]`;

function describeBroken({ rule }: Broken, view: NoteView, position: number | undefined) {
  const { cStat, xMotivo } = rule;
  const hint = hintsOf(view.note.model.rejections).get(cStat);
  const own = position === undefined ? undefined : rule.field?.(view, position);
  const field = own ?? hint?.field ?? '';
  return {
    field: position === undefined ? field.replace(/\[\].*$/, '') : field.replace('[]', `[${position}]`),
    message: `${xMotivo ?? TEXTS.get(cStat) ?? `Rejeição: código ${cStat}`}${brackets(position)}`,
    cStat,
    ...(hint?.tag === undefined ? {} : { tag: hint.tag }),
    ...(hint === undefined ? {} : { fix: hint.fix }),
  };
}

const problemsOf = (broken: Broken, view: NoteView): Problem[] =>
  (broken.items.length === 0 ? [undefined] : broken.items).map((position) => ({
    ...describeBroken(broken, view, position),
    code: 'regra_fiscal',
  }));

function noticeOf(broken: Broken, view: NoteView): Notice {
  const { field, message, cStat, fix } = describeBroken(broken, view, broken.items[0]);
  const more = broken.items.length - 1;
  const others = more > 0 ? ` E mais ${more} ${more === 1 ? 'item' : 'itens'}.` : '';
  return riskNotice('A SEFAZ da UF', { field, cStat, fix, message: `${message}.${others}` });
}

/** Judges a complete note like an authority, in the same order. */
export function judge(tree: Tree, note: Note): { problems: Problem[]; notices: Notice[] } {
  const view = viewOf(tree, note);
  const broken = brokenBy(view, note.model, text(at(view.emit, 'enderEmit'), 'UF'));
  return {
    problems: broken.filter(({ effect }) => effect === 'refuse').flatMap((one) => problemsOf(one, view)),
    notices: broken.filter(({ effect }) => effect === 'notice').map((one) => noticeOf(one, view)),
  };
}
