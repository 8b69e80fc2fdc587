import { changeOf } from '@fiscal/core/calendar/calendar';
import { NOTE_RULES } from '@fiscal/core/documents/nfe/rules/table';
import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { dayBefore } from '@fiscal/core/testing/days';
import { parseXml } from '@fiscal/core/xml/parse';
import { describe, expect, it } from 'vitest';
import { buildNfe } from '../../../testing/nfe-xml.ts';
import { readNfe } from '../document.ts';
import type { NfeRuleContext } from './nfe-rule.ts';
import { AFTER_DUPLICITY, BEFORE_DUPLICITY } from './table.ts';
import { BROKEN, FUTURE, LATER, NO_IE, STRICT } from './testing/broken-notes.ts';
import { type Case, context, NOW, reform, replace, set, together, verdictOf } from './testing/note-edits.ts';

const RULES = [...BEFORE_DUPLICITY, ...AFTER_DUPLICITY];
const sinceOf = (cStat: string) => RULES.find((rule) => rule.cStat === cStat)?.since;

describe('a dated rule', () => {
  const noonOf = (day: string): number => Date.parse(`${day}T12:00:00-03:00`);

  it.each([...BROKEN, ...NO_IE, ...STRICT, ...LATER].filter(([cStat]) => sinceOf(cStat) !== undefined))(
    '%s binds from its first day in production on',
    (cStat, options, overrides) => {
      const since = sinceOf(cStat);
      const day = since === undefined ? null : changeOf(since).production;
      if (day === null || day === 'always') throw new Error(`${cStat} has no day in production`);
      const enabled = { register: { enabled: true, ie: null }, strict: true, ...overrides };
      expect(verdictOf(options, { ...enabled, nowMs: noonOf(day) })?.cStat).toBe(cStat);
      expect(verdictOf(options, { ...enabled, nowMs: noonOf(dayBefore(day)) })?.cStat).not.toBe(cStat);
    },
  );

  it.each(FUTURE)('%s is off while production has no day for it', (cStat, options) => {
    const enabled = { register: { enabled: true, ie: null }, strict: true };
    const [rule] = RULES.filter((one) => one.cStat === cStat);
    expect(verdictOf(options, { ...enabled, nowMs: noonOf('2050-01-01') })?.cStat).not.toBe(cStat);
    const built = buildNfe({ nNF: 7, dhEmiMs: NOW, ...options });
    const xml = `<NFe xmlns="${NFE_NAMESPACE}">${built.infNFe}</NFe>`;
    expect(rule?.breaks?.(readNfe(parseXml(xml).root, xml), context(enabled))).not.toBe(false);
  });

  it.each(['55', '65'] as const)('has the same days as the rule of validation: model %s', (mod) => {
    const dated = new Map(
      NOTE_RULES.filter((rule) => (rule.mod ?? mod) === mod).map(({ cStat, since, endedBy }) => [
        cStat,
        { since, endedBy },
      ]),
    );
    const other = RULES.filter(({ cStat, modelos, since, endedBy }) => {
      const pair = modelos?.includes(mod) === false ? undefined : dated.get(cStat);
      return pair !== undefined && (pair.since !== since || pair.endedBy !== endedBy);
    });
    expect(other.map(({ cStat }) => cStat)).toEqual([]);
  });
});

describe('the rates of 2027', () => {
  const AT = Date.parse('2027-01-04T12:00:00-03:00');
  const CBS_8_8 = { part: 'gCBS', percent: '8.8', from: '2027-01-01', to: '2027-12-31' } as const;
  const judge = (edit: NonNullable<Case['edit']>, rates?: NfeRuleContext['rates']) =>
    verdictOf(
      { dhEmiMs: AT, edit },
      { nowMs: AT, receivedAtMs: AT, ...(rates === undefined ? {} : { rates }) },
    )?.cStat;
  const rates = (uf: string, mun: string, cbs: string) =>
    together(reform, set('pIBSUF', uf), set('pIBSMun', mun), set('pCBS', cbs));
  /** Codes of the rates; others are of sums that these edits leave as they were. */
  const RATE_CODES = ['1026', '1036', '1037'];
  const rateCode = (...args: Parameters<typeof judge>) => RATE_CODES.find((code) => code === judge(...args));

  it('are those of the law for the IBS', () => {
    expect(rateCode(reform)).toBe('1026');
    expect(rateCode(together(reform, set('pIBSUF', '0.05'), set('vIBSUF', '0.12')))).toBe('1036');
    expect(rateCode(rates('0.05', '0.05', '8.80'))).toBeUndefined();
  });

  it('are any for the CBS until an operator has loaded one, which holds on its days alone', () => {
    const asLaw = (cbs: string) =>
      together(
        rates('0.05', '0.05', cbs),
        set('vIBSUF', '0.12'),
        replace([
          /<vIBSMun>0.00<\/vIBSMun><\/gIBSMun><vIBS>0.25/,
          '<vIBSMun>0.12</vIBSMun></gIBSMun><vIBS>0.24',
        ]),
      );
    expect(rateCode(asLaw('8.70'))).toBeUndefined();
    expect(rateCode(asLaw('8.70'), [CBS_8_8])).toBe('1037');
    expect(rateCode(asLaw('8.80'), [CBS_8_8])).toBeUndefined();
    expect(rateCode(asLaw('8.70'), [{ ...CBS_8_8, from: '2027-01-05' }])).toBeUndefined();
  });
});
