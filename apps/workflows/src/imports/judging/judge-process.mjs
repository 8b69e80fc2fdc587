// A process that is forked does not inherit the loader of TypeScript, and starts in half the time from a bundle.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const cache = here('../../../../../.cache/judge');
/** @type {import('esbuild').Plugin} */
const npmStaysOutside = {
  name: 'npm-stays-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@fiscal/') ? undefined : { path, external: true },
    );
  },
};

const { outputFiles } = await build({
  entryPoints: [here('./judge-process.ts')],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [npmStaysOutside],
});
void stop();
const bundle = `${cache}/judge-process.mjs`;
mkdirSync(cache, { recursive: true });
// Whole or not at all: several may start at once.
for (const { contents } of outputFiles) writeFileSync(`${bundle}.${process.pid}`, contents);
renameSync(`${bundle}.${process.pid}`, bundle);
await import(bundle);
