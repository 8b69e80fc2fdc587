import { describe, expect, it } from 'vitest';
import { CODE_TABLES, type CodeSearch, chapterOf, findCodes, findGroups, nameOfCode } from './codes.ts';

const ALL = 100_000;
const findCodigos = (search: Omit<CodeSearch, 'limit'>) =>
  findCodes({ ...search, limit: 10 }).map(({ codigo }) => codigo);

describe('the tables', () => {
  it.each([
    ['ncm', 8, 10_515],
    ['cfop', 4, 619],
    ['cest', 7, 1018],
  ] as const)('%s: every code once, of %i digits, with its name', (table, digits, count) => {
    const rows = findCodes({ table, asked: '', limit: ALL });
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map(({ codigo }) => codigo)).size).toBe(count);
    expect(rows.filter(({ codigo, nome }) => codigo.length !== digits || nome.length < 2)).toEqual([]);
  });

  it('knows the way to an NCM', () => {
    expect(nameOfCode('ncm', '09012100')).toMatch(
      /^Café, mesmo torrado ou .* › Café torrado, Não descafeinado$/,
    );
    expect(nameOfCode('ncm', '22030000')).toBe('Cervejas de malte');
    expect(nameOfCode('ncm', '09012199')).toBeUndefined();
  });
});

describe('the tree of the NCM', () => {
  it('begins with the chapters, then the positions of one, then its codes', () => {
    const chapters = findGroups({ table: 'ncm', asked: '' });
    expect(chapters).toHaveLength(96);
    expect(chapters[0]).toEqual({ codigo: '01', nome: 'Animais vivos' });
    expect(findGroups({ table: 'ncm', asked: '10' }).map(({ codigo }) => codigo)).toEqual(
      '1001 1002 1003 1004 1005 1006 1007 1008'.split(' '),
    );
    expect(findGroups({ table: 'ncm', asked: '1006' })).toEqual([]);
    expect(findGroups({ table: 'cfop', asked: '' })).toEqual([]);
    expect(findCodigos({ table: 'ncm', asked: '' })[0]).toBe('01012100');
  });

  it('names the chapter of a code', () => {
    expect(chapterOf('09012100')).toMatch(/^Café, chá, mate/);
    expect(chapterOf('99999999')).toBeUndefined();
  });

  it('has a chapter for every code, and calls none merely "others"', () => {
    const codes = findCodes({ table: 'ncm', asked: '', limit: ALL });
    const chapters = new Set(findGroups({ table: 'ncm', asked: '' }).map(({ codigo }) => codigo));
    expect(codes.filter(({ codigo }) => !chapters.has(codigo.slice(0, 2)))).toEqual([]);
    expect(codes.filter(({ nome }) => /^Outr[oa]s?$/.test(nome))).toEqual([]);
  });
});

describe('a search', () => {
  it('takes the beginning of a code as people write it', () => {
    expect(findCodigos({ table: 'ncm', asked: '0901.21' })).toEqual(['09012100']);
    expect(findCodigos({ table: 'cest', asked: '03.021' })).toContain('0302100');
    expect(findCodigos({ table: 'cfop', asked: '5.102' })).toEqual(['5102']);
  });

  it('takes words in any order, without accents, in the plural', () => {
    expect(findCodigos({ table: 'ncm', asked: 'torrado cafe' }).slice(0, 3)).toContain('09012100');
    expect(findCodigos({ table: 'ncm', asked: 'CERVEJAS DE MALTE' })[0]).toBe('22030000');
    expect(findCodigos({ table: 'ncm', asked: 'nada disso existe' })).toEqual([]);
  });

  it.each([
    ['café', '0901'],
    ['arroz', '1006'],
    ['cerveja', '2203'],
    ['parafusos', '7318'],
    ['camiseta', '6109'],
  ])('begins with the position of its goods: %s', (asked, position) => {
    expect(findCodigos({ table: 'ncm', asked })[0]).toMatch(new RegExp(`^${position}`));
  });

  it('keeps the codes of a position together, a part of a longer word last', () => {
    const codes = findCodes({ table: 'ncm', asked: 'café', limit: ALL });
    const positions = codes.map(({ codigo }) => codigo.slice(0, 4));
    const firsts = positions.filter((position, at) => position !== positions[at - 1]);
    expect(firsts).toEqual([...new Set(firsts)]);
    expect(codes.slice(0, 3).map(({ codigo }) => codigo)).toEqual(['09011110', '09011190', '09011200']);
    const longer = codes.findIndex(({ codigo }) => codigo === '29393010');
    expect(longer).toBeGreaterThan(codes.findIndex(({ codigo }) => codigo === '21013000'));
  });

  it('keeps a CFOP to the direction and the reach of the operation', () => {
    const codes = findCodigos({
      table: 'cfop',
      asked: 'venda mercadoria adquirida terceiros',
      begins: ['5'],
    });
    expect(codes).toContain('5102');
    expect(codes.every((code) => code.startsWith('5'))).toBe(true);
  });

  it('keeps a CEST to the goods that have the NCM', () => {
    const codes = findCodigos({ table: 'cest', asked: '', ncm: '22030000' });
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.every((code) => code.startsWith('03') || code.startsWith('28'))).toBe(true);
    expect(findCodigos({ table: 'cest', asked: '', ncm: '01012100' })).toEqual([]);
  });

  it.each(CODE_TABLES)('takes %s for what it is, not for a pattern', (table) => {
    expect(findCodigos({ table, asked: '(.*+?^$' }).length).toBeLessThanOrEqual(10);
    expect(findCodigos({ table, asked: '\\' }).length).toBeLessThanOrEqual(10);
  });
});
