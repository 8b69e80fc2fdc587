import { MORE_PAIRS } from '@fiscal/core/documents/nfe/fixtures/more-pairs';
import { NOTE_RULES } from '@fiscal/core/documents/nfe/rules/table';
import { describe, expect, it } from 'vitest';
import { listRules } from '../../portal/rules/list.ts';
import { EPEC_RULES } from '../events/rules/epec.ts';
import { NFCE_TYPE, NFE_TYPE } from '../nfe.ts';
import { AFTER_DUPLICITY, BEFORE_DUPLICITY } from './table.ts';
import { BROKEN, FUTURE, LATER, NO_IE, STRICT } from './testing/broken-notes.ts';
import { REGISTERED } from './testing/registered-notes.ts';

/** Rules that lenient tokens cannot break, because validation fills in defaults: the sandbox applies them in strict mode only. */
const LENT = ['719', '726'];

describe('the rule list', () => {
  it.each([NFE_TYPE, NFCE_TYPE])('gives every row of $type an official text and a source', (type) => {
    const rows = listRules(type);
    expect(rows.filter((row) => row.message === '' || row.source === '')).toEqual([]);
    expect(new Set(rows.map((row) => row.level))).toEqual(new Set(['on', 'strict', 'marker', 'not-built']));
  });

  it.each([NFE_TYPE, NFCE_TYPE])(
    'gives a reason for each rule of $type over the document that validation does not apply',
    (type) => {
      const own = new Set([...BEFORE_DUPLICITY, ...AFTER_DUPLICITY].map(({ cStat }) => cStat));
      const rows = listRules(type).filter(
        ({ cStat, event, stage, level }) =>
          own.has(cStat) &&
          event === null &&
          !['evento', 'inutilizacao'].includes(stage) &&
          level !== 'not-built',
      );
      const unlisted = rows.filter(
        ({ predicted, authorityOnly }) => (predicted === null) !== (authorityOnly !== null),
      );
      expect(unlisted.map(({ cStat }) => cStat)).toEqual([]);
    },
  );

  it('has a test for every rule over the document', () => {
    const tested = new Set(
      [...BROKEN, ...NO_IE, ...STRICT, ...FUTURE, ...LATER, ...REGISTERED, ...MORE_PAIRS].map(
        ([cStat]) => cStat,
      ),
    );
    const untested = [...BEFORE_DUPLICITY, ...AFTER_DUPLICITY].filter((rule) => !tested.has(rule.cStat));
    expect(untested.map((rule) => rule.cStat)).toEqual([]);
  });

  it('applies every rule of validation, on lenient test tokens where validation does', () => {
    const levels = [...BEFORE_DUPLICITY, ...AFTER_DUPLICITY, ...EPEC_RULES].map(
      ({ cStat, level, modelos }) => ({
        cStat,
        level,
        models: modelos ?? ['55', '65'],
      }),
    );
    const missing = NOTE_RULES.filter(
      ({ cStat, mod, loose }) =>
        !levels.some(
          (rule) =>
            rule.cStat === cStat &&
            (mod === undefined || rule.models.includes(mod)) &&
            (!loose || rule.level === 'on'),
        ),
    );
    const applied = missing.filter(({ strength }) => strength !== 'doubt');
    expect(applied.map(({ cStat }) => cStat)).toEqual(LENT);
  });
});
