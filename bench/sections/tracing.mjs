import fs from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import { stackHome } from '../../scripts/base/paths.mjs';
import { ensureDemo } from '../../scripts/stack/demo.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { findService } from '../../scripts/stack/services.mjs';
import { freeStackPorts } from '../../scripts/stack/settings.mjs';
import { startStack, stopStack } from '../../scripts/stack/stack.mjs';
import { cpuDuring } from '../lib/cpu.mjs';
import { load } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { assertAuthorized, callerOf, removeCeilings } from '../lib/service.mjs';

const COUNT = 200;
const OUTSTANDING = 20;
const WARM_UP = 60;

/**
 * Cost of tracing each emission in API and worker: the same stack with and without a collector, in turns. The collector
 * belongs on another machine; here it reads and discards.
 * @type {(settings: import('../lib/service.mjs').Settings) => Promise<import('../lib/table.mjs').Table[]>}
 */
export async function tracing({ rounds }) {
  const scratch = makeScratchDir('emite-bench-');
  const home = stackHome(scratch);
  let received = 0;
  const collector = createServer((request, response) => {
    request.on('data', (/** @type {Buffer} */ chunk) => {
      received += chunk.length;
    });
    request.on('end', () => response.end());
  });
  await new Promise((resolve) => collector.listen(0, '127.0.0.1', () => resolve(null)));
  const address = collector.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ports = await freeStackPorts();
  /** Restarts only the API and the worker. @type {(env: Record<string, string>) => ReturnType<typeof startStack>} */
  const up = (env) => startStack({ home, ports, env, temporalUi: false });
  try {
    const stack = await up({});
    const caller = await callerOf(await ensureDemo(stack));
    await withoutCeilings(stack.databases.ownerUrl);
    const emit = (/** @type {number} */ count) =>
      load(() => caller.emission({ waitSeconds: 60 }), { count, connections: OUTSTANDING });
    const pids = async () => ['api', 'worker'].map((name) => findService(home, name)?.pid ?? Number.NaN);
    /** @type {(env: Record<string, string>) => Promise<number>} */
    const msEach = async (env) => {
      await up(env);
      await emit(WARM_UP);
      const { result, seconds } = await cpuDuring(pids, () => emit(COUNT));
      result.answers.forEach(assertAuthorized);
      return (seconds.reduce((sum, one) => sum + one, 0) / COUNT) * 1000;
    };
    /** @type {Record<'off' | 'on', number[]>} */
    const seen = { off: [], on: [] };
    for (let round = 0; round < rounds; round++) {
      seen.off.push(await msEach({}));
      seen.on.push(await msEach({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }));
    }
    const [off, on] = [median(seen.off), median(seen.on)];
    const documents = rounds * (COUNT + WARM_UP);
    return [
      {
        title: `Traces: CPU of API and worker, an NF-e from payload to AUTORIZADA, ${OUTSTANDING} outstanding`,
        reference: 'the same without OTEL_EXPORTER_OTLP_ENDPOINT',
        rows: [
          { name: 'without traces', value: off, unit: 'ms' },
          { name: 'every emission traced', value: on, unit: 'ms' },
          { name: 'more', value: (on / off - 1) * 100, unit: '%' },
          { name: 'sent to the collector, an emission', value: received / documents / 1024, unit: 'KiB' },
        ],
      },
    ];
  } finally {
    await stopStack(home);
    collector.closeAllConnections();
    collector.close();
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

async function withoutCeilings(/** @type {string} */ url) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await removeCeilings(database);
  await database.end();
}
