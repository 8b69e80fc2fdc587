import fs from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT } from './base/paths.mjs';
import { run } from './base/run.mjs';
import { runTypeScript } from './base/tsx.mjs';
import { obtainNpmTool } from './install/npm-tool.mjs';

/** `npm run sdks [-- FOLDER]`: generates the types and raw calls of sdks/typescript from the document of this code. */
const PACKAGES = ['@hey-api/openapi-ts@0.95.0', 'typescript@5.9.3'];
const out = path.resolve(process.argv[2] ?? path.join(ROOT, 'sdks/typescript/src/generated'));
const room = fs.mkdtempSync(path.join(CACHE, 'sdks-'));
try {
  const input = path.join(room, 'openapi.json');
  fs.writeFileSync(input, await runTypeScript('apps/api/src/cli/print-openapi.ts', { args: [] }));
  const plugins = ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'];
  const config = { input, plugins, logs: { file: false }, output: { path: out, importFileExtension: '.js' } };
  fs.writeFileSync(path.join(room, 'config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const tool = await obtainNpmTool('hey-api', PACKAGES);
  const { code, output } = await run(
    process.execPath,
    [path.join(tool, 'node_modules/.bin/openapi-ts'), '-f', path.join(room, 'config.mjs')],
    { cwd: room },
  );
  if (code !== 0) throw new Error(`openapi-ts failed: ${output}`);
} finally {
  fs.rmSync(room, { recursive: true, force: true });
}
console.log(`${path.relative(ROOT, out)} generated`);
