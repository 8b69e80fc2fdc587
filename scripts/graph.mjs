import fs from 'node:fs';
import path from 'node:path';
import { importGraph } from './base/import-graph.mjs';
import { ROOT } from './base/paths.mjs';

/** `npm run graph`: docs/import-graph.md. */
fs.writeFileSync(path.join(ROOT, 'docs/import-graph.md'), importGraph());
