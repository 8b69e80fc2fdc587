import { expect, it } from 'vitest';
import { isPerson, parseInscricao, sameHolder } from './holder.ts';

it.each([
  ['11222333000181', '11222333000262', true],
  ['11222333000181', '11222334000181', false],
  ['12345678909', '12345678909', true],
  ['12345678909', '52998224725', false],
  // The first digits of a CPF are nobody's company.
  ['12345678909', '12345678000195', false],
])('%s signs for %s: %s', (one, other, same) => {
  expect(sameHolder(one, other)).toBe(same);
  expect(sameHolder(other, one)).toBe(same);
});

it.each([
  ['11.222.333/0001-81', '11222333000181', false],
  ['123.456.789-09', '12345678909', true],
  ['12.345.678/909', '12345678909', true],
  ['12345678900', null, true],
])('reads %s', (text, inscricao, person) => {
  expect(parseInscricao(text)).toBe(inscricao);
  if (inscricao !== null) expect(isPerson(inscricao)).toBe(person);
});
