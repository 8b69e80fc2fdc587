import { writeFileSync } from 'node:fs';
import {
  facetsFile,
  facetsTable,
  PUBLISHED,
} from '../packages/fiscal-core/src/engine/layout/testing/published-facets.ts';
import { installSchemas } from './install/schemas.mjs';

/** `npm run facets`: the facets of the installed schemas, as the layout tables read them. */
// A new row of install/schemas/sources.mjs is installed first.
await installSchemas();
for (const type of PUBLISHED)
  writeFileSync(new URL(`../${facetsFile(type)}`, import.meta.url), facetsTable(type));
