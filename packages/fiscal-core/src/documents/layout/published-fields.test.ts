import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cteLayout } from '../cte/layout/layout.ts';
import { dceLayout } from '../dce/layout/layout.ts';
import { mdfeLayout } from '../mdfe/layout/layout.ts';
import { nfcomLayout } from '../nfcom/layout/layout.ts';
import { nfeLayout } from '../nfe/layout/layout.ts';
import { nfseLayout } from '../nfse/layout/layout.ts';
import { elementOf, fieldOf, leavesOf } from './testing/paths.ts';
import type { Layout } from './types.ts';

interface Published {
  readonly type: string;
  readonly layout: Layout;
  /** Rows that the layout says in another way: as published → as ours. */
  readonly otherwise: Readonly<Record<string, string>>;
}

const TYPES: readonly Published[] = [
  { type: 'nfe', layout: nfeLayout, otherwise: {} },
  {
    type: 'cte',
    layout: cteLayout,
    // Entries with a single field: the list's name says it all.
    otherwise: {
      'infCte/infCteComp/chCTe,chave_cte_complementado':
        'infCte/infCteComp/chCTe,chave_cte_complementado[].chave_cte',
    },
  },
  { type: 'mdfe', layout: mdfeLayout, otherwise: {} },
  { type: 'nfcom', layout: nfcomLayout, otherwise: {} },
  // A body says 59 and the document always 99.
  { type: 'dce', layout: dceLayout, otherwise: { 'infDCe/ide/mod,mod': 'infDCe/ide/mod,' } },
  {
    type: 'nfse',
    layout: nfseLayout,
    // Taken and not written: the schema has no such element.
    otherwise: { 'infDPS/IBSCBS/indZFMALC,indicador_operacao_zfm_alc': ',indicador_operacao_zfm_alc' },
  },
];

/** `element,field` of every leaf; no field: the engine writes it or nobody does; no element: accepted and not written. */
const rowsOf = (layout: Layout): ReadonlySet<string> =>
  new Set([
    ...leavesOf(layout).map((leaf) => `${elementOf(leaf)},${fieldOf(leaf)}`),
    ...layout.ignored.map(({ path }) => `,${path}`),
  ]);

/** The same of the names that callers were promised, which are kept as a table of their own and not made from the layout. */
const publishedRows = ({ type, otherwise }: Published): ReadonlySet<string> => {
  const table = readFileSync(new URL(`../${type}/fixtures/fields.csv`, import.meta.url), 'utf8');
  const [, ...rows] = table.trim().split('\n');
  return new Set(rows.map((row) => otherwise[row] ?? row));
};

describe('the layout and the published fields', () => {
  it.each(TYPES)('of $type: none is gone, none is new, each feeds the element it is said to feed', (of) => {
    const [ours, published] = [rowsOf(of.layout), publishedRows(of)];
    expect({
      gone: [...published].filter((row) => !ours.has(row)),
      unpublished: [...ours].filter((row) => !published.has(row)),
    }).toEqual({ gone: [], unpublished: [] });
  });
});
