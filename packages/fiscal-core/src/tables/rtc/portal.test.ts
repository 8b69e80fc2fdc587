import { describe, expect, it } from 'vitest';
import { type PortalRow, portalPage, portalRows } from '../../testing/rtc-portal.ts';
import { BUILT_IN_DATA } from './built-in.ts';
import { parsePortal } from './portal.ts';

const { credits } = BUILT_IN_DATA;
const rowsOf = (row: PortalRow | undefined): PortalRow[] => row?.['ClassificacoesTributarias'] as PortalRow[]; // the builder's list
/** The page after a change of its rows. */
const changedPage = (change: (rows: PortalRow[]) => void): string => {
  const rows = structuredClone(portalRows());
  change(rows);
  return portalPage(rows);
};
const first = (rows: PortalRow[]): PortalRow => {
  const [row] = rowsOf(rows[0]);
  if (row === undefined) throw new Error('no rows');
  return row;
};

describe('the page of the portal', () => {
  it.each([
    ['page', portalPage()],
    ['file with its JSON alone', JSON.stringify(portalRows())],
    ['file with a byte order mark', `\uFEFF${JSON.stringify(portalRows())}`],
  ])('gives the same tables that are built in: a %s', (_, text) => {
    expect(parsePortal(text, credits)).toEqual({ ...BUILT_IN_DATA, version: 'portal 2026-10-01' });
  });

  it('gives a code that is new', () => {
    const text = changedPage((rows) =>
      rowsOf(rows[0]).push({ ...first(rows), CodClassTrib: '000099', PercRedIbs: 12.5 }),
    );
    expect(parsePortal(text, credits).classifications.find(({ code }) => code === '000099')).toMatchObject({
      cst: '000',
      reductionIbs: '12.5',
    });
  });

  it.each<[why: string, text: string, message: RegExp]>([
    ['another page', '<html>fora do ar</html>', /no code tables/],
    ['a page cut short', portalPage().slice(0, 5_000), /end early/],
    ['a page without rows', portalPage([]), /only 0 classifications/],
    ['an excerpt', changedPage((rows) => rows.splice(3)), /only 13 classifications/],
    [
      'a CST without classes',
      changedPage((rows) => rowsOf(rows[17]).splice(0)),
      /CST 830 has no classification/,
    ],
    ['a code twice', changedPage((rows) => rowsOf(rows[0]).push(first(rows))), /000001 is there twice/],
    [
      'an unknown indicator',
      changedPage((rows) => Object.assign(first(rows), { IndSplit: true })),
      /unknown column IndSplit/,
    ],
    ['an indicator that is no more', changedPage((rows) => delete first(rows)['IndNfe']), /IndNfe/],
    [
      'a percent that is none',
      changedPage((rows) => Object.assign(first(rows), { PercRedIbs: 'x' })),
      /PercRedIbs/,
    ],
    ['a code that is none', changedPage((rows) => Object.assign(first(rows), { CodClassTrib: '1' })), /code/],
    [
      'a validity that ends before it begins',
      changedPage((rows) => Object.assign(first(rows), { DthFimVig: '2020-01-01' })),
      /000001 ends before/,
    ],
    ['no ordinary taxation', changedPage((rows) => rowsOf(rows[0]).shift()), /000001 is not there/],
  ])('is not taken when it is %s', (_, text, message) => {
    expect(() => parsePortal(text, credits)).toThrow(message);
  });
});
