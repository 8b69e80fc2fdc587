import { describe, expect, it } from 'vitest';
import type { Effect } from '../../engine/document/rule-switches.ts';
import { BUILT_IN } from '../../tables/rtc/built-in.ts';
import { type Classification, isValidOn } from '../../tables/rtc/rtc.ts';
import { minimalNfce } from '../../testing/builders.ts';
import { xsdErrors } from '../../testing/official-schemas.ts';
import { preparedOf } from '../../testing/taken.ts';
import { nfce } from '../nfce/nfce.ts';
import { type Body, withItem } from './fixtures/cases.ts';
import { emit, LENIENT, STRICT } from './fixtures/context.ts';
import taxed from './fixtures/reforma-ibs-cbs.input.json' with { type: 'json' };
import { nfe } from './nfe.ts';

const TODAY = '2026-11-21';
const DEFERRAL = {
  ibs_uf_percentual_diferimento: '100',
  ibs_mun_percentual_diferimento: '100',
  cbs_percentual_diferimento: '100',
};
const REGULAR = {
  ibs_cbs_situacao_tributaria_regular: '000',
  ibs_cbs_classificacao_tributaria_regular: '000001',
};
const REVERSAL = { ibs_valor_estorno_credito: '1', cbs_valor_estorno_credito: '1' };
const GROUPS: Readonly<Record<string, Body>> = {
  gDif: DEFERRAL,
  gTransfCred: { ibs_valor_transferido: '1', cbs_valor_transferido: '1' },
  gCredPresIBSZFM: {
    credito_presumido_zfm_competencia: '2026-11',
    credito_presumido_zfm_classificacao: '1',
    credito_presumido_zfm_valor: '1',
  },
  gAjusteCompet: {
    data_competencia_apuracao: '2026-10',
    ibs_valor_ajuste_competencia: '1',
    cbs_valor_ajuste_competencia: '1',
  },
};
const MARKED: Readonly<Record<string, Body>> = { gTribRegular: REGULAR, gEstornoCred: REVERSAL };

/** Fields that a classification requires besides its code. */
const demandedFields = ({ cst, marks }: Classification): Body =>
  Object.assign(
    {},
    ...(BUILT_IN.situations.get(cst)?.demands ?? []).map((group) => GROUPS[group]),
    ...marks.map((mark) => MARKED[mark]),
  );
const body = (code: string, fields: Body = {}, note: Body = {}): Body =>
  withItem(
    {
      quantidade_comercial: '1',
      valor_unitario_comercial: '1000',
      ibs_cbs_classificacao_tributaria: code,
      ...fields,
    },
    note,
  );
const codes = (...made: Parameters<typeof body>): (string | undefined)[] =>
  emit(nfe, body(...made)).faults.map(({ cStat }) => cStat);

describe('every classification', () => {
  const all = [...BUILT_IN.classifications.values()];

  it.each(all.filter((row) => row.models.includes('NFe')))(
    '$code is written from its code and what only the caller can know',
    (row) => {
      const { faults, xml, prepared } = emit(nfe, body(row.code, demandedFields(row)));
      expect(faults).toEqual([]);
      expect(prepared.completed).toEqual([]);
      const group = /<IBSCBS>.*<\/IBSCBS>/.exec(xml)?.[0] ?? '';
      expect(group).toContain(`<CST>${row.cst}</CST><cClassTrib>${row.code}</cClassTrib>`);
      const asks = BUILT_IN.situations.get(row.cst)?.demands ?? [];
      for (const tag of ['gIBSCBS', 'gTransfCred', 'gAjusteCompet', 'gCredPresIBSZFM'] as const)
        expect([tag, group.includes(`<${tag}>`)]).toEqual([tag, asks.includes(tag)]);
      const percents = [...group.matchAll(/<pRedAliq>([^<]*)</g)].map(([, percent]) => Number(percent));
      const { reductionIbs, reductionCbs } = row;
      expect(percents).toEqual(
        asks.includes('gRed') ? [reductionIbs, reductionIbs, reductionCbs].map(Number) : [],
      );
      expect(group.includes('<gTribRegular>')).toBe(row.marks.includes('gTribRegular'));
      if (row.marks.includes('gTribRegular')) expect(group).toContain('<vCBS>0.00</vCBS>');
      expect(xsdErrors(xml, 'NFe')).toEqual([]);
    },
  );

  it.each(all.filter((row) => !row.models.includes('NFe')))(
    '$code is refused in a document that may not have it',
    (row) => {
      const { faults } = emit(nfe, body(row.code, demandedFields(row)));
      expect(faults.map(({ cStat }) => cStat)).toEqual([isValidOn(row, TODAY) ? '1025' : '1023']);
      expect(faults[0]).toMatchObject({
        field: 'itens[0].ibs_cbs_classificacao_tributaria',
        tag: 'cClassTrib',
        fix: expect.stringContaining('ibs_cbs_classificacao_tributaria'),
      });
    },
  );
});

