import { describe, expect, it } from 'vitest';
import { preparedOf } from '../../testing/taken.ts';
import { type Body, withItem } from './fixtures/cases.ts';
import { emit, LENIENT, STRICT } from './fixtures/context.ts';
import { nfe } from './nfe.ts';

const sold = (own: Body): Body =>
  withItem({ quantidade_comercial: '1', valor_unitario_comercial: '100.00', ...own });
const priceOf = (own: Body): string | undefined =>
  /<vUnTrib>([^<]*)/.exec(emit(nfe, sold(own), STRICT).xml)?.[1];
const noticesOf = (own: Body, context = STRICT) =>
  preparedOf(nfe, sold(own), context).notices.filter(({ field }) => field.endsWith('tributavel'));

describe('the price of the taxable unit', () => {
  it('is the commercial one where the quantity is the same', () => {
    expect(priceOf({})).toBe('100');
    expect(priceOf({ unidade_tributavel: 'kg', quantidade_tributavel: '1.0000' })).toBe('100');
    expect(noticesOf({})).toEqual([]);
  });

  it('is the gross value by the quantity where that is another, with up to ten places and a notice', () => {
    expect(priceOf({ unidade_tributavel: 'KG', quantidade_tributavel: '3' })).toBe('33.3333333333');
    expect(priceOf({ unidade_tributavel: 'KG', quantidade_tributavel: '6', valor_bruto: '1.00' })).toBe(
      '0.1666666667',
    );
    expect(priceOf({ unidade_tributavel: 'KG', quantidade_tributavel: '4' })).toBe('25.00');
    expect(noticesOf({ unidade_tributavel: 'KG', quantidade_tributavel: '3' })).toMatchObject([
      {
        code: 'calculado',
        field: 'itens[0].valor_unitario_tributavel',
        message: expect.stringContaining('vProd ÷ qTrib'),
      },
    ]);
  });

  it('stays as it was sent', () => {
    expect(
      priceOf({ unidade_tributavel: 'KG', quantidade_tributavel: '3', valor_unitario_tributavel: '33.33' }),
    ).toBe('33.33');
  });

  it('is asked for where nothing follows from the quantity', () => {
    const { tree } = preparedOf(nfe, sold({ quantidade_tributavel: '0' }), STRICT);
    expect(nfe.validate(tree)).toContainEqual(
      expect.objectContaining({ field: 'itens[0].valor_unitario_tributavel', code: 'campo_obrigatorio' }),
    );
  });
});

describe('the quantity of another taxable unit', () => {
  const OTHER_UNIT = { unidade_tributavel: 'KG' };

  it('is required, with a default in the lenient sandbox', () => {
    const ASKED = { field: 'itens[0].quantidade_tributavel', code: 'campo_obrigatorio', tag: 'qTrib' };
    const asked = expect.objectContaining(ASKED);
    expect(preparedOf(nfe, sold(OTHER_UNIT), STRICT).problems).toContainEqual(asked);
    const loose = preparedOf(nfe, sold(OTHER_UNIT), LENIENT);
    expect(loose.problems).not.toContainEqual(asked);
    expect(loose.completed).toContainEqual({
      field: 'itens[0].quantidade_tributavel',
      tag: 'qTrib',
      value: '1',
    });
  });

  it('is no matter where the unit is the same but for its case', () => {
    expect(priceOf({ unidade_comercial: 'Un', unidade_tributavel: 'UN' })).toBe('100');
  });
});
