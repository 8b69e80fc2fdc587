import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../engine/layout/types.ts';
import { CONTRIBUTIONS as CONTRIBUTION_TABLE } from '../../tax/contributions.ts';
import { DIFAL as DIFAL_BLOCK, FCP_DESTINATION } from '../../tax/difal.ts';
import { ICMS_SITUATIONS } from '../../tax/icms.ts';
import { II as II_BLOCK, IPI as IPI_BLOCKS, OTHER_FRAMING, RETURNED } from '../../tax/ipi.ts';
import { ISSQN as ISSQN_BLOCK } from '../../tax/issqn.ts';
import { type Block, blockFields } from '../../tax/leaf.ts';
import { xsdErrors } from '../../testing/official-schemas.ts';
import { type Body, regimeOf, withItem } from './fixtures/cases.ts';
import { emit, LENIENT, STRICT } from './fixtures/context.ts';
import { ICMS } from './layout/icms.ts';
import { COFINS, COFINSST, ICMSUFDest, II, IPI, ISSQN, PIS, PISST } from './layout/taxes.ts';
import { nfe } from './nfe.ts';

/** Fields that feed a row and what is inside of it. */
const fieldsOf = (row: Row): readonly string[] =>
  row.node === 'leaf' ? [row.source?.field ?? ''] : row.rows.flatMap(fieldsOf);
const knownFields = (...blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(blocks.flatMap(blockFields));

/** Codes and texts that are no amount and that no rule completes. */
const NO_AMOUNT = new Set([
  'icms_origem',
  'icms_situacao_tributaria',
  'icms_codigo_beneficio_fiscal_reducao_base_calculo',
  'ipi_situacao_tributaria',
  'ipi_cnpj_produtor',
  'ipi_codigo_selo_controle',
  'ipi_quantidade_selo_controle',
  'pis_situacao_tributaria',
  'cofins_situacao_tributaria',
  'inclui_pis_st_no_total',
  'inclui_cofins_st_no_total',
]);
const both = ({ byRate, byUnit }: Readonly<Record<'byRate' | 'byUnit', Block>>): Block[] => [byRate, byUnit];
const [pis, cofins] = CONTRIBUTION_TABLE.map(({ own, st }) => ({ own: both(own), st: both(st) }));

const elements = ICMS.rows
  .flatMap((row) => ('rows' in row ? row.rows : []))
  .flatMap((row) =>
    row.node === 'group' ? (row.situations ?? []).map((code) => [`ICMS ${code}`, row, code] as const) : [],
  );

describe('the table of tax leaves', () => {
  it.each(elements)('has every leaf of %s, and no other', (_, element, code) => {
    const { always, ifSent } = ICMS_SITUATIONS[code] ?? { always: [], ifSent: [] };
    const ours = knownFields(...always, ...ifSent);
    const written = fieldsOf(element).filter((field) => !NO_AMOUNT.has(field));
    expect([...ours].sort()).toEqual([...new Set(written)].sort());
  });

  it.each([
    ['IPI', IPI, [...both(IPI_BLOCKS), { leaves: [OTHER_FRAMING] }]],
    ['II', II, [II_BLOCK]],
    ['PIS', PIS, pis?.own ?? []],
    ['PISST', PISST, pis?.st ?? []],
    ['COFINS', COFINS, cofins?.own ?? []],
    ['COFINSST', COFINSST, cofins?.st ?? []],
    ['ISSQN', ISSQN, [ISSQN_BLOCK]],
    ['ICMSUFDest', ICMSUFDest, [DIFAL_BLOCK, FCP_DESTINATION]],
  ] as const)('has every leaf of %s, and no other', (_, group, blocks) => {
    const written = fieldsOf(group).filter((field) => !NO_AMOUNT.has(field));
    expect([...knownFields(...blocks)].sort()).toEqual([...new Set(written)].sort());
  });

  const leaves = [
    ...Object.values(ICMS_SITUATIONS).flatMap(({ always, ifSent }) => [...always, ...ifSent]),
    ...both(IPI_BLOCKS),
    ...(pis === undefined ? [] : [...pis.own, ...pis.st]),
    ...(cofins === undefined ? [] : [...cofins.own, ...cofins.st]),
    II_BLOCK,
    ISSQN_BLOCK,
    RETURNED,
    DIFAL_BLOCK,
    FCP_DESTINATION,
  ].flatMap((block) => block.leaves);

  it('states the source of each leaf, and the field to send for one that only the caller knows', () => {
    expect(leaves.filter(({ source }) => source === '')).toEqual([]);
    const asked = leaves.filter(({ constant, formula, optional }) => !optional && !constant && !formula);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter(({ field, fix }) => !fix?.startsWith(`Informe ${field}`))).toEqual([]);
  });

  it('matches the page for integrators', () => {
    const page = readFileSync(new URL('../../../../../docs/taxes.md', import.meta.url), 'utf8');
    const asked = leaves.filter(({ optional, constant }) => !optional && !constant);
    const ofCofins = (field: string) => field.replace(/^cofins/, 'pis');
    expect(
      asked
        .map(({ field }) => field)
        .filter((field) => !page.includes(`\`${field}\``) && !page.includes(`\`${ofCofins(field)}\``)),
    ).toEqual([]);
  });
});

