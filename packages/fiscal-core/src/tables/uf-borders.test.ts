import { describe, expect, it } from 'vitest';
import { UF_SIGLAS } from './uf.ts';
import { isBorder } from './uf-borders.ts';

describe('isBorder', () => {
  it.each(UF_SIGLAS)('gives %s the same borders from both sides, and none with itself', (uf) => {
    const borders = UF_SIGLAS.filter((other) => isBorder(uf, other));
    expect(borders.length).toBeGreaterThan(0);
    expect(borders.filter((other) => !isBorder(other, uf))).toEqual([]);
    expect(borders).not.toContain(uf);
  });

  it('knows no border of what is no UF', () => {
    expect(isBorder('EX', 'RS')).toBe(false);
    expect(isBorder('RS', 'EX')).toBe(false);
  });
});
