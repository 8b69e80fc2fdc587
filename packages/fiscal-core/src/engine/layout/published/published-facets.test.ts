import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { facetsTable, PUBLISHED } from '../testing/published-facets.ts';

it.each(PUBLISHED)('$file has the facets of the installed schema (npm run facets)', (table) => {
  const written = readFileSync(new URL(`../../../../../../${table.file}`, import.meta.url), 'utf8');
  expect(written).toBe(facetsTable(table));
});
