import { cstatsOf } from '@fiscal/core/registry/cstat';
import { STAGES, type Stage } from '../rules/rule.ts';
import type { ListedRule } from './authority.ts';

/** A rejection that no predicate decides: where it is enforced, and why. */
export type Enforced = readonly [cStat: string, stage: Stage, source: string];

type More = Partial<
  Pick<ListedRule, 'modelos' | 'event' | 'message' | 'provisional' | 'predicted' | 'authorityOnly'>
>;

/** Makes rows of `npm run sandbox:rules` for one type, with the texts of its table. */
export function listing(type: string) {
  const texts = new Map(cstatsOf(type).map((row) => [row.code, row]));
  const row = (
    cStat: string,
    level: ListedRule['level'],
    stage: string,
    source: string,
    more: More = {},
  ): ListedRule => ({
    cStat,
    level,
    stage,
    source,
    modelos: [],
    event: null,
    message: texts.get(cStat)?.message ?? '',
    provisional: texts.get(cStat)?.provisional ?? true,
    predicted: null,
    authorityOnly: null,
    ...more,
  });
  const order = (stage: string): number => STAGES.findIndex((candidate) => candidate === stage);
  return {
    row,
    enforced: (rows: readonly Enforced[], level: 'on' | 'marker'): ListedRule[] =>
      rows.map(([cStat, stage, source]) => row(cStat, level, stage, source)),
    /** Rows in the order of checks, then the table's other rejections as not built; markers can still ask for them. */
    complete: (rows: readonly ListedRule[]): ListedRule[] => {
      const named = new Set(rows.map(({ cStat }) => cStat));
      const rest = [...texts.values()]
        .filter(({ category, code }) => category === 'rejected' && !named.has(code))
        .map(({ code }) => row(code, 'not-built', '', `any marker: SANDBOX(cStat=${code})`));
      return [...rows.toSorted((a, b) => order(a.stage) - order(b.stage)), ...rest];
    },
  };
}
