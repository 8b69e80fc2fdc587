import fs from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { stackHome } from '../../scripts/base/paths.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { stopStack } from '../../scripts/stack/stack.mjs';
import { readStack } from '../../scripts/stack/stack-file.mjs';
import { startTestStack } from '../../scripts/stack/test-stack.mjs';

/**
 * Vitest's global setup of `*.stack.test.ts`: a whole stack on free ports in a temporary folder, removed at the end.
 * `EMITE_STACK` attaches to one that is already up (`.emite`: of `npm start`) and leaves it alone.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const attached = process.env['EMITE_STACK'];
  if (attached) {
    project.provide('stack', readStack(path.resolve(attached)));
    return async () => {};
  }
  const scratch = makeScratchDir('emite-stack-');
  const home = stackHome(scratch);
  const stop = async () => {
    await stopStack(home);
    fs.rmSync(scratch, { recursive: true, force: true });
  };
  try {
    project.provide('stack', await startTestStack(home));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
