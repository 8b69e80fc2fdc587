import { expect, it } from 'vitest';
import { cteLayout } from '../documents/cte/layout/layout.ts';
import { CTE_RULES } from '../documents/cte/rules/table.ts';
import { dceLayout } from '../documents/dce/layout/layout.ts';
import { DCE_RULES } from '../documents/dce/rules/table.ts';
import { mdfeLayout } from '../documents/mdfe/layout/layout.ts';
import { MDFE_RULES } from '../documents/mdfe/rules/table.ts';
import { nfcomLayout } from '../documents/nfcom/layout/layout.ts';
import { NFCOM_RULES } from '../documents/nfcom/rules/table.ts';
import { nfseLayout } from '../documents/nfse/layout/layout.ts';
import { NFSE_RULES } from '../documents/nfse/rules/table.ts';
import type { DocumentRule } from '../engine/judge/document-judge.ts';
import { fill } from '../engine/layout/path.ts';
import { planOf } from '../engine/layout/plan.ts';
import type { Layout } from '../engine/layout/types.ts';

const TYPES: readonly (readonly [type: string, layout: Layout, rules: readonly DocumentRule[]])[] = [
  ['cte', cteLayout, CTE_RULES],
  ['mdfe', mdfeLayout, MDFE_RULES],
  ['nfcom', nfcomLayout, NFCOM_RULES],
  ['dce', dceLayout, DCE_RULES],
  ['nfse', nfseLayout, NFSE_RULES],
];

/** Every element of a layout below the signed one: `rem/CNPJ`. */
const pathsOf = (layout: Layout): ReadonlySet<string> =>
  new Set(
    planOf(layout).nodes.flatMap((node) =>
      node.node === 'choice'
        ? []
        : [
            fill(node.xml, [], 1)
              .replace(/\[\d+\]/g, '')
              .replace(`${layout.signed}/`, ''),
          ],
    ),
  );

it.each(TYPES)(
  'every rule of %s reads an element of the layout, and names its source',
  (_, layout, rules) => {
    const paths = pathsOf(layout);
    expect(
      rules.filter(({ reads }) => !paths.has(reads)).map(({ cStat, reads }) => `${cStat} ${reads}`),
    ).toEqual([]);
    expect(rules.filter(({ source }) => source.length < 5)).toEqual([]);
  },
);