const DIFAL = {
  local_destino: '2',
  consumidor_final: '1',
  indicador_inscricao_estadual_destinatario: '9',
  inscricao_estadual_destinatario: null,
  municipio_destinatario: 'Curitiba',
  uf_destinatario: 'PR',
};
/** Half-sent groups: what is sent, and what has to be asked for. */
const HALVES: readonly [string, Body, readonly string[], Body?][] = [
  [
    'a base without a rate',
    { icms_situacao_tributaria: '00', icms_base_calculo: '100' },
    ['icms_aliquota', 'icms_valor'],
  ],
  [
    'a list price that nobody sent',
    {
      icms_situacao_tributaria: '10',
      icms_aliquota: '12',
      icms_modalidade_base_calculo_st: '5',
      icms_aliquota_st: '18',
    },
    ['icms_base_calculo_st', 'icms_valor_st'],
  ],
  [
    'a percentage of ST without anything else',
    { icms_situacao_tributaria: '90', icms_aliquota_st: '18' },
    ['icms_modalidade_base_calculo_st', 'icms_base_calculo_st', 'icms_valor_st'],
  ],
  [
    'a deferral of an unknown tax',
    { icms_situacao_tributaria: '90', icms_percentual_diferimento: '50' },
    ['icms_aliquota', 'icms_valor', 'icms_valor_operacao', 'icms_valor_diferido'],
  ],
  [
    'an amount of FCP without its percentage',
    { icms_situacao_tributaria: '00', icms_aliquota: '18', fcp_valor: '2' },
    ['fcp_percentual'],
  ],
  [
    'an FCP deferred that nobody sent',
    {
      icms_situacao_tributaria: '51',
      icms_aliquota: '18',
      icms_percentual_diferimento: '10',
      icms_fcp_percentual_diferimento: '50',
    },
    ['icms_fcp_valor_diferido'],
  ],
  ['a relief without its amount', { icms_motivo_desoneracao: '9' }, ['icms_valor_desonerado']],
  [
    'a relief of ST without its reason',
    {
      icms_situacao_tributaria: '10',
      icms_aliquota: '12',
      icms_base_calculo_st: '200',
      icms_aliquota_st: '18',
      icms_valor_icms_st_desonerado: '5',
    },
    ['icms_motivo_desoneracao_icms_st'],
  ],
  [
    'half of a purchase',
    { icms_situacao_tributaria: '60', icms_valor_retido_st: '5' },
    ['icms_base_calculo_retido_st', 'icms_aliquota_final'],
  ],
  [
    'half of a purchase with FCP',
    { icms_situacao_tributaria: '60', fcp_valor_retido_st: '5' },
    ['fcp_percentual_retido_st', 'fcp_base_calculo_retido_st'],
  ],
  [
    'an effective rate',
    { icms_situacao_tributaria: '60', icms_aliquota_efetiva: '18' },
    ['icms_reducao_base_calculo_efetiva', 'icms_base_calculo_efetiva', 'icms_valor_efetivo'],
  ],
  [
    'a reason of the ad rem',
    { icms_situacao_tributaria: '15', icms_motivo_reducao: '9' },
    [
      'icms_aliquota',
      'icms_base_calculo_mono',
      'icms_valor_mono',
      'icms_aliquota_retencao',
      'icms_base_calculo_mono_retencao',
      'icms_valor_mono_retencao',
      'icms_percentual_reducao',
    ],
  ],
  ['IPI of a CST alone', { ipi_situacao_tributaria: '50' }, ['ipi_aliquota', 'ipi_valor']],
  [
    'IPI of a quantity alone',
    { ipi_situacao_tributaria: '99', ipi_quantidade_total: '5' },
    ['ipi_valor_por_unidade_tributavel', 'ipi_valor'],
  ],
  ['IPI with an immunity', { ipi_situacao_tributaria: '52' }, ['ipi_codigo_enquadramento_legal']],
  ['IPI with a suspension', { ipi_situacao_tributaria: '55' }, ['ipi_codigo_enquadramento_legal']],
  ['IPI with an exemption', { ipi_situacao_tributaria: '54' }, ['ipi_codigo_enquadramento_legal']],
  ['PIS without a rate', { pis_situacao_tributaria: '01' }, ['pis_aliquota_porcentual', 'pis_valor']],
  [
    'COFINS by quantity',
    { cofins_situacao_tributaria: '03' },
    ['cofins_quantidade_vendida', 'cofins_aliquota_valor', 'cofins_valor'],
  ],
  [
    'PIS of other operations with a base',
    { pis_situacao_tributaria: '99', pis_base_calculo: '100' },
    ['pis_aliquota_porcentual', 'pis_valor'],
  ],
  ['PIS ST of a base', { pis_base_calculo_st: '100' }, ['pis_aliquota_porcentual_st', 'pis_valor_st']],
  [
    'COFINS ST of an amount',
    { cofins_valor_st: '5' },
    ['cofins_aliquota_porcentual_st', 'cofins_base_calculo_st'],
  ],
  ['a duty', { ii_valor: '8' }, ['ii_base_calculo', 'ii_despesas_aduaneiras', 'ii_valor_iof']],
  ['returned goods', { percentual_devolvido: '50' }, ['valor_ipi_devolvido']],
  ['IPI given back', { valor_ipi_devolvido: '5' }, ['percentual_devolvido']],
  [
    'a service',
    { issqn_codigo_servico: '1401', cfop: '5933' },
    [
      'issqn_aliquota',
      'issqn_valor',
      'issqn_codigo_municipio',
      'issqn_item_lista_servico',
      'issqn_indicador_exigibilidade',
    ],
  ],
  [
    'the UF of destination',
    { icms_situacao_tributaria: '00', icms_aliquota: '12', cfop: '6108' },
    ['icms_aliquota_interna_uf_destino', 'icms_valor_uf_destino'],
    DIFAL,
  ],
  [
    'the UF of destination without an own base',
    { icms_situacao_tributaria: '60', cfop: '6108' },
    ['icms_aliquota_interna_uf_destino', 'icms_base_calculo_uf_destino', 'icms_valor_uf_destino'],
    DIFAL,
  ],
  [
    'FCP of the UF of destination',
    {
      icms_situacao_tributaria: '00',
      icms_aliquota: '12',
      cfop: '6108',
      icms_aliquota_interna_uf_destino: '18',
      fcp_valor_uf_destino: '2',
    },
    ['fcp_percentual_uf_destino'],
    DIFAL,
  ],
];
const bodyOf = (item: Body, note: Body = {}): Body => {
  const { icms_situacao_tributaria: situacao } = item;
  return withItem(item, { ...regimeOf(typeof situacao === 'string' ? situacao : '41'), ...note });
};

