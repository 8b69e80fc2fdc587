import { describe, expect, it } from 'vitest';
import { addressOf, filterOf } from './filter.ts';

const of = (query: string) => filterOf(new URLSearchParams(query));

describe('the filter of an address', () => {
  it('asks for nothing by itself, nor by what makes no sense', () => {
    const nothing = Object.fromEntries(Object.keys(of('')).map((name) => [name, undefined]));
    expect(of('')).toEqual(nothing);
    expect(of('resposta=9&ambiente=x&de=ontem&ate=&id=%20')).toEqual(nothing);
  });

  it('names what was chosen', () => {
    expect(of('id=req_1&resposta=4&rota=emit&empresa=c&ambiente=producao')).toMatchObject({
      requestId: 'req_1',
      statusClass: 4,
      route: 'emit',
      clientId: 'c',
      environment: 1,
    });
  });

  it('takes days as those of Brasília, the last one whole', () => {
    expect(of('de=2026-11-20&ate=2026-11-20')).toMatchObject({
      from: new Date('2026-11-20T03:00:00Z'),
      to: new Date('2026-11-21T03:00:00Z'),
    });
  });
});

it('an address names only what was chosen', () => {
  expect(addressOf('/requisicoes', { id: '', rota: ' emit ', resposta: '4' })).toBe(
    '/requisicoes?resposta=4&rota=emit',
  );
  expect(addressOf('/requisicoes', {})).toBe('/requisicoes');
});
