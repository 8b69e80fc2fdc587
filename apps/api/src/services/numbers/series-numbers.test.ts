import { expect, it } from 'vitest';
import { withHoles } from './series-numbers.ts';

const of = (from: number, to: number, first: number | null) => ({ nextNumero: to, from, to, first });

it('names what lies unknown between known numbers and below the counter', () => {
  expect(
    withHoles({
      ...of(1, 30, 10),
      ranges: [
        { state: 'usado', inicio: 10, fim: 12 },
        { state: 'livre', inicio: 13, fim: 13 },
        { state: 'usado', inicio: 20, fim: 25 },
      ],
    }),
  ).toEqual([
    { state: 'usado', inicio: 10, fim: 12 },
    { state: 'livre', inicio: 13, fim: 13 },
    { state: 'desconhecido', inicio: 14, fim: 19 },
    { state: 'usado', inicio: 20, fim: 25 },
    { state: 'desconhecido', inicio: 26, fim: 29 },
  ]);
});

it('calls nothing a hole that other systems may have numbered: below the first known number', () => {
  expect(withHoles({ ...of(1, 5000, null), ranges: [] })).toEqual([]);
});

it('sees a hole at the beginning of a page whose earlier numbers are known', () => {
  expect(withHoles({ ...of(101, 103, 1), ranges: [{ state: 'usado', inicio: 102, fim: 102 }] })).toEqual([
    { state: 'desconhecido', inicio: 101, fim: 101 },
    { state: 'usado', inicio: 102, fim: 102 },
  ]);
});
