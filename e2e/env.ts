import fs from 'node:fs';
import path from 'node:path';
import type { Stack } from '@fiscal/core/testing/stack';

let described: Stack | undefined;

/** The running stack, console included, that `npm run e2e` started or EMITE_STACK names. @throws when there is none */
export function stack(): Stack {
  const home = process.env['EMITE_STACK'];
  if (home === undefined) throw new Error('Run the journeys with "npm run e2e": they need a stack');
  described ??= JSON.parse(fs.readFileSync(path.resolve(home, 'stack.json'), 'utf8'));
  if (described === undefined) throw new Error(`${home} describes no stack`);
  return described;
}

/** Environment of this machine for a program that a journey runs, without any of our settings. */
export function machine(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR && { TMPDIR }) };
}
