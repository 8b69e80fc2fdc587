import { describe, expect, it } from 'vitest';
import { datedExamples } from './dated-examples.ts';

const NOW = Date.parse('2027-03-02T00:31:20-03:00');
const at = (value: unknown) => datedExamples({ example: value }, NOW);

describe('examples', () => {
  it.each([
    ['2026-11-21T10:00:00-03:00', '2027-03-02T00:31:00-03:00'],
    ['2026-11-21T13:00:01.000Z', '2027-03-02T03:31:01.000Z'],
    ['2026-11-22T10:00:00-03:00', '2027-03-03T00:31:00-03:00'],
    ['2026-11-21', '2027-03-02'],
    ['2026-12-21', '2027-04-01'],
    ['em 2026-11-21', 'em 2026-11-21'],
  ])('write %s as %s', (written, expected) => {
    expect(at({ data: [written] })).toEqual({ example: { data: [expected] } });
  });

  it('with a year get this one', () => {
    expect(at({ ano: 2026, serie: 2026 })).toEqual({ example: { ano: 2027, serie: 2026 } });
  });

  it('alone are moved: a date outside of one is a fact', () => {
    const document = { description: '2026-11-21', properties: { data: { const: '2026-11-21' } } };
    expect(datedExamples(document, NOW)).toEqual(document);
  });
});
