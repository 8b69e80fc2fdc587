import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { facetsFile, facetsTable, PUBLISHED } from '../testing/published-facets.ts';

it.each(PUBLISHED)('the table of %s has the facets of the installed schema (npm run facets)', (type) => {
  const written = readFileSync(new URL(`../../../../../../${facetsFile(type)}`, import.meta.url), 'utf8');
  expect(written).toBe(facetsTable(type));
});
