import { describe, expect, it } from 'vitest';
import { addressOf, askedOf, filtersOf, isSame, NO_FILTERS } from './filters.ts';

const CLIENT = '0193a2b4-5c6d-7e8f-9012-3456789abcde';
const FULL = `situacao=REJEITADA,ERRO_TECNICO&tipo=nfe,cte&empresa=${CLIENT}&importado=unconfirmed&periodo=7&q=Jo%C3%A3o&ordem=maiores`;

describe('the address of the list', () => {
  it('survive a round trip through the address', () => {
    expect(filtersOf(FULL)).toEqual({
      ...NO_FILTERS,
      statuses: ['REJEITADA', 'ERRO_TECNICO'],
      types: ['nfe', 'cte'],
      clientId: CLIENT,
      imported: 'unconfirmed',
      period: '7',
      search: 'João',
      sort: 'maiores',
    });
    expect(addressOf(filtersOf(FULL))).toBe(FULL);
  });

  it('is empty where nothing is chosen', () => {
    expect(addressOf(filtersOf('periodo=90&outra=1'))).toBe('');
  });

  it('leaves aside what it does not know', () => {
    expect(
      filtersOf('situacao=X&tipo=n%2F1&empresa=1&importado=sim&periodo=9&de=2026-13-99&ordem=z'),
    ).toEqual(NO_FILTERS);
  });

  it('has days in place of a period', () => {
    expect(addressOf(filtersOf('periodo=7&de=2026-11-01'))).toBe('de=2026-11-01');
  });

  it('is the same in any order', () => {
    expect(isSame('tipo=nfe&situacao=PENDENTE', 'situacao=PENDENTE&tipo=nfe&periodo=90')).toBe(true);
    expect(isSame('tipo=nfe', 'tipo=cte')).toBe(false);
  });
});

it('knows the code that refused them, of any authority', () => {
  expect(filtersOf('situacao=REJEITADA&codigo=E0014').code).toBe('E0014');
  expect(addressOf(filtersOf('codigo=610&tipo=nfe'))).toBe('codigo=610&tipo=nfe');
  expect(filtersOf('codigo=6%2F1').code).toBeNull();
  expect(askedOf(filtersOf('codigo=610'), 2)).toEqual({ environment: 2, cStat: '610' });
});

describe('the query sent to the API', () => {
  it('names no period where none was chosen', () => {
    expect(askedOf(filtersOf('q=1'), 2)).toEqual({ environment: 2, search: '1' });
  });

  it('names what was chosen', () => {
    expect(askedOf(filtersOf(FULL), 1)).toEqual({
      environment: 1,
      statuses: ['REJEITADA', 'ERRO_TECNICO'],
      types: ['nfe', 'cte'],
      clientId: CLIENT,
      imported: 'unconfirmed',
      period: '7',
      search: 'João',
    });
    expect(askedOf(filtersOf('de=2026-11-01&ate=2026-11-02&periodo=7'), 2)).toEqual({
      environment: 2,
      since: '2026-11-01',
      until: '2026-11-02',
    });
  });
});
