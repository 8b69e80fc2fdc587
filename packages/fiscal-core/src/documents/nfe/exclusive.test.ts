import { describe, expect, it } from 'vitest';
import type { EmissionContext } from '../../engine/document/definition.ts';
import { preparedOf, refusalsOf } from '../../testing/taken.ts';
import { type Body, withItem } from './fixtures/cases.ts';
import { emit, LENIENT, STRICT } from './fixtures/context.ts';
import { nfe } from './nfe.ts';

const IE = 'inscricao_estadual_emitente';
/** A company subject to IBS and CBS and not to ICMS. */
const of = (context: EmissionContext): EmissionContext => ({
  ...context,
  issuer: { ...context.issuer, ie: 'ISENTO', contribuinteIcms: false },
});
const FULL = { ibs_cbs_situacao_tributaria: '000', ibs_cbs_classificacao_tributaria: '000001' };
const WITHOUT_ICMS = { icms_origem: undefined, icms_situacao_tributaria: undefined };
const sale = (own: Body = {}): Body => ({
  ...withItem({ cfop: '5551', ...WITHOUT_ICMS, ...own }),
  [IE]: undefined,
});

describe('IBS and CBS of an issuer without ICMS', () => {
  const LIVE: EmissionContext = { ...of(STRICT), target: 'producao', ambiente: 1 };
  const risksOf = (body: Body, context: EmissionContext) =>
    preparedOf(nfe, body, context).notices.flatMap(({ code, cStat, field }) =>
      code === 'risco_de_rejeicao' ? [{ cStat, field }] : [],
    );
  const RISK = { cStat: '162', field: 'itens[0].ibs_cbs_situacao_tributaria' };

  it('that the sandbox fills are reported as refusals of production', () => {
    expect(preparedOf(nfe, sale(), LIVE).problems).toContainEqual(expect.objectContaining(RISK));
    const { problems, completed } = preparedOf(nfe, sale(), of(LENIENT));
    expect(problems).toEqual([]);
    expect(completed.map(({ field }) => field)).toContain(RISK.field);
    expect(risksOf(sale(), of(LENIENT))).toContainEqual(RISK);
  });

  it('are no risk where they were sent, where the issuer has an IE, or where the rule is switched off', () => {
    expect(risksOf(sale(FULL), of(LENIENT))).not.toContainEqual(RISK);
    expect(risksOf(withItem({}), LENIENT)).not.toContainEqual(RISK);
    const ruleSwitches = [{ type: 'nfe', cStat: '162', effect: 'off', uf: null } as const];
    expect(risksOf(sale(), { ...of(LENIENT), ruleSwitches })).not.toContainEqual(RISK);
  });

  it.each([of(LENIENT), LIVE])(
    'are reported as a duty (%#), never as a gap that every authority accepts',
    (context) => {
      const { notices } = preparedOf(nfe, sale(), context);
      const duties = notices.filter(({ code }) => code === 'obrigacao_legal');
      expect(duties).toHaveLength(1);
      expect(duties[0]?.message).not.toMatch(/não recus|sai sem/);
    },
  );
});

describe('a branch with an IE, of a root that is no taxpayer of ICMS', () => {
  const branch = (own: Body = {}): Body => ({ ...withItem({ ...FULL, ...own }), [IE]: '110042490114' });

  it('keeps its ICMS and goes to its UF', () => {
    const { xml, prepared } = emit(nfe, branch({ cfop: '5102', icms_situacao_tributaria: '41' }), of(STRICT));
    expect(xml).toContain('<IE>110042490114</IE>');
    expect(xml).toContain('<ICMS><ICMS40><orig>0</orig><CST>41</CST></ICMS40></ICMS>');
    expect(prepared.authorizer).toBeUndefined();
    expect(prepared.notices.filter(({ code }) => code === 'texto_ajustado')).toEqual([]);
  });

  it('needs the ICMS of its items by the contract', () => {
    const fields = refusalsOf(nfe, branch(WITHOUT_ICMS), of(STRICT)).map(({ field }) => field);
    expect(fields).toEqual(['itens[0].icms_origem', 'itens[0].icms_situacao_tributaria']);
    expect(refusalsOf(nfe, sale(FULL), of(STRICT))).toEqual([]);
  });

  it.each(['', 'ISENTO'])('is not meant by the IE %j', (ie) => {
    const { xml, prepared } = emit(nfe, { ...sale(FULL), [IE]: ie }, of(STRICT));
    expect(xml).not.toMatch(/enderEmit><IE>|<ICMS>/);
    expect(prepared.authorizer).toBe('SVRS');
  });
});
