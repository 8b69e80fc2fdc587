import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('quotes what would end a cell', () => {
  expect(csvLine(['a;b', 'diz "oi"', 'duas\nlinhas', null, 'simples'])).toBe(
    '"a;b";"diz ""oi""";"duas\nlinhas";;simples\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '|cmd', '\rx'])('disarms %j', (text) => {
  expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
});

it('leaves what is no formula as it is', () => {
  expect(csvLine(['Padaria-Estrela', '10,50', '3526 1112'])).toBe('Padaria-Estrela;10,50;3526 1112\r\n');
});
