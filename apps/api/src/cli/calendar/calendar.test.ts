import { readFileSync } from 'node:fs';
import { BUILT_IN_DATA } from '@fiscal/core/tables/rtc/built-in';
import { portalPage } from '@fiscal/core/testing/rtc-portal';
import { describe, expect, it } from 'vitest';
import { codeDifferences, portalDifferences } from './check.ts';
import { calendarPage } from './page.ts';

it('docs/calendar.md is what `npm run calendar:page` writes', () => {
  expect(readFileSync(new URL('../../../../../docs/calendar.md', import.meta.url), 'utf8')).toBe(
    calendarPage(),
  );
});

describe('differences of official lists', () => {
  it('is nothing for the tables that are loaded', () => {
    expect(portalDifferences(portalPage(), BUILT_IN_DATA)).toEqual([]);
  });

  it('are exactly the new, changed and removed codes', () => {
    const [first, second, ...others] = BUILT_IN_DATA.classifications;
    if (first === undefined || second === undefined) throw new Error('the table is empty');
    const loaded = {
      ...BUILT_IN_DATA,
      classifications: [{ ...second, reductionIbs: '99' }, ...others, { ...first, code: '999999' }],
    };
    expect(portalDifferences(portalPage(), loaded).map(({ code, difference }) => [code, difference])).toEqual(
      [
        [first.code, 'new'],
        [second.code, 'changed'],
        ['999999', 'gone'],
      ],
    );
  });

  it('is each code of a CSV that its table lacks', () => {
    expect(codeDifferences('CFOP;Descrição\n5102;Venda\n5.998;Nova\n')).toEqual([
      { table: 'CFOP', code: '5998', difference: 'new', about: 'Nova' },
    ]);
    expect(codeDifferences('Data,"NCM"\n2026,"0102.21.10"\n2026,"99998888"\n')).toMatchObject([
      { table: 'NCM', code: '99998888' },
    ]);
    expect(codeDifferences('id;nome\n1;x\n')).toBeNull();
  });
});
