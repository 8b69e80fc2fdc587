import { writeFileSync } from 'node:fs';
import {
  facetsTable,
  PUBLISHED,
} from '../packages/fiscal-core/src/engine/layout/testing/published-facets.ts';

/** `npm run facets`: the facets of the installed schemas, as the layout tables read them. */
for (const table of PUBLISHED)
  writeFileSync(new URL(`../${table.file}`, import.meta.url), facetsTable(table));