describe('IBS and CBS from the tables', () => {
  it('reduces the rates by the percent of the classification', () => {
    const { xml } = emit(nfe, body('200034'));
    expect(xml).toContain(
      '<gIBSUF><pIBSUF>0.10</pIBSUF><gRed><pRedAliq>60.00</pRedAliq><pAliqEfet>0.04</pAliqEfet></gRed><vIBSUF>0.40</vIBSUF></gIBSUF>',
    );
    expect(xml).toContain('<pRedAliq>60.00</pRedAliq><pAliqEfet>0.36</pAliqEfet></gRed><vCBS>3.60</vCBS>');
  });

  it('takes what a government purchase reduces besides', () => {
    const government = {
      tipo_compra_governamental: '2',
      perc_reducao_aliquota_compra_governamental: '5',
      tipo_operacao_governamental: '1',
    };
    const { xml } = emit(nfe, body('200047', {}, government));
    expect(xml).toContain(
      '<pCBS>0.90</pCBS><gRed><pRedAliq>40.00</pRedAliq><pAliqEfet>0.513</pAliqEfet></gRed>',
    );
    expect(emit(nfe, body('000001', {}, government)).xml).toContain(
      '<pCBS>0.90</pCBS><gRed><pRedAliq>0.00</pRedAliq><pAliqEfet>0.855</pAliqEfet></gRed>',
    );
  });

  it('defers what is left of a reduced rate', () => {
    expect(emit(nfe, body('515001', DEFERRAL)).xml).toContain(
      '<gCBS><pCBS>0.90</pCBS><gDif><pDif>100.00</pDif><vDif>3.60</vDif></gDif><gRed><pRedAliq>60.00</pRedAliq><pAliqEfet>0.36</pAliqEfet></gRed><vCBS>0.00</vCBS></gCBS>',
    );
  });

  it('computes the regular taxation of a suspended item, whose own rates are zero', () => {
    const regular = {
      ibs_cbs_situacao_tributaria_regular: '200',
      ibs_cbs_classificacao_tributaria_regular: '200034',
    };
    const { xml, faults } = emit(nfe, body('550001', regular));
    expect(faults).toEqual([]);
    expect(xml).toContain('<pIBSUF>0.00</pIBSUF><vIBSUF>0.00</vIBSUF>');
    expect(xml).toContain(
      '<pAliqEfetRegIBSUF>0.04</pAliqEfetRegIBSUF><vTribRegIBSUF>0.40</vTribRegIBSUF><pAliqEfetRegIBSMun>0.00</pAliqEfetRegIBSMun><vTribRegIBSMun>0.00</vTribRegIBSMun><pAliqEfetRegCBS>0.36</pAliqEfetRegCBS><vTribRegCBS>3.60</vTribRegCBS>',
    );
  });

  it('gives the CBS back by the percent that was sent', () => {
    expect(emit(nfe, body('000001', { cbs_percentual_tributo_devolvido: '50' })).xml).toContain(
      '<gDevTrib><pDevTrib>50.00</pDevTrib><vDevTrib>4.50</vDevTrib></gDevTrib><vCBS>4.50</vCBS>',
    );
  });

  it('takes a presumed credit that is deducted from the IBS alone', () => {
    const credit = {
      bem_movel_usado: '1',
      credito_presumido_oper_base_calculo: '100',
      credito_presumido_oper_codigo_classificacao: '04',
      ibs_percentual_credito_presumido: '0.5',
      cbs_credito_percentual: '1',
    };
    const { xml, faults } = emit(nfe, body('000001', credit));
    expect(faults).toEqual([]);
    expect(xml).toContain('<vIBS>0.50</vIBS>');
    expect(xml).toContain('<vCBS>9.00</vCBS>');
  });

  it('does not ask the destination’s share of the sender’s ICMS to leave the base', () => {
    expect(emit(nfe, body('000001', { icms_valor_uf_remetente: '10' })).xml).toContain(
      '<vBC>1000.00</vBC><gIBSUF>',
    );
  });

  it('never refuses an item without IBS and CBS', () => {
    expect(emit(nfe, withItem({})).faults).toEqual([]);
  });

  it('fills defaults for facts of the caller on a lenient test token', () => {
    const { completed, problems } = preparedOf(nfe, body('515001'), LENIENT);
    expect(problems).toEqual([]);
    expect(completed.map(({ tag, value }) => [tag, value])).toEqual([
      ['pDif', '100.00'],
      ['pDif', '100.00'],
      ['pDif', '100.00'],
    ]);
    expect(preparedOf(nfe, body('550001'), LENIENT).completed.map(({ tag, value }) => [tag, value])).toEqual([
      ['CSTReg', '000'],
      ['cClassTribReg', '000001'],
    ]);
  });

  it('leaves a wrong code of a lenient test token to the sandbox', () => {
    expect(preparedOf(nfe, body('000999', { ibs_cbs_situacao_tributaria: '000' }), LENIENT).problems).toEqual(
      [],
    );
  });
});