describe('half of a tax group', () => {
  it.each(HALVES)(
    '%s: reports missing fields one by one, once, with tag and fix',
    (_, item, expected, note) => {
      const { faults } = emit(nfe, bodyOf(item, note));
      expect(faults.map(({ field }) => field)).toEqual(expected.map((field) => `itens[0].${field}`));
      for (const { code, message, tag, fix } of faults) {
        expect(code).toBe('campo_obrigatorio');
        expect(message).toContain(`(${tag})`);
        expect(fix).toMatch(/^Informe /);
      }
    },
  );

  it.each(HALVES)('%s: gets a default on a lenient token, with a notice', (_, item, expected, note) => {
    const { xml, faults, prepared } = emit(nfe, bodyOf(item, note), LENIENT);
    expect(faults).toEqual([]);
    const filledIn = prepared.completed.filter(({ field }) => !field.includes('ibs_cbs'));
    expect(filledIn.length).toBeGreaterThan(0);
    expect(filledIn.filter(({ field }) => !expected.includes(field.slice('itens[0].'.length)))).toEqual([]);
    expect(xsdErrors(xml, 'NFe')).toEqual([]);
  });
});

describe('amounts that cannot be', () => {
  it.each([
    ['icms_base_calculo', '-1.00', 'formato_invalido'],
    ['icms_valor', '12345678901234567890', 'formato_invalido'],
    ['icms_aliquota', '1000', 'formato_invalido'],
  ])('%s = %s is refused by its own name', (field, value, code) => {
    const { faults } = emit(
      nfe,
      withItem({
        icms_situacao_tributaria: '00',
        icms_base_calculo: '100',
        icms_aliquota: '18',
        icms_valor: '18',
        [field]: value,
      }),
    );
    const [fault] = faults;
    expect(fault).toMatchObject({ field: `itens[0].${field}`, code });
    expect(fault?.fix).toMatch(/^Envie /);
  });
});

