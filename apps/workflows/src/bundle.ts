import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A build brings them compiled (scripts/stack/build.mjs). */
const BUILT = here('./workflows.js');
/** All that a bundle is made of: a change in any of these needs a new one. */
const SOURCES = [here('./workflows'), here('../../../packages/fiscal-core/src/lifecycle')];

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

async function stamp(): Promise<string> {
  const files = (await Promise.all(SOURCES.map(sourcesIn))).flat().sort();
  const hash = createHash('sha256');
  hash.update(
    await readFile(createRequire(import.meta.url).resolve('@temporalio/workflow/package.json'), 'utf8'),
  );
  for (const file of files) hash.update(file).update(await readFile(file, 'utf8'));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Path of the compiled workflows: from sources made once per change of them. The compiler runs in a process of its own,
 * so that its memory does not stay with the worker.
 */
export async function workflowBundle(dir: string): Promise<string> {
  if (existsSync(BUILT)) return BUILT;
  const path = join(dir, `workflows-${await stamp()}.js`);
  if (!existsSync(path))
    await promisify(execFile)(process.execPath, ['--import', 'tsx', here('./cli/bundle.ts'), path]);
  return path;
}
