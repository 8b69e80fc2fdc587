import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../testing/holds.ts';
import { addDecimals, formatDecimal, isZero, roundHalfUp } from './decimal-text.ts';

describe('formatDecimal', () => {
  it.each([
    ['10', 2, 2, '10.00'],
    ['10.005', 2, 2, '10.01'],
    ['10.004999999999999999999', 2, 2, '10.00'],
    ['0.995', 2, 2, '1.00'],
    ['99.999', 2, 2, '100.00'],
    ['9.5', 0, 0, '10'],
    ['18', 2, 4, '18.00'],
    ['18.0000', 2, 4, '18.00'],
    ['1.5700', 2, 4, '1.57'],
    ['1.65001', 2, 4, '1.65'],
    ['1.00005', 2, 4, '1.0001'],
    ['5.0000', 0, 4, '5'],
    ['0.10', 0, 10, '0.1'],
    ['0.12345678905', 0, 10, '0.1234567891'],
    ['7', 4, 4, '7.0000'],
    ['1.5', 3, 3, '1.500'],
    ['007.50', 2, 2, '7.50'],
    ['000', 2, 2, '0.00'],
  ])('writes %s with %i to %i places as %s', (value, min, max, text) => {
    expect(formatDecimal(value, min, max)).toBe(text);
  });

  it.each([
    ['0.5', '0.500'],
    ['1.5', '1.5'],
    ['1', '1.0'],
    ['0', '0.0'],
  ])('writes %s as %s where values below one need three places', (value, text) => {
    expect(formatDecimal(value, 1, 3, 3)).toBe(text);
  });

  const plain = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.stringMatching(/^\d{1,15}$/))
    .map(([integer, fraction]) => `${integer}.${fraction}`);

  it('rounds like scaled integers, at any size', () => {
    holds(
      fc.property(plain, fc.integer({ min: 0, max: 12 }), (value, places) => {
        const [integer = '', fraction = ''] = value.split('.');
        const scale = 10n ** BigInt(fraction.length);
        const wanted = (BigInt(integer + fraction) * 10n ** BigInt(places) * 2n + scale) / (scale * 2n);
        expect(BigInt(formatDecimal(value, places, places).replace('.', ''))).toBe(wanted);
      }),
    );
  });

  it('leaves what it wrote as it is', () => {
    holds(
      fc.property(
        plain,
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 6 }),
        (value, min, more) => {
          const once = formatDecimal(value, min, min + more);
          expect(formatDecimal(once, min, min + more)).toBe(once);
        },
      ),
    );
  });
});

it('rounds only what is too long', () => {
  expect(roundHalfUp('1.25', 1)).toBe('1.3');
  expect(roundHalfUp('1.2', 4)).toBe('1.2');
  expect(roundHalfUp('99', 0)).toBe('99');
});

it('adds without losing a cent', () => {
  expect(addDecimals(['0.10', '0.20'])).toBe('0.30');
  expect(addDecimals(['99999999999999999999.99', '0.01', '5'])).toBe('100000000000000000005.00');
  expect(addDecimals([])).toBe('0');
});

it('knows zero in every form', () => {
  expect(['0', '0.00', '00.0'].map(isZero)).toEqual([true, true, true]);
  expect(['0.01', '', '10'].map(isZero)).toEqual([false, false, false]);
});
