import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { ensureDemo } from '../../scripts/lib/demo.mjs';
import { stackHome } from '../../scripts/lib/paths.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { makeScratchDir } from '../../scripts/lib/postgres.mjs';
import { findService } from '../../scripts/lib/services.mjs';
import { startStack, stopStack } from '../../scripts/lib/stack.mjs';

/** A whole stack in a temporary folder and the bare service beside it, for the time of `use`. */
export async function withStack(use) {
  const scratch = makeScratchDir('emite-bench-');
  const home = stackHome(scratch);
  let bare = null;
  try {
    const [api, worker, sandbox, temporal, temporalUi, console] = await freePorts(6);
    const ports = { api, worker, sandbox, temporal, temporalUi, console };
    const stack = await startStack({ home, ports, env: {}, temporalUi: false });
    bare = await startBare(stack.databases.ownerUrl);
    const credentials = await ensureDemo(stack);
    const work = use({ stack, bare, credentials, rssMb: (name) => rssMb(home, name) });
    return await Promise.race([work, interruption()]);
  } finally {
    bare?.child.kill('SIGTERM');
    await stopStack(home);
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/** Rejects when the run is told to stop, so that what it started is stopped too. */
const interruption = () =>
  new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => reject(new Error(`interrupted by ${signal}`)));
  });

async function startBare(ownerUrl) {
  const main = path.join(import.meta.dirname, 'bare-server.mjs');
  const child = spawn(process.execPath, [main, ownerUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of readline.createInterface({ input: child.stdout }))
    return { child, ...JSON.parse(line) };
  throw new Error('the bare service did not start');
}

/** Resident memory of one process of the stack. Linux only: elsewhere NaN. */
function rssMb(home, name) {
  const file = `/proc/${findService(home, name)?.pid}/status`;
  const kilobytes = fs.existsSync(file) && /VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : Number.NaN;
}
