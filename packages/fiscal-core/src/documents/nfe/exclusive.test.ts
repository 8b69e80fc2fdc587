import { describe, expect, it } from 'vitest';
import type { EmissionContext } from '../../engine/document/definition.ts';
import { preparedOf } from '../../testing/taken.ts';
import { type Body, withItem } from './fixtures/cases.ts';
import { LENIENT, STRICT } from './fixtures/context.ts';
import { nfe } from './nfe.ts';

const IE = 'inscricao_estadual_emitente';
/** A company that owes IBS and CBS and no ICMS. */
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

  it('that the sandbox lends are told as what production refuses', () => {
    expect(preparedOf(nfe, sale(), LIVE).problems).toContainEqual(expect.objectContaining(RISK));
    const { problems, completed } = preparedOf(nfe, sale(), of(LENIENT));
    expect(problems).toEqual([]);
    expect(completed.map(({ field }) => field)).toContain(RISK.field);
    expect(risksOf(sale(), of(LENIENT))).toContainEqual(RISK);
  });

  it('are no risk where they were sent, where the issuer has an IE, or where the rule is switched off', () => {
    expect(risksOf(sale(FULL), of(LENIENT))).toEqual([]);
    expect(risksOf(withItem({}), LENIENT)).not.toContainEqual(RISK);
    const ruleSwitches = [{ type: 'nfe', cStat: '162', effect: 'off', uf: null } as const];
    expect(risksOf(sale(), { ...of(LENIENT), ruleSwitches })).not.toContainEqual(RISK);
  });

  it.each([of(LENIENT), LIVE])(
    'are told as a duty (%#), which never says that nobody refuses their lack',
    (context) => {
      const { notices } = preparedOf(nfe, sale(), context);
      const duties = notices.filter(({ code }) => code === 'obrigacao_legal');
      expect(duties).toHaveLength(1);
      expect(duties[0]?.message).not.toMatch(/não recus|sai sem/);
    },
  );
});
