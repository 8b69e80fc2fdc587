import { expect, it } from 'vitest';
import type { EmissionContext } from '../../../engine/document/definition.ts';
import { ibptTable } from '../../../tables/ibpt/ibpt.ts';
import { minimalNfe } from '../../../testing/builders.ts';
import { xsdErrors } from '../../../testing/official-schemas.ts';
import { emit, LENIENT } from '../fixtures/context.ts';
import { nfe } from '../nfe.ts';

const LINES = [
  '0;84713012;;10.05;20.05;18.00;0.05',
  '0;84713012;1;1.00;2.00;3.00;0.00',
  '0;22030000;;33.33;44.44;25.00;0.00',
  '2;1401;;13.45;15.45;0.00;3.08',
];
const TABLE = ibptTable({
  uf: 'SP',
  version: '26.2.C',
  source: 'IBPT',
  key: 'A1B2C3',
  from: '2026-11-01',
  to: '2026-11-21',
  lines: LINES.join('\n'),
});
const WITH: EmissionContext = { ...LENIENT, ibpt: (uf: string) => (uf === 'SP' ? TABLE : undefined) };

const base = minimalNfe(LENIENT.nowMs, { cnpj_emitente: LENIENT.issuer.cnpj, consumidor_final: '1' });
const [first] = Array.isArray(base['itens']) ? base['itens'] : [];
const ITEM = { codigo_ncm: '84713012', icms_origem: '0', valor_bruto: '10.00', quantidade_comercial: '1' };
const emitItems = (items: readonly object[], own: object = {}, context = WITH) =>
  emit(
    nfe,
    {
      ...base,
      itens: items.map((one) => ({ ...first, ...ITEM, valor_unitario_comercial: '10.00', ...one })),
      ...own,
    },
    context,
  );
const amounts = ({ xml }: { readonly xml: string }) =>
  Array.from(xml.matchAll(/<vTotTrib>([^<]*)</g), ([, amount]) => amount);

it('is the gross value by three rates, each part rounded half up, then summed', () => {
  // 10 × 10.05 % = 1.005 → 1.01; 1.80; 10 × 0.05 % = 0.005 → 0.01
  const { xml, faults, broken, prepared } = emitItems([{}, {}]);
  expect([faults, broken]).toEqual([[], []]);
  expect(amounts({ xml })).toEqual(['2.82', '2.82', '5.64']);
  expect(xml).toContain(
    'Tributos aproximados (Lei 12.741/2012): federais R$ 2,02, estaduais R$ 3,60, municipais R$ 0,02. Fonte: IBPT, versão 26.2.C, chave A1B2C3.</infCpl>',
  );
  expect(xsdErrors(xml, 'NFe')).toEqual([]);
  expect(prepared.notices.filter(({ code }) => code === 'calculado')).toEqual(
    expect.arrayContaining([
      {
        field: 'itens[0].valor_total_tributos',
        code: 'calculado',
        message: 'valor_total_tributos não veio e foi calculado em 2 itens.',
        suggestion: '2.82',
      },
      expect.objectContaining({ field: 'informacoes_adicionais_contribuinte' }),
    ]),
  );
});

it.each([
  ['0', '2.82'],
  ['1', '3.82'],
  ['2', '3.82'],
  ['3', '2.82'],
  ['4', '2.82'],
  ['5', '2.82'],
  ['6', '3.82'],
  ['7', '3.82'],
  ['8', '2.82'],
])('takes the federal part of origin %s: %s', (icms_origem, amount) => {
  expect(amounts(emitItems([{ icms_origem }]))[0]).toBe(amount);
});

it('is by the ex of the NCM where the item has one', () => {
  expect(amounts(emitItems([{ codigo_ex_tipi: '01' }]))[0]).toBe('0.40');
  expect(amounts(emitItems([{ codigo_ex_tipi: '02' }]))).toEqual([]);
});

it('is that of the item of LC 116 for a service', () => {
  const service = {
    issqn_aliquota: '5',
    issqn_codigo_municipio: '3550308',
    issqn_item_lista_servico: '14.01',
    issqn_indicador_exigibilidade: '1',
  };
  // 1.345 → 1.35; 0.00; 0.308 → 0.31
  expect(amounts(emitItems([{ ...service, codigo_ncm: '00' }]))[0]).toBe('1.66');
});

it.each([
  ['no table is loaded', {}, {}, LENIENT],
  ['the table is of another UF', {}, {}, { ...WITH, issuer: { ...WITH.issuer, uf: 'RJ' } }],
  ['the table is no longer valid', {}, {}, { ...WITH, nowMs: WITH.nowMs + 86_400_000 }],
  ['the table is not valid yet', {}, {}, { ...WITH, nowMs: WITH.nowMs - 30 * 86_400_000 }],
  ['the NCM is not in it', { codigo_ncm: '84713019' }, {}, WITH],
  ['the buyer is no final consumer', {}, { consumidor_final: '0' }, WITH],
  ['the note is an adjustment', {}, { finalidade_emissao: '3' }, WITH],
  ['it is a return', {}, { natureza_operacao: 'Devolução de compra' }, WITH],
  ['it is a remittance', {}, { natureza_operacao: 'REMESSA PARA CONSERTO' }, WITH],
  ['the item is not in the total', { inclui_no_total: '0' }, {}, WITH],
])('is absent when %s', (_, item, own, context) => {
  const date = new Date(context.nowMs - 10_800_000).toISOString().slice(0, 19);
  const { xml } = emitItems([item], { data_emissao: `${date}-03:00`, ...own }, context);
  expect(amounts({ xml })).toEqual([]);
  expect(xml).not.toContain('Tributos aproximados');
});

it('that was sent stays; the rest names the source, without amounts that are not the total', () => {
  const { xml } = emitItems([{ valor_total_tributos: '5.00' }, {}]);
  expect(amounts({ xml })).toEqual(['5.00', '2.82', '7.82']);
  expect(xml).toContain('Tributos aproximados (Lei 12.741/2012). Fonte: IBPT, versão 26.2.C');
});

it('is left out where the total was sent: the two would differ', () => {
  const { xml } = emitItems([{ valor_total_tributos: '5.00' }, {}], { valor_total_tributos: '5.00' });
  expect(amounts({ xml })).toEqual(['5.00', '5.00']);
});

it('names its source after what the caller wrote, where there is room', () => {
  const words = (informacoes_adicionais_contribuinte: string) =>
    /<infCpl>([^<]*)</.exec(emitItems([{}], { informacoes_adicionais_contribuinte }).xml)?.[1];
  expect(words('Pedido 7.')).toMatch(/^Pedido 7\. Tributos aproximados .* chave A1B2C3\.$/);
  expect(words('x'.repeat(4950))).toBe('x'.repeat(4950));
});
