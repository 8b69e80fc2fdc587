import { expect, it } from 'vitest';
import { readUrl } from './read-url.ts';

it('reads the same text the same way however often', () => {
  const read = Array.from({ length: 20_000 }, () => readUrl('https://ação.com.br/ç')?.href);
  expect(new Set(read)).toEqual(new Set(['https://xn--ao-siap.com.br/%C3%A7']));
});

it('is null for what is no URL', () => {
  expect(readUrl('exemplo.com.br')).toBeNull();
});