describe('exclusions by the tables', () => {
  const CREDIT = {
    credito_presumido_oper_base_calculo: '100',
    credito_presumido_oper_codigo_classificacao: '04',
    ibs_percentual_credito_presumido: '0.1',
    cbs_credito_percentual: '0.1',
  };
  const USED = { bem_movel_usado: '1' };
  const credit = (code: string, fields: Body = {}): Body => ({
    ...USED,
    ...CREDIT,
    credito_presumido_oper_codigo_classificacao: code,
    ...fields,
  });
  const without = (field: string, fields: Body): Body =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));

  // biome-ignore format: a table reads as one row a line
  it.each<[cStat: string, wrong: Parameters<typeof body>, right: Parameters<typeof body>]>([
    ['1020', ['000001', { ibs_cbs_situacao_tributaria: '777' }], ['000001', { ibs_cbs_situacao_tributaria: '000' }]],
    ['1021', ['410001', { ibs_cbs_base_calculo: '10' }], ['410001']],
    ['1023', ['000999', { ibs_cbs_situacao_tributaria: '000' }], ['000001', { ibs_cbs_situacao_tributaria: '000' }]],
    ['1023', ['200053', {}, { data_emissao: '2025-12-31T10:00:00-03:00' }], ['200053']],
    ['1023', ['220001'], ['000001']],
    ['1024', ['000001', { ibs_cbs_situacao_tributaria: '410' }], ['410001', { ibs_cbs_situacao_tributaria: '410' }]],
    ['1025', ['000002'], ['000001']],
    ['1026', ['000001', { ibs_uf_aliquota: '0.2' }], ['000001', { ibs_uf_aliquota: '0.2' }, { finalidade_emissao: '4' }]],
    ['1026', ['550001', { ...REGULAR, ibs_uf_aliquota: '0.1' }], ['550001', REGULAR]],
    ['1036', ['000001', { ibs_mun_aliquota: '0.2' }], ['000001', { ibs_mun_aliquota: '0' }]],
    ['1037', ['000001', { cbs_aliquota: '0.8' }], ['000001', { cbs_aliquota: '0' }]],
    ['1030', ['515001', without('ibs_uf_percentual_diferimento', DEFERRAL)], ['515001', DEFERRAL]],
    ['1044', ['515001', without('ibs_mun_percentual_diferimento', DEFERRAL)], ['515001', DEFERRAL]],
    ['1061', ['515001', without('cbs_percentual_diferimento', DEFERRAL)], ['515001', DEFERRAL]],
    ['1029', ['000001', { ibs_uf_percentual_diferimento: '1' }], ['000001']],
    ['1083', ['000001', { ibs_mun_percentual_diferimento: '1' }], ['000001']],
    ['1090', ['000001', { cbs_percentual_diferimento: '1' }], ['000001']],
    ['1032', ['000001', { ibs_uf_percentual_reducao_aliquota: '60' }], ['000001']],
    ['1007', ['000001', { ibs_mun_percentual_reducao_aliquota: '60' }], ['000001']],
    ['1028', ['000001', { cbs_percentual_reducao_aliquota: '60' }], ['000001']],
    ['1034', ['200034', { ibs_uf_percentual_reducao_aliquota: '59.99' }], ['200034', { ibs_uf_percentual_reducao_aliquota: '60' }]],
    ['1046', ['200034', { ibs_mun_percentual_reducao_aliquota: '30' }], ['200034', { ibs_mun_percentual_reducao_aliquota: '60.0' }]],
    ['1063', ['200034', { cbs_percentual_reducao_aliquota: '100' }], ['200034', { cbs_percentual_reducao_aliquota: '60.0000' }]],
    ['1111', ['000001', { ibs_uf_valor_tributo_devolvido: '0.10' }], ['000001']],
    ['1112', ['000001', { ibs_mun_valor_tributo_devolvido: '0.10' }], ['000001']],
    ['1188', ['000001', { cbs_valor_tributo_devolvido: '0.10' }], ['000001', { cbs_percentual_tributo_devolvido: '10' }]],
    ['1065', ['550001'], ['550001', REGULAR]],
    ['1114', ['000001', REGULAR], ['000001']],
    ['1131', ['000001', GROUPS['gTransfCred']], ['800001', GROUPS['gTransfCred']]],
    ['1132', ['800001'], ['800001', GROUPS['gTransfCred']]],
    ['1134', ['000001', GROUPS['gCredPresIBSZFM']], ['810001', GROUPS['gCredPresIBSZFM']]],
    ['1135', ['810001'], ['810001', GROUPS['gCredPresIBSZFM']]],
    ['1151', ['000001', { mono_ibs_valor: '1' }], ['620001']],
    ['1169', ['000001', GROUPS['gAjusteCompet']], ['811001', GROUPS['gAjusteCompet']]],
    ['1170', ['811001'], ['811001', GROUPS['gAjusteCompet']]],
    ['1172', ['000001', REVERSAL], ['200054', REVERSAL]],
    ['1173', ['200054'], ['200054', REVERSAL]],
    ['1173', ['000001', {}, { tipo_nota_debito: '07', finalidade_emissao: '6' }], ['000001', REVERSAL, { tipo_nota_debito: '07', finalidade_emissao: '6' }]],
    ['1175', ['000001', CREDIT], ['000003', CREDIT]],
    ['1175', ['000001', CREDIT], ['000001', credit('04')]],
    ['1055', ['000001', credit('99')], ['000001', credit('04')]],
    ['1053', ['000001', credit('05')], ['000001', without('ibs_percentual_credito_presumido', credit('05'))]],
    ['1054', ['000001', without('ibs_percentual_credito_presumido', credit('04'))], ['000001', credit('04')]],
    ['1050', ['000001', credit('07')], ['000001', without('cbs_credito_percentual', credit('07'))]],
    ['1058', ['000001', without('cbs_credito_percentual', credit('04'))], ['000001', credit('04')]],
    ['1056', ['000001', credit('04', { ibs_valor_condicao_suspensiva: '1' })], ['000001', credit('04', { ibs_valor_credito_presumido: '1' })]],
    ['1060', ['000001', credit('04', { cbs_valor_condicao_suspensiva: '1' })], ['000001', credit('04', { cbs_valor_credito_presumido: '1' })]],
  ])('%s is told of the item just wrong, not of the one just right', (cStat, wrong, right) => {
    expect(codes(...wrong)).toContain(cStat);
    expect(codes(...right)).toEqual([]);
  });

  it.each([
    ['1066', { ...REGULAR, ibs_cbs_situacao_tributaria_regular: '777' }],
    ['1067', { ...REGULAR, ibs_cbs_classificacao_tributaria_regular: '000999' }],
    ['1067', { ...REGULAR, ibs_cbs_classificacao_tributaria_regular: '200034' }],
  ])('%s reports a regular taxation that no table has', (cStat, regular) => {
    expect(codes('550001', regular)).toContain(cStat);
  });

  const consumer = (fields: Body): (string | undefined)[] => {
    const note = minimalNfce(STRICT.nowMs);
    const [first] = note['itens'] as Body[]; // the builder's list
    return preparedOf(nfce, { ...note, itens: [{ ...first, ...fields }] }, STRICT).problems.map(
      ({ cStat }) => cStat,
    );
  };
  it.each([
    ['1025', { ibs_cbs_classificacao_tributaria: '000003' }],
    ['1049', { ibs_cbs_classificacao_tributaria: '000001', ...CREDIT }],
    ['1138', { ibs_cbs_classificacao_tributaria: '000001', ...GROUPS['gCredPresIBSZFM'] }],
    ['1187', { ibs_cbs_classificacao_tributaria: '000001', cbs_percentual_tributo_devolvido: '10' }],
  ])('%s applies to an NFC-e', (cStat, fields) => {
    expect(consumer(fields)).toContain(cStat);
    expect(consumer({ ibs_cbs_classificacao_tributaria: '000001' })).not.toContain(cStat);
  });
});

describe('an operator’s switch of a rule of IBS and CBS', () => {
  const judgeWith = (effect?: Effect) => {
    const ruleSwitches = effect === undefined ? [] : [{ type: 'nfe', cStat: '1026', effect, uf: null }];
    const [item, ...others] = taxed.itens;
    const body = { ...taxed, itens: [{ ...item, ibs_uf_aliquota: '0.20' }, ...others] };
    return preparedOf(nfe, body, { ...STRICT, ruleSwitches });
  };
  const hasRule = (list: readonly { readonly cStat?: string }[]) =>
    list.some(({ cStat }) => cStat === '1026');

  it.each([
    [undefined, true, false],
    ['refuse', true, false],
    ['notice', false, true],
    ['off', false, false],
  ] as const)('%s: refuses %s, reports a risk %s', (effect, refuses, tells) => {
    const { problems, notices } = judgeWith(effect);
    expect([hasRule(problems), hasRule(notices)]).toEqual([refuses, tells]);
  });
});
