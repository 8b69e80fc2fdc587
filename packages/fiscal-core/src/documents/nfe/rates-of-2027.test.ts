import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EmissionContext } from '../../engine/document/definition.ts';
import { BUILT_IN } from '../../tables/rtc/built-in.ts';
import { completeIbsCbs } from '../../tax/ibs-cbs.ts';
import { type TaxItem, text } from '../../tax/item.ts';
import type { ReferenceRate } from '../../tax/reference-rates.ts';
import { holds } from '../../testing/holds.ts';
import { preparedOf } from '../../testing/taken.ts';
import { STRICT } from './fixtures/context.ts';
import { nfe } from './nfe.ts';

const NOON = '2027-01-04T12:00:00-03:00';
const JANUARY: EmissionContext = { ...STRICT, nowMs: Date.parse(NOON), lawDay: '2027-01-04' };
const CBS: ReferenceRate = {
  tax: 'cbs',
  percent: '8.8',
  from: '2027-01-01',
  to: '2027-12-31',
  source: 'Resolução do Senado 99/2026',
};
const FIELD = 'itens[0].cbs_aliquota';
const REGULAR_FIELD = 'itens[0].cbs_aliquota_efetiva_regular';
const RATE_FIELDS: readonly string[] = [FIELD, REGULAR_FIELD];
const SUSPENDED = {
  ibs_cbs_situacao_tributaria: '550',
  ibs_cbs_classificacao_tributaria: '550001',
  ibs_cbs_situacao_tributaria_regular: '000',
  ibs_cbs_classificacao_tributaria_regular: '000001',
};
const DEFERRED = {
  ibs_uf_percentual_diferimento: '100.00',
  ibs_mun_percentual_diferimento: '100.00',
  cbs_percentual_diferimento: '100.00',
};

/** A key of the company, of a note of November 2026 or of January 2027. */
const keyOf = (month: string): string => `35${month}11222333000181550010000000011000000010`;
const following = (finalidade_emissao: string, ...months: readonly string[]) => ({
  finalidade_emissao,
  notas_referenciadas: months.map((month) => ({ chave_nfe: keyOf(month) })),
});

function judge(
  context: EmissionContext,
  item: Readonly<Record<string, unknown>> = {},
  note: Readonly<Record<string, unknown>> = {},
) {
  const golden = JSON.parse(
    readFileSync(new URL('./fixtures/interestadual-icms00-ipi.input.json', import.meta.url), 'utf8'),
  );
  const body = { ...golden, data_emissao: NOON, ...note, itens: [{ ...golden.itens[0], ...item }] };
  const { tree, problems, completed } = preparedOf(nfe, body, context);
  return {
    rate: /"pCBS":"([^"]*)"/.exec(JSON.stringify(tree))?.[1],
    base: /"gIBSCBS":{"vBC":"([^"]*)"/.exec(JSON.stringify(tree))?.[1],
    found: problems.filter(({ field }) => RATE_FIELDS.includes(field)),
    completed: completed.filter(({ field }) => RATE_FIELDS.includes(field)),
  };
}

it('asks for the rate of the CBS by name, with the day on which it was last looked for', () => {
  const { found, rate } = judge(JANUARY);
  expect(found).toMatchObject([
    {
      code: 'campo_obrigatorio',
      tag: 'pCBS',
      message: expect.stringMatching(/CBS para 04\/01\/2027.*27\/11\/2026/),
    },
  ]);
  expect(rate).toBeUndefined();
});

it('takes the rate that the caller gives', () => {
  expect(judge(JANUARY, { cbs_aliquota: '8.70' })).toMatchObject({ found: [], rate: '8.70' });
});

it('writes a rate that an operator has loaded, and refuses another', () => {
  const loaded = { ...JANUARY, rates: [CBS] };
  expect(judge(loaded)).toMatchObject({ found: [], rate: '8.80', completed: [] });
  expect(judge(loaded, { cbs_aliquota: '8.70' }).found).toMatchObject([{ cStat: '1037' }]);
});

it('fills in a default in the sandbox that completes, and reports it', () => {
  const lenient = { ...JANUARY, completeInSandbox: true };
  expect(judge(lenient)).toMatchObject({ found: [], completed: [{ field: FIELD, value: '0.90' }] });
  expect(judge({ ...lenient, rates: [CBS] })).toMatchObject({ rate: '8.80', completed: [] });
});

