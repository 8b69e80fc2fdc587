import { describe, expect, it } from 'vitest';
import { explanationsOf } from './explain.ts';

describe('explanationsOf', () => {
  it('joins the types in which a code means the same, and has each type once', () => {
    const all = explanationsOf('539', null);
    const types = all.flatMap((each) => each.types);
    expect(types).toEqual([...new Set(types)]);
    expect(all.find((each) => each.types.includes('nfe'))).toMatchObject({
      code: '539',
      message: expect.stringMatching(/Duplicidade/),
      hint: { field: 'numero' },
    });
  });

  it('reads one type alone', () => {
    expect(explanationsOf('539', 'nfe').flatMap((each) => each.types)).toEqual(['nfe']);
    expect(explanationsOf('E0037', 'nfe')).toEqual([]);
    expect(explanationsOf('E0037', 'nfse')).toHaveLength(1);
  });

  it('has the text of a code that refuses nothing', () => {
    expect(explanationsOf('100', 'nfe')).toMatchObject([
      { message: expect.stringMatching(/Autorizado/), hint: null },
    ]);
  });

  it('knows nothing of a code of no table', () => {
    expect(explanationsOf('9999', null)).toEqual([]);
    expect(explanationsOf('__proto__', null)).toEqual([]);
  });
});
