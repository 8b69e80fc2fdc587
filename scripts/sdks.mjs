import fs from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT } from './base/paths.mjs';
import { run } from './base/run.mjs';
import { runTypeScript } from './base/tsx.mjs';
import { obtainNpmTool } from './install/npm-tool.mjs';
import { obtainPythonTool } from './install/python-tool.mjs';

/**
 * `npm run sdks [-- FOLDER]`: generates the types and raw calls of sdks/typescript and sdks/python from the document of
 * this code; into FOLDER/typescript and FOLDER/python where one is given.
 */
const PACKAGES = ['@hey-api/openapi-ts@0.95.0', 'typescript@5.9.3'];
/** Files that the generator has no type for. */
const FILES = ['application/xml', 'application/pdf', 'application/zip'];
const [, , folder] = process.argv;
const outOf = (/** @type {string} */ language, /** @type {string} */ home) =>
  folder === undefined ? path.join(ROOT, 'sdks', language, home) : path.resolve(folder, language);
const room = fs.mkdtempSync(path.join(CACHE, 'sdks-'));

/** @type {(command: string, args: string[], options: { cwd: string, env?: Record<string, string> }) => Promise<void>} */
async function generate(command, args, { cwd, env = {} }) {
  const { code, output } = await run(command, args, { cwd, env: { ...process.env, ...env } });
  if (code !== 0) throw new Error(`${path.basename(command)} failed: ${output}`);
}

/** @type {(input: string) => Promise<string>} */
async function generateTypeScript(input) {
  const out = outOf('typescript', 'src/generated');
  const plugins = ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'];
  const config = { input, plugins, logs: { file: false }, output: { path: out, importFileExtension: '.js' } };
  fs.writeFileSync(path.join(room, 'config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const tool = await obtainNpmTool('hey-api', PACKAGES);
  const args = [path.join(tool, 'node_modules/.bin/openapi-ts'), '-f', path.join(room, 'config.mjs')];
  await generate(process.execPath, args, { cwd: room });
  return out;
}

/** @type {(input: string) => Promise<string | null>} */
async function generatePython(input) {
  const tool = await obtainPythonTool('openapi-python-client');
  if (tool === null) return null;
  const out = outOf('python', 'src/emite/raw');
  const config = {
    package_name_override: 'raw',
    content_type_overrides: Object.fromEntries(FILES.map((type) => [type, 'application/octet-stream'])),
    // A formatter of another version would write other code.
    post_hooks: [],
  };
  fs.writeFileSync(path.join(room, 'python.json'), JSON.stringify(config));
  fs.rmSync(out, { recursive: true, force: true });
  const flags = ['--path', input, '--config', path.join(room, 'python.json')];
  const to = ['--meta', 'none', '--output-path', out, '--fail-on-warning'];
  await generate(tool.command, [...tool.args, 'generate', ...flags, ...to], { cwd: room, env: tool.env });
  return out;
}

try {
  const input = path.join(room, 'openapi.json');
  fs.writeFileSync(input, await runTypeScript('apps/api/src/cli/print-openapi.ts', { args: [] }));
  const made = await Promise.all([generateTypeScript(input), generatePython(input)]);
  for (const out of made)
    console.log(out === null ? 'Python left out: pip is not here' : `${path.relative(ROOT, out)} generated`);
} finally {
  fs.rmSync(room, { recursive: true, force: true });
}
