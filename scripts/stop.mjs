import fs from 'node:fs';
import { loadDotEnv } from './base/environment.mjs';
import { messageOf } from './base/errors.mjs';
import { alone } from './base/lock.mjs';
import { defaultHome } from './base/paths.mjs';
import { stopStack } from './stack/stack.mjs';

/** `npm run stop`: stops what `npm start` left running, by pid; the data stays. */
try {
  loadDotEnv();
  const home = defaultHome();
  const stopped = fs.existsSync(home.dir) ? await alone(home, 'npm run stop', () => stopStack(home)) : [];
  console.log(stopped.length > 0 ? `Stopped: ${stopped.join(', ')}.` : 'Nothing was running.');
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
