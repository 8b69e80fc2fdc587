import { importGraph } from './base/import-graph.mjs';

/** `npm run graph`: prints the folders of each package and their imports, as Markdown with Mermaid drawings. */
process.stdout.write(importGraph());
