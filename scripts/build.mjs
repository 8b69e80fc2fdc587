import path from 'node:path';
import { build } from './lib/build.mjs';
import { buildConsole } from './lib/console.mjs';
import { ROOT } from './lib/paths.mjs';

/** `npm run build`: what `npm start` runs, without starting it. */
for (const dir of await Promise.all([build(new Map()), buildConsole()]))
  console.log(path.relative(ROOT, dir));