it.each([
  ['a sale', {}, '8.80', '1129.33'],
  ['a return of a sale of 2027', following('4', '2701'), '8.80', '1129.33'],
  ['a return of a sale of 2026', following('4', '2611'), '0.90', '1229.84'],
  ['a return of sales of both years', following('4', '2611', '2701'), '8.80', '1129.33'],
  [
    'a credit note for goods refused in 2026',
    { ...following('5', '2611'), tipo_nota_credito: '03' },
    '0.90',
    '1229.84',
  ],
  [
    'a credit note of another kind',
    { ...following('5', '2611'), tipo_nota_credito: '01' },
    '8.80',
    '1129.33',
  ],
  ['a complement of a sale of 2026', following('2', '2611'), '8.80', '1229.84'],
])('has the rate and the price of %s', (_, note, rate, base) => {
  expect(judge({ ...JANUARY, rates: [CBS] }, {}, note)).toMatchObject({ rate, base, found: [] });
});

it('asks a return of a sale of 2026 for no rate, and takes the one that it gives', () => {
  expect(judge(JANUARY, {}, following('4', '2611'))).toMatchObject({ rate: '0.90', found: [] });
  const sent = judge({ ...JANUARY, rates: [CBS] }, { cbs_aliquota: '0.80' }, following('4', '2701'));
  expect(sent).toMatchObject({ rate: '0.80', found: [] });
});

it('writes no effective rate for a rate that is not known', () => {
  const item: TaxItem = {
    cfop: '5102',
    valor_bruto: '100.00',
    ibs_cbs_situacao_tributaria: '200',
    ibs_cbs_classificacao_tributaria: '200034',
  };
  completeIbsCbs(item, [], { tables: BUILT_IN, model: 'NFe', date: '2027-01-04' });
  expect(item).toMatchObject({ ibs_uf_aliquota_efetiva: '0.02' });
  expect(item['cbs_aliquota_efetiva']).toBeUndefined();
});

it('asks a suspended operation for the rate that it would have, or fills in a default', () => {
  expect(judge(JANUARY, SUSPENDED).found).toMatchObject([
    { field: REGULAR_FIELD, tag: 'pAliqEfetRegCBS', message: expect.stringMatching(/CBS para 04\/01\/2027/) },
  ]);
  expect(judge(JANUARY, { ...SUSPENDED, cbs_aliquota_efetiva_regular: '8.70' }).found).toEqual([]);
  expect(judge({ ...JANUARY, rates: [CBS] }, SUSPENDED).found).toEqual([]);
  expect(judge({ ...JANUARY, completeInSandbox: true }, SUSPENDED)).toMatchObject({
    found: [],
    completed: [{ field: REGULAR_FIELD, value: '0.90' }],
  });
});

it('has the CBS at zero in an incentive area, on a lenient test token too', () => {
  for (const completeInSandbox of [false, true])
    expect(judge({ ...JANUARY, completeInSandbox }, { cbs_alc_zfm_tipo: '1' })).toMatchObject({
      rate: '0.00',
      found: [],
      completed: [],
    });
});

const cents = (amount: string): number => Math.round(Number(amount) * 100);

it('takes the base out of a price that contains IBS and CBS, and neither is paid on the other', () => {
  holds(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 3000 }), (price, rate) => {
      const item: TaxItem = {
        cfop: '5102',
        valor_bruto: (price / 100).toFixed(2),
        ibs_cbs_situacao_tributaria: '000',
        ibs_cbs_classificacao_tributaria: '000001',
        cbs_aliquota: (rate / 100).toFixed(2),
      };
      completeIbsCbs(item, [], { tables: BUILT_IN, model: 'NFe', date: '2027-01-04' });
      const parts = ['ibs_cbs_base_calculo', 'ibs_uf_valor', 'ibs_mun_valor', 'cbs_valor'];
      const whole = parts.reduce((sum, field) => sum + cents(text(item, field) ?? ''), 0);
      // Each part is rounded by itself.
      expect(Math.abs(whole - price)).toBeLessThanOrEqual(2);
    }),
  );
});

it.each([
  ['an import', { cfop: '3102' }, '2027-01-04', '100.00'],
  ['the year before', {}, '2026-12-31', '100.00'],
  ['a tax that is deferred whole', { ...DEFERRED }, '2027-01-04', '100.00'],
  ['an IS, which is a part of the base', { is_valor: '10.00' }, '2027-01-04', '99.01'],
  ['a base that was sent', { ibs_cbs_base_calculo: '50.00' }, '2027-01-04', '50.00'],
])('has the base of %s', (_, own, date, base) => {
  const item: TaxItem = {
    cfop: '5102',
    valor_bruto: '100.00',
    ibs_cbs_situacao_tributaria: '000',
    ibs_cbs_classificacao_tributaria: '000001',
    cbs_aliquota: '0.90',
    ...own,
  };
  completeIbsCbs(item, [], { tables: BUILT_IN, model: 'NFe', date });
  expect(item['ibs_cbs_base_calculo']).toBe(base);
});
