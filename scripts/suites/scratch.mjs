import fs from 'node:fs';
import path from 'node:path';
import { whenInterrupted } from '../base/interrupt.mjs';
import { stackHome } from '../base/paths.mjs';
import { makeScratchDir } from '../stack/postgres.mjs';
import { stopStack } from '../stack/stack.mjs';

/** @typedef {{ scratch: string, home: import('../base/paths.mjs').Home }} Place */

/**
 * Calls `use` with a temporary folder and the home of a stack in it; always removes both.
 * @template T
 * @param {(place: Place) => Promise<T>} use
 */
export async function inScratch(use) {
  const scratch = makeScratchDir('emite-test-');
  const home = stackHome(path.join(scratch, 'stack'));
  const cleanUp = async () => {
    await stopStack(home);
    fs.rmSync(scratch, { recursive: true, force: true });
  };
  const stays = whenInterrupted(cleanUp);
  try {
    return await use({ scratch, home });
  } finally {
    stays();
    await cleanUp();
  }
}
