import fs from 'node:fs';
import { stackHome } from '../../scripts/base/paths.mjs';
import { ensureDemo } from '../../scripts/stack/demo.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { findService, stopService } from '../../scripts/stack/services.mjs';
import { freeStackPorts } from '../../scripts/stack/settings.mjs';
import { startStack, stopStack } from '../../scripts/stack/stack.mjs';
import { startChild, stopChild } from './child.mjs';

/**
 * @typedef {{ stack: import('../../scripts/stack/stack.mjs').Stack, bare: import('./child.mjs').Child,
 *   credentials: import('../../scripts/stack/demo.mjs').Credentials, pidOf: (name: string) => number,
 *   stop: (name: string) => Promise<boolean>, rssMb: (name: string) => number }} Scene
 */

/**
 * A whole stack in a temporary folder and the bare service beside it, for the time of `use`.
 * @template T
 * @param {(scene: Scene) => Promise<T>} use
 * @param {Record<string, string>} [env] settings of its processes
 */
export async function withStack(use, env = {}) {
  const scratch = makeScratchDir('emite-bench-');
  const home = stackHome(scratch);
  /** @type {import('./child.mjs').Child | null} */
  let bare = null;
  try {
    const ports = await freeStackPorts();
    const stack = await startStack({ home, ports, env, temporalUi: false });
    bare = await startChild('bare-server.mjs', [stack.databases.ownerUrl]);
    const credentials = await ensureDemo(stack);
    /** @type {(name: string) => number} */
    const pidOf = (name) => findService(home, name)?.pid ?? Number.NaN;
    const work = use({
      stack,
      bare,
      credentials,
      pidOf,
      stop: (name) => stopService(home, name),
      rssMb: (name) => rssMb(pidOf(name)),
    });
    return await Promise.race([work, interruption()]);
  } finally {
    if (bare) await stopChild(bare);
    await stopStack(home);
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Rejects when the run is interrupted, so that everything it started is stopped too.
 * @type {() => Promise<never>}
 */
const interruption = () =>
  new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => reject(new Error(`interrupted by ${signal}`)));
  });

/**
 * Resident memory of one process of the stack. Linux only: elsewhere NaN.
 * @type {(pid: number) => number}
 */
function rssMb(pid) {
  const file = `/proc/${pid}/status`;
  const kilobytes = fs.existsSync(file) && /VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : Number.NaN;
}
