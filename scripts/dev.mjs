import path from 'node:path';
import { loadDotEnv } from './base/environment.mjs';
import { messageOf } from './base/errors.mjs';
import { refuseUnusable } from './base/given.mjs';
import { alone } from './base/lock.mjs';
import { defaultHome, prepareHome, ROOT } from './base/paths.mjs';
import { table } from './base/table.mjs';
import { install } from './install/install.mjs';
import { ensureDemo } from './stack/demo.mjs';
import { followLogs, whenSourcesChange } from './stack/follow.mjs';
import { portBase, portsFrom, readOptions } from './stack/settings.mjs';
import { startStack, stopStack } from './stack/stack.mjs';
import { describeStack } from './stack/stack-file.mjs';
import { refuseTakenPorts } from './stack/taken-ports.mjs';

/** Debugger ports of the processes. */
const INSPECTORS = { api: 9229, worker: 9230, sandbox: 9231, letters: 9232 };
const SOURCES = [
  'apps/api/src',
  'apps/workflows/src',
  'apps/sandbox/src',
  'apps/letters/src',
  'packages/fiscal-core/src',
  'packages/db/src',
  'packages/paper/src',
  'packages/telemetry/src',
  'packages/webhooks/src',
];

/**
 * `npm run dev`: what `npm start` has up, for who changes it. API, worker and sandbox are built and replaced when a source has
 * changed, the console by itself; logs are on this terminal, stacks name sources, debuggers may attach. Ends with Ctrl-C.
 */
async function main() {
  loadDotEnv();
  const options = readOptions({ 'port-base': { type: 'string' } });
  const ports = portsFrom(process.env, portBase(options['port-base']));
  await install();
  const home = defaultHome();
  prepareHome(home);
  await alone(home, 'npm run dev', async () => {
    await refuseTakenPorts(home, ports, process.env);
    await refuseUnusable(process.env);
    const interrupted = new Promise((resolve) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.once(name, resolve);
    });
    try {
      const stack = await startStack({
        home,
        ports,
        withConsole: true,
        live: true,
        tailor: (started) => ({
          ...started,
          args: ['--enable-source-maps', `--inspect=127.0.0.1:${INSPECTORS[started.name]}`, ...started.args],
        }),
      });
      describeStack(stack, await ensureDemo(stack));
      say(stack);
      const unfollow = followLogs(home.logs, ['api', 'worker', 'sandbox', 'letters', 'console'], (line) =>
        console.log(line),
      );
      const unwatch = whenSourcesChange(
        SOURCES.map((folder) => path.join(ROOT, folder)),
        () => renewStack(stack),
      );
      await interrupted;
      unwatch();
      unfollow();
    } finally {
      console.log(`\nStopped: ${(await stopStack(home)).join(', ')}.`);
    }
  });
}

/** @type {(stack: import('./stack/stack.mjs').Stack) => Promise<void>} */
async function renewStack(stack) {
  const startedAt = performance.now();
  try {
    await stack.renew();
    console.log(`dev     | built and replaced in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(`dev     | ${messageOf(error)}`);
  }
}

/** @type {(stack: import('./stack/stack.mjs').Stack) => void} */
function say({ urls, home }) {
  const inspectors = Object.entries(INSPECTORS).map(([name, port]) => [
    `${name}, debugger`,
    `127.0.0.1:${port}`,
  ]);
  console.log(
    `\n${table([['what', 'address'], ['Console', urls.console], ['API', urls.api], ['Temporal UI', urls.temporalUi], ['Sandbox', urls.sandbox], ...inspectors])}`,
  );
  console.log(
    `\nOwner and credentials: ${home.credentials}. Tables and functions are migrated when this starts. Ctrl-C stops everything.\n`,
  );
}

try {
  await main();
} catch (error) {
  console.error(`\n${messageOf(error)}`);
  process.exitCode = 1;
}