describe('notices', () => {
  const noticesOf = (itens: readonly Body[]) =>
    emit(nfe, { ...withItem({}), itens }, STRICT).prepared.notices.filter(
      ({ code }) => code !== 'obrigacao_legal',
    );
  const item = (own: Body): Body => {
    const [first] = withItem(own)['itens'] as Body[];
    return { ...first };
  };

  it('is one notice a field, with the number of items', () => {
    const taxed = item({ icms_situacao_tributaria: '00', icms_aliquota: '18' });
    expect(noticesOf([item({}), taxed, taxed, taxed])).toEqual([
      {
        field: 'itens[1].icms_base_calculo',
        code: 'calculado',
        message: expect.stringMatching(/^icms_base_calculo \(vBC\) foi calculado: .*, em 3 itens$/),
      },
      {
        field: 'itens[1].icms_valor',
        code: 'calculado',
        message: 'icms_valor (vICMS) foi calculado: vBC × pICMS, em 3 itens',
      },
    ]);
  });

  it('is nothing of what was sent', () => {
    const sent = { icms_base_calculo: '100', icms_aliquota: '18', icms_valor: '18' };
    expect(noticesOf([item({ icms_situacao_tributaria: '00', ...sent })])).toEqual([]);
  });

  it('is a group of zero percent that is left out', () => {
    const sent = { icms_base_calculo: '100', icms_aliquota: '18', icms_valor: '18', fcp_percentual: '0' };
    expect(noticesOf([item({ icms_situacao_tributaria: '00', ...sent })])).toMatchObject([
      { field: 'itens[0].fcp_percentual', code: 'texto_ajustado', cStat: '880' },
    ]);
  });
});
