import { describe, expect, it } from 'vitest';
import { forcedBy } from './forced.ts';

describe('forcedBy', () => {
  it.each([
    ['610', { about: 'documento', cStat: '610' }],
    ['100', { about: 'documento', cStat: '100' }],
    ['301', { about: 'documento', cStat: '301' }],
    ['9999', { about: 'documento', cStat: '9999' }],
    ['108', { about: 'lote', cStat: '108' }],
    ['656', { about: 'lote', cStat: '656' }],
    ['215', { about: 'lote', cStat: '215' }],
    ['107', { about: 'lote', cStat: '107' }],
    ['103', { about: 'espera' }],
    ['105', { about: 'espera' }],
  ])('%s', (code, expected) => {
    expect(forcedBy('nfe', [{ kind: 'lixo' }, { kind: 'cStat', code }])).toEqual(expected);
  });

  it('nothing when no marker asks for a code', () => {
    expect(forcedBy('nfe', [{ kind: 'lixo' }])).toBeNull();
  });
});
