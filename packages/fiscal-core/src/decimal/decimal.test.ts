import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { addCents, addMoney, cents, formatCents, isZeroCents, moneyProduct } from './cents.ts';
import {
  add,
  compare,
  type Decimal,
  decimalOrZero,
  divide,
  format,
  formatBetween,
  multiply,
  parseDecimal,
  percent,
  roundHalfUp,
  subtract,
} from './decimal.ts';

const of = (text: string): Decimal => decimalOrZero(text);
const money = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 6 }))
  .map(([units, scale]) => format({ units, scale }, scale));

describe('Decimal', () => {
  it.each([
    ['0.125', 2, '0.13'],
    ['0.124999', 2, '0.12'],
    ['2.345', 2, '2.35'],
    ['-2.345', 2, '-2.35'],
    ['1', 2, '1.00'],
    ['99999999999999999999.995', 2, '100000000000000000000.00'],
    ['0.005', 2, '0.01'],
    ['7', 0, '7'],
  ])('rounds %s to %i places as %s', (text, places, expected) => {
    expect(format(of(text), places)).toBe(expected);
  });

  it.each([
    ['18', 2, 4, '18.00'],
    ['1.5700', 2, 4, '1.57'],
    ['1.23456', 2, 4, '1.2346'],
    ['10.000', 0, 4, '10'],
    ['0.5', 0, 10, '0.5'],
    ['0', 0, 4, '0'],
  ])('writes %s with %i to %i places as %s', (text, min, max, expected) => {
    expect(formatBetween(of(text), min, max)).toBe(expected);
  });

  it.each([
    ['100', '3', 8, '33.33333333'],
    ['1.00', '6', 8, '0.16666667'],
    ['1', '0.0001', 2, '10000.00'],
    ['99.90', '0.5', 2, '199.80'],
    ['0.05', '10', 2, '0.01'],
    ['-0.05', '10', 2, '-0.01'],
    ['0.049', '10', 2, '0.00'],
    ['1', '-8', 2, '-0.13'],
    ['0', '7', 2, '0.00'],
  ])('divides %s by %s to %i places as %s', (dividend, divisor, places, expected) => {
    expect(format(divide(of(dividend), of(divisor), places), places)).toBe(expected);
  });

  it('divides by nothing never', () => {
    expect(() => divide(of('1'), of('0.00'), 2)).toThrow(RangeError);
  });

  it.each(['', '1e3', '1,5', ' 1', '1.', '.5', '+1', '1.2.3', 'NaN', '0x1'])('does not read %j', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it('multiplies as the product of the digits', () => {
    expect(format(multiply(of('18.25'), of('6.199')), 2)).toBe('113.13');
    expect(format(percent(of('744.15'), of('0.1')), 2)).toBe('0.74');
  });

  it('keeps add and subtract inverse of each other, and order total', () => {
    holds(
      fc.property(money, money, (a, b) => {
        const sum = add(of(a), of(b));
        expect(compare(subtract(sum, of(b)), of(a))).toBe(0);
        expect(compare(sum, of(a))).toBe(of(b).units === 0n ? 0 : 1);
      }),
    );
  });

  it('never moves a value by more than half a unit when rounding', () => {
    holds(
      fc.property(money, fc.integer({ min: 0, max: 4 }), (text, places) => {
        const value = of(text);
        const error = subtract(roundHalfUp(value, places), value);
        const doubled = { units: (error.units < 0n ? -error.units : error.units) * 2n, scale: error.scale };
        expect(compare(doubled, { units: 1n, scale: places })).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('Cents', () => {
  it('sums exactly like Decimal, at any size', () => {
    holds(
      fc.property(fc.array(money, { maxLength: 40 }), (texts) => {
        const total = cents();
        let expected = of('0.00');
        for (const text of texts) {
          addMoney(total, text);
          expected = add(expected, roundHalfUp(of(text), 2));
        }
        expect(formatCents(total)).toBe(format(expected, 2));
      }),
    );
  });

  it('stays exact past the safe integers and below zero', () => {
    const total = cents();
    for (let i = 0; i < 2000; i++) addMoney(total, '9999999999999.99');
    expect(formatCents(total)).toBe('19999999999999980.00');
    const debt = cents();
    addCents(debt, total, -1);
    addMoney(debt, '0.01');
    expect(formatCents(debt)).toBe('-19999999999999979.99');
  });

  it('adds nothing for absent or unreadable text', () => {
    const total = cents();
    for (const text of [undefined, '', 'abc', '1,00', '1.2.3']) addMoney(total, text);
    expect(formatCents(total)).toBe('0.00');
  });

  it('takes off what it added, through every size', () => {
    holds(
      fc.property(fc.array(money, { maxLength: 20 }), (texts) => {
        const total = cents();
        for (const text of texts) addMoney(total, text);
        for (const text of texts) addMoney(total, text, -1);
        expect(isZeroCents(total)).toBe(true);
        expect(formatCents(total)).toBe('0.00');
      }),
    );
  });

  it('multiplies to money exactly as Decimal does', () => {
    const number = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 13n }), fc.integer({ min: 0, max: 10 }))
      .map(([units, scale]) => format({ units, scale }, scale));
    holds(
      fc.property(number, number, fc.constantFrom<1 | 100>(1, 100), (a, b, per) => {
        const exact = (per === 100 ? percent : multiply)(of(a), of(b));
        expect(moneyProduct(a, b, per)).toBe(format(exact, 2));
      }),
      2000,
    );
  });

  it.each([
    ['10', '150', 1, '1500.00'],
    ['2', '12.9', 1, '25.80'],
    ['18.25', '6.199', 1, '113.13'],
    ['100.25', '18', 100, '18.05'],
    ['0.5', '1', 100, '0.01'],
    ['9007199254740991', '1', 1, '9007199254740991.00'],
    ['abc', '1', 1, '0.00'],
  ] as const)('multiplies %s by %s per %i to %s', (a, b, per, expected) => {
    expect(moneyProduct(a, b, per)).toBe(expected);
  });
});
