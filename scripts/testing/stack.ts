import fs from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { ensureDemo } from '../lib/demo.mjs';
import { stackHome } from '../lib/paths.mjs';
import { freePorts } from '../lib/ports.mjs';
import { makeScratchDir } from '../lib/postgres.mjs';
import { startStack, stopStack } from '../lib/stack.mjs';
import { describeStack, readStack } from '../lib/stack-file.mjs';
import { GUARD, journalOf } from './loopback.ts';

/**
 * Vitest's global setup of `*.stack.test.ts`: a whole stack on free ports in a temporary folder, gone at the end.
 * `EMITE_STACK=.emite` attaches to one that is already up (`npm start`) and leaves it alone.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const attached = process.env['EMITE_STACK'];
  if (attached) {
    project.provide('stack', readStack(path.resolve(attached)));
    return async () => {};
  }
  const given = process.env['EMITE_TEST_HOME'];
  const scratch = given ?? makeScratchDir('emite-stack-');
  const home = stackHome(scratch);
  const stop = async () => {
    await stopStack(home);
    if (given === undefined) fs.rmSync(scratch, { recursive: true, force: true });
  };
  try {
    project.provide('stack', await start(home));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function start(home: ReturnType<typeof stackHome>): Promise<Stack> {
  const [api = 0, worker = 0, sandbox = 0, temporal = 0, temporalUi = 0, console = 0] = await freePorts(6);
  const ports = { api, worker, sandbox, temporal, temporalUi, console };
  const stack = await startStack({
    home,
    ports,
    env: { EMISSION_WAIT_FACTOR: '0.05' },
    temporalUi: false,
    tailor: (service) => ({
      ...service,
      args: ['--import', GUARD, ...service.args],
      settings: { ...service.settings, LOOPBACK_JOURNAL: journalOf(home.dir) },
    }),
  });
  return describeStack(stack, await ensureDemo(stack));
}
