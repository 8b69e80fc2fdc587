import { officialSchema } from '../../../testing/official-schemas.ts';
import type { Facets } from '../published/published.ts';
import { eachText, loadSchema, type SchemaFacets } from './xsd-outline.ts';

/** Layouts whose facets are published: their schema, its root, and the file and constant of the table. */
export const PUBLISHED = [
  {
    schema: 'dce/dce_v1.00.xsd',
    root: 'DCe',
    constant: 'DCE_FACETS',
    file: 'packages/fiscal-core/src/documents/dce/layout/dce-facets.ts',
  },
] as const;

/** Listed values need no other limit. */
const asRow = ({ patterns, values, minLength, maxLength, builtin, minInclusive }: SchemaFacets): Facets =>
  values !== undefined
    ? { values }
    : {
        ...(builtin === 'ID' && { builtin }),
        ...(patterns.length > 0 && { patterns }),
        ...(minLength !== undefined && { minLength }),
        ...(maxLength !== undefined && { maxLength }),
        ...(minInclusive !== undefined && { minInclusive }),
      };

/** Text of a table of facets, from the installed schema. */
export function facetsTable({ schema, root, constant }: (typeof PUBLISHED)[number]): string {
  const rows = new Map<string, string>();
  eachText(loadSchema(officialSchema(schema)), root, (path, facets) => {
    const row = JSON.stringify(asRow(facets));
    const other = rows.get(path);
    if (other !== undefined && other !== row) throw new Error(`${path} has two types`);
    rows.set(path, row);
  });
  const lines = [...rows].map(([path, row]) => `  ${JSON.stringify(path)}: ${row},`);
  return `// Written by npm run facets from ${schema}.
// biome-ignore-all format: one element a line, as the schema has it
import type { PublishedFacets } from '../../../engine/layout/published/published.ts';

export const ${constant}: PublishedFacets = {
${lines.join('\n')}
};
`;
}
