import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from '../../registry/documents.ts';
import { LAYOUTS } from './testing/layouts.ts';
import { elementOf, fieldOf, leavesOf } from './testing/paths.ts';
import type { Layout } from './types.ts';

/** Rows that our layout expresses differently: as published → as ours. */
const OTHERWISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Entries with a single field: the list's name is enough.
  cte: {
    'infCte/infCteComp/chCTe,chave_cte_complementado':
      'infCte/infCteComp/chCTe,chave_cte_complementado[].chave_cte',
  },
  // A body contains 59 and the document always 99.
  dce: { 'infDCe/ide/mod,mod': 'infDCe/ide/mod,' },
  // Accepted and not written: the schema has no such element.
  nfse: { 'infDPS/IBSCBS/indZFMALC,indicador_operacao_zfm_alc': ',indicador_operacao_zfm_alc' },
};

/**
 * `element,field` of every leaf; no field: the engine writes it, or it is never written; no element: accepted and not
 * written.
 */
const rowsOf = (layout: Layout): ReadonlySet<string> =>
  new Set([
    ...leavesOf(layout).map((leaf) => `${elementOf(leaf)},${fieldOf(leaf)}`),
    ...layout.ignored.map(({ path }) => `,${path}`),
  ]);

/** The same for the published names, a separate table that is not generated from the layout. */
const publishedRows = (type: string): ReadonlySet<string> => {
  const table = readFileSync(new URL(`../../documents/${type}/fixtures/fields.csv`, import.meta.url), 'utf8');
  const [, ...rows] = table.trim().split('\n');
  return new Set(rows.map((row) => OTHERWISE[type]?.[row] ?? row));
};

describe('the layout and the published fields', () => {
  it.each(LAYOUTS)(
    'none of $type is missing or new, and each feeds its listed element',
    ({ type, layout }) => {
      const [ours, published] = [rowsOf(layout), publishedRows(type)];
      expect({
        gone: [...published].filter((row) => !ours.has(row)),
        unpublished: [...ours].filter((row) => !published.has(row)),
      }).toEqual({ gone: [], unpublished: [] });
    },
  );

  it('of every document type are covered: NFC-e has those of the NF-e', () => {
    const types = DOCUMENTS.map(({ type }) => type).filter((type) => type !== 'nfce');
    expect(LAYOUTS.map(({ type }) => type)).toEqual(types);
  });
});
