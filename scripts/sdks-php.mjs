import fs from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT } from './base/paths.mjs';
import { run } from './base/run.mjs';
import { runTypeScript } from './base/tsx.mjs';

/**
 * `npm run sdks:php`: generates the types and raw calls of sdks/php from the document of this code. Apart from `npm run
 * sdks`, since it needs Java and Maven.
 */
const GENERATOR = 'org.openapitools:openapi-generator-cli:7.17.0';
const SUPPORT = [
  'ApiException.php',
  'Configuration.php',
  'FormDataProcessor.php',
  'HeaderSelector.php',
  'ModelInterface.php',
  'ObjectSerializer.php',
];
const out = path.join(ROOT, 'sdks/php/lib');
const room = fs.mkdtempSync(path.join(CACHE, 'sdks-php-'));

/** @type {(command: string, ...args: string[]) => Promise<void>} */
async function runHere(command, ...args) {
  const { code, output } = await run(command, args, { cwd: room });
  if (code !== 0) throw new Error(`${command} failed: ${output}`);
}

try {
  const input = path.join(room, 'openapi.json');
  fs.writeFileSync(input, await runTypeScript('apps/api/src/cli/print-openapi.ts', { args: [] }));
  await runHere('mvn', '-q', 'dependency:copy', `-Dartifact=${GENERATOR}`, `-DoutputDirectory=${room}`);
  const jar = `${GENERATOR.split(':').slice(1).join('-')}.jar`;
  const without = ['apiTests', 'modelTests', 'apiDocs', 'modelDocs'].map((part) => `${part}=false`);
  const only = ['apis', 'models', `supportingFiles=${SUPPORT.join(':')}`];
  const flags = ['generate', '-i', input, '-g', 'php', '-o', path.join(room, 'out')];
  const names = ['--invoker-package', 'Emite\\Raw'];
  await runHere(
    'java',
    '-jar',
    jar,
    ...flags,
    ...names,
    `--global-property=${[...without, ...only].join(',')}`,
  );
  fs.rmSync(out, { recursive: true, force: true });
  fs.cpSync(path.join(room, 'out/lib'), out, { recursive: true });
} finally {
  fs.rmSync(room, { recursive: true, force: true });
}
console.log(`${path.relative(ROOT, out)} generated`);
