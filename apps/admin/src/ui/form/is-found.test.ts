import { describe, expect, it } from 'vitest';
import { isFound } from './is-found.ts';

describe('matches of a search in a list', () => {
  const padaria = { value: '1', label: 'Padaria São José Ltda', detail: '12.ABC.345/01DE-35 · SP' };

  it.each(['sao jose', 'JOSÉ padaria', '12abc34501', '12.abc.345', 'sp', ''])('is found by %j', (asked) => {
    expect(isFound(padaria, asked)).toBe(true);
  });

  it.each(['padaria rio', '99', 'mg'])('is not found by %j', (asked) => {
    expect(isFound(padaria, asked)).toBe(false);
  });
});
