import { describe, expect, it } from 'vitest';
import { UF_SIGLAS } from '../tables/uf.ts';
import { isInscricaoEstadual } from './inscricao-estadual.ts';

/** The examples SINTEGRA's own pages work out. */
const EXAMPLES: readonly (readonly [uf: string, ie: string])[] = [
  ['AC', '0100482300112'],
  ['AL', '240000048'],
  ['CE', '060000015'],
  ['DF', '0730000100109'],
  ['ES', '999999990'],
  ['MA', '120000385'],
  ['MT', '00130000019'],
  ['PA', '159999995'],
  ['PB', '060000015'],
  ['PE', '032141840'],
  ['PI', '012345679'],
  ['PR', '1234567850'],
  ['RJ', '99999993'],
  ['RO', '00000000625213'],
  ['RR', '240066281'],
  ['RS', '2243658792'],
  ['SC', '251040852'],
  ['SE', '271234563'],
  ['SP', '110042490114'],
];

describe('isInscricaoEstadual', () => {
  it.each(EXAMPLES)('%s takes %s and refuses it with another last digit', (uf, ie) => {
    expect(isInscricaoEstadual(ie, uf)).toBe(true);
    expect(isInscricaoEstadual(ie.slice(0, -1) + ((Number(ie.at(-1)) + 1) % 10), uf)).toBe(false);
  });

  it.each(UF_SIGLAS)('%s refuses other lengths and letters', (uf) => {
    expect(isInscricaoEstadual('1', uf)).toBe(false);
    expect(isInscricaoEstadual('ABCDEFGHI', uf)).toBe(false);
  });
});
