import path from 'node:path';
import { build } from './lib/build.mjs';
import { ROOT } from './lib/paths.mjs';

/** `npm run build`: what `npm start` runs, without starting it. */
console.log(path.relative(ROOT, await build(new Map())));
