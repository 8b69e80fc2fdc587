import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

/** Compiles the workflows into the file named on the command line. */
const path = process.argv[2];
if (path === undefined) throw new Error('usage: bundle.ts <file>');
const { code } = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(new URL('../workflows/index.ts', import.meta.url)),
  logger: new DefaultLogger('WARN'),
});
await mkdir(dirname(path), { recursive: true });
// Two workers that start together both write; either result is whole.
const unfinished = `${path}.${process.pid}`;
await writeFile(unfinished, code);
await rename(unfinished, path);
