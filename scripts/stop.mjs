import fs from 'node:fs';
import { loadDotEnv } from './base/environment.mjs';
import { messageOf } from './base/errors.mjs';
import { alone } from './base/lock.mjs';
import { defaultHome } from './base/paths.mjs';
import { stopCluster } from './cluster/cluster.mjs';
import { clusterHome } from './cluster/topology.mjs';
import { stopStack } from './stack/stack.mjs';

/** `npm run stop`: stops what `npm start` and `npm run cluster` left running, by pid; the data stays. */
try {
  loadDotEnv();
  const stopped = [
    ...(await stopIn(defaultHome(), stopStack)),
    ...(await stopIn(clusterHome(), stopCluster)),
  ];
  console.log(stopped.length > 0 ? `Stopped: ${stopped.join(', ')}.` : 'Nothing was running.');
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/** @type {(home: import('./base/paths.mjs').Home, stop: typeof stopStack) => Promise<string[]>} */
async function stopIn(home, stop) {
  return fs.existsSync(home.dir) ? alone(home, 'npm run stop', () => stop(home)) : [];
}
