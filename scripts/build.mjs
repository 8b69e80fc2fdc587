import path from 'node:path';
import { ROOT } from './base/paths.mjs';
import { build } from './stack/build.mjs';
import { buildConsole } from './stack/console.mjs';

/** `npm run build`: what `npm start` runs, without starting it. */
for (const dir of await Promise.all([build(new Map()), buildConsole()]))
  console.log(path.relative(ROOT, dir));
