import { holds } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../page/measure.ts';
import { code128Values } from './code128.ts';
import { fit } from './fit.ts';
import { wrap } from './wrap.ts';

const LATIN = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((c) => c < 0x7f || c > 0xa0)
    .map((c) => String.fromCharCode(c)),
  maxLength: 300,
});

/** Decodes Code 128 values as a reader does, without start and check symbol. */
function decodeCode128(values: readonly number[]): string {
  let inC = values[0] === 105;
  let text = '';
  for (const value of values.slice(1, -1)) {
    if (inC && value === 100) inC = false;
    else if (!inC && value === 99) inC = true;
    else text += inC ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}

describe('Code 128', () => {
  it('takes a key of digits in set C alone', () => {
    const values = code128Values('1234'.repeat(11));
    expect(values).toHaveLength(24);
    expect(values[0]).toBe(105);
  });

  it('gives back any text, and ends with its check symbol', () => {
    holds(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789ABZ'), minLength: 1, maxLength: 44 }),
        (text) => {
          const values = code128Values(text);
          const sum = values.slice(0, -1).reduce((total, value, at) => total + value * Math.max(1, at), 0);
          expect(decodeCode128(values)).toBe(text);
          expect(values.at(-1)).toBe(sum % 103);
        },
      ),
    );
  });
});

describe('text', () => {
  it('wraps every word, in order, within the width', () => {
    holds(
      fc.property(LATIN, fc.integer({ min: 20, max: 300 }), (text, width) => {
        const lines = wrap(text, 'serif', { size: 7, width });
        expect(lines.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''));
        for (const line of lines)
          expect(line.length === 1 || widthOf('serif', 7, line) <= width + 0.01).toBe(true);
      }),
    );
  });

  it('keeps line breaks', () => {
    expect(wrap('um\ndois três', 'sans', { size: 8, width: 500 })).toEqual(['um', 'dois três']);
  });

  it('fits any text into its width, at no less than the smallest size', () => {
    holds(
      fc.property(LATIN, fc.integer({ min: 20, max: 300 }), (text, width) => {
        const shown = fit(text, 'sans', { width, limits: { size: 9, sizeMin: 6 } });
        expect(shown.size).toBeGreaterThanOrEqual(6);
        expect(widthOf('sans', shown.size, shown.text) * shown.stretch).toBeLessThanOrEqual(width + 0.1);
      }),
    );
  });
});
