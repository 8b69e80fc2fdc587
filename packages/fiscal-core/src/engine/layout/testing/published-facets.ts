import { officialSchema } from '../../../testing/official-schemas.ts';
import type { Facets } from '../published/published.ts';
import type { SimpleType } from '../types.ts';
import { LAYOUT_SCHEMAS, type LayoutSchema } from './layout-schemas.ts';
import { eachText, loadSchema, type SchemaFacets } from './xsd-outline.ts';

/** Document types, whose layouts take their facets from a table that `npm run facets` writes. */
export const PUBLISHED = ['nfe', 'cte', 'mdfe', 'nfcom', 'dce', 'nfse'] as const;
type Published = (typeof PUBLISHED)[number];

/** Where the table of a type is, from the root of the repository. */
export const facetsFile = (type: Published): string =>
  `packages/fiscal-core/src/documents/${type}/layout/${type}-facets.ts`;

/** Built-in types whose lexical rules apply; those of the others are a pattern of the schema. */
const BUILTINS = [
  'ID',
  'base64Binary',
  'date',
  'gYearMonth',
] as const satisfies readonly SimpleType['builtin'][];

/** Listed values need no other limit; the length of Base64 is that of its bytes. */
function asRow({ patterns, values, minLength, maxLength, builtin, minInclusive }: SchemaFacets): Facets {
  if (values !== undefined) return { values };
  const known = BUILTINS.find((name) => name === builtin);
  const octets = known === 'base64Binary' && minLength === maxLength ? minLength : undefined;
  return {
    ...(known && { builtin: known }),
    ...(patterns.length > 0 && { patterns }),
    ...(octets !== undefined && { octets }),
    ...(octets === undefined && minLength !== undefined && { minLength }),
    ...(octets === undefined && maxLength !== undefined && { maxLength }),
    ...(minInclusive !== undefined && { minInclusive }),
  };
}

/** Text of the table of a type, from the installed schemas. */
export function facetsTable(type: Published): string {
  const { schema, root, modals }: LayoutSchema = LAYOUT_SCHEMAS[type];
  const rows = new Map<string, string>();
  const read = (file: string, element: string, within: string): void =>
    eachText(loadSchema(officialSchema(file)), element, (path, facets) => {
      const row = JSON.stringify(asRow(facets));
      const other = rows.get(within + path);
      if (other !== undefined && other !== row) throw new Error(`${within}${path} has two types`);
      rows.set(within + path, row);
    });
  read(schema, root, '');
  const bodies = Object.entries(modals?.files ?? {});
  for (const [element, file] of bodies) read(file, element, `${modals?.within}${element}/`);
  const lines = [...rows].map(([path, row]) => `  ${JSON.stringify(path)}: ${row},`);
  return `// Written by npm run facets from ${[schema, ...bodies.map(([, file]) => file)].join(', ')}.
// biome-ignore-all format: one element a line, as the schema has it
import type { PublishedFacets } from '../../../engine/layout/published/published.ts';

export const ${type.toUpperCase()}_FACETS: PublishedFacets = {
${lines.join('\n')}
};
`;
}
