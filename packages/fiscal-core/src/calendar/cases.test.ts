import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CTE_BODY_RULES } from '../documents/cte/rules/body.ts';
import { CTE_RULES } from '../documents/cte/rules/table.ts';
import { DCE_RULES } from '../documents/dce/rules/table.ts';
import { MDFE_RULES } from '../documents/mdfe/rules/table.ts';
import { NFCOM_RULES } from '../documents/nfcom/rules/table.ts';
import { STRICT } from '../documents/nfe/fixtures/context.ts';
import { NOTE_RULES } from '../documents/nfe/rules/table.ts';
import { NFSE_BODY_RULES } from '../documents/nfse/rules/body.ts';
import { NFSE_RULES } from '../documents/nfse/rules/table.ts';
import { judgeRules } from '../engine/body/rules.ts';
import { treeJudge } from '../engine/judge/tree-rules.ts';
import { dayAfter, dayBefore } from '../testing/days.ts';
import { TARGETS, type Target } from '../vocabulary/target.ts';
import { CHANGE_IDS, changeOf, type LawId, sinceAt } from './calendar.ts';
import { DATED_CASES } from './testing/cases.ts';
import { contextOn } from './testing/dated-case.ts';
import { BEING_BUILT, NO_CASE } from './testing/no-case.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

interface FirstDay {
  readonly target: Target;
  /** Null where the change has none at the target. */
  readonly day: string | null;
}
const firstDays = (id: LawId): readonly FirstDay[] =>
  TARGETS.flatMap((target) => {
    const day = sinceAt(changeOf(id), target);
    return day === 'always' ? [] : [{ target, day }];
  });
const NEVER = '9999-12-30';

describe('a case of a change', () => {
  it.each(
    DATED_CASES.flatMap(({ change, name, isSeen }) =>
      firstDays(change).map(({ target, day }) => [change, name, target, day, isSeen] as const),
    ),
  )('%s, %s: is so at %s from %s on, and not the day before', (...[change, , target, day, isSeen]) => {
    const isSeenOn = (on: string) => isSeen({ day: on, target });
    if (day === null) {
      expect(isSeenOn(NEVER)).toBe(false);
      return;
    }
    expect(isSeenOn(day)).toBe(true);
    expect(isSeenOn(dayBefore(day))).toBe(false);
    const { until } = changeOf(change);
    if (until === undefined) return;
    expect(isSeenOn(until)).toBe(true);
    expect(isSeenOn(dayAfter(until))).toBe(false);
  });
});

/** Dated rules over a body; those of notes are broken by their pairs, in `documents/nfe/rules/pairs.test.ts`. */
const OFFLINE = [...CTE_BODY_RULES, ...NFSE_BODY_RULES].flatMap((rule) =>
  rule.since === undefined ? [] : [{ ...rule, since: rule.since }],
);
/** Dated rules over the complete tree. */
const OF_TREES = [...CTE_RULES, ...DCE_RULES, ...MDFE_RULES, ...NFCOM_RULES, ...NFSE_RULES].flatMap((rule) =>
  rule.since === undefined ? [] : [{ ...rule, since: rule.since }],
);

describe('a dated rule that is reported before sending', () => {
  it.each(
    OF_TREES.flatMap((rule) =>
      firstDays(rule.since).map(({ target, day }) => [rule.cStat, target, day, rule] as const),
    ),
  )('%s is judged over a tree at %s from %s on, and not the day before', (_, target, day, rule) => {
    const judge = treeJudge({
      type: 'any',
      rules: [{ ...rule, breaks: () => true }],
      cstats: [],
      rejections: [],
    });
    const countFindings = (on: string) => {
      const { problems, notices } = judge(null, contextOn(STRICT, { day: on, target }), 'SP');
      return problems.length + notices.length;
    };
    if (day === null) expect(countFindings(NEVER)).toBe(0);
    else expect([countFindings(day), countFindings(dayBefore(day))]).toEqual([1, 0]);
  });

  it.each(
    OFFLINE.flatMap((rule) =>
      firstDays(rule.since).map(({ target, day }) => [rule.cStat, target, day, rule] as const),
    ),
  )('%s is judged at %s from %s on, and not the day before', (_, target, day, rule) => {
    const judgeOn = (on: string) => {
      const context = contextOn(STRICT, { day: on, target });
      const draft = { context, input: {}, dhEmi: '', completed: [], problems: [], notices: [] };
      const { problems, notices } = judgeRules(
        { type: 'any', rules: [{ ...rule, breaks: () => true }] },
        draft,
      );
      return problems.length + notices.length;
    };
    if (day === null) expect(judgeOn(NEVER)).toBe(0);
    else expect([judgeOn(day), judgeOn(dayBefore(day))]).toEqual([1, 0]);
  });
});

describe('every change', () => {
  const cased = new Set<string>(DATED_CASES.map(({ change }) => change));
  const ruled = new Set(
    [...NOTE_RULES, ...OFFLINE, ...OF_TREES]
      .flatMap(({ since, endedBy }) => [since, endedBy])
      .filter((id) => id !== undefined),
  );

  it.each(CHANGE_IDS)('%s has a case, a dated rule, or the reason why it has none', (id) => {
    const excused = NO_CASE[id] !== undefined || (BEING_BUILT.has(id) && changeOf(id).state === 'not built');
    expect(cased.has(id) || ruled.has(id) || excused).toBe(true);
  });

  it('with a case has no reason to have none', () => {
    expect(Object.keys(NO_CASE).filter((id) => cased.has(id))).toEqual([]);
  });

  it.each(Object.entries(NO_CASE))('%s: its reason is not empty, and names an existing file', (_, reason) => {
    if (typeof reason === 'string') {
      expect(reason.length).toBeGreaterThan(20);
      return;
    }
    const file = path.join(ROOT, reason.provenIn);
    expect(existsSync(file) && readFileSync(file, 'utf8').includes('dayBefore')).toBe(true);
  });
});
