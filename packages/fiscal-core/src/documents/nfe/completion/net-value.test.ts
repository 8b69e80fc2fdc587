import { expect, it } from 'vitest';
import { minimalNfe } from '../../../testing/builders.ts';
import { xsdErrors } from '../../../testing/official-schemas.ts';
import { emit, LENIENT } from '../fixtures/context.ts';
import { nfe } from '../nfe.ts';

const body = minimalNfe(LENIENT.nowMs, { cnpj_emitente: LENIENT.issuer.cnpj });
const [first] = Array.isArray(body['itens']) ? body['itens'] : [];
const emitItems = (...own: object[]) =>
  emit(
    nfe,
    {
      ...body,
      itens: own.map((one) => ({
        ...first,
        quantidade_comercial: '3',
        valor_unitario_comercial: '10.00',
        ...one,
      })),
    },
    LENIENT,
  );

it('is the quantity at its net price, summed over the items that have one, with a notice', () => {
  // 3 × 8.335 = 25.005; 25.01 + 7.00 = 32.01
  const { xml, faults, prepared } = emitItems(
    { valor_unitario_liquido: '8.335' },
    {},
    { valor_unitario_liquido: '2', valor_liquido: '7.00', quantidade_comercial: '3.5' },
  );
  expect(faults).toEqual([]);
  expect(xml).toContain('<vUnComLiq>8.335</vUnComLiq><vProdLiq>25.01</vProdLiq><cEANTrib>');
  expect(xml).toContain('<total><vProdLiqTot>32.01</vProdLiqTot><ICMSTot>');
  expect(prepared.notices.filter(({ field }) => field.includes('liquido'))).toEqual([
    {
      field: 'itens[0].valor_liquido',
      code: 'calculado',
      message: 'valor_liquido não veio e foi calculado: 25.01.',
      suggestion: '25.01',
    },
  ]);
  expect(xsdErrors(xml, 'NFe')).toEqual([]);
});

it('is in no document whose items have none', () => {
  expect(emitItems({}).xml).not.toMatch(/Liq/);
});

it.each([
  ['25.01', true],
  ['25.02', true],
  ['24.99', false],
  ['25.03', false],
])('that was sent as %s for 25.01 is right: %s', (valor_liquido, right) => {
  const { broken: faults } = emitItems({ valor_unitario_liquido: '8.335', valor_liquido });
  expect(faults.map(({ cStat }) => cStat)).toEqual(right ? [] : ['1279']);
});

it('reports the missing price of an item with a value', () => {
  expect(emitItems({ valor_liquido: '25.00' }).faults.map(({ field }) => field)).toEqual([
    'itens[0].valor_unitario_liquido',
  ]);
});

it('has the ICMS of an advance payment in place of the group of ICMS', () => {
  const { xml, faults } = emitItems({ icms_valor_previsto: '0' });
  expect(faults).toEqual([]);
  expect(xml).toContain(
    '<ICMS><ICMSPrevistoPagtoAntecip><vICMSPrevisto>0.00</vICMSPrevisto></ICMSPrevistoPagtoAntecip></ICMS>',
  );
  expect(xsdErrors(xml, 'NFe')).toEqual([]);
});
