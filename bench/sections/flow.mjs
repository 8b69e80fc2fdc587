import os from 'node:os';
import { withBareFlow } from '../lib/bare-flow.mjs';
import { cpuDuring } from '../lib/cpu.mjs';
import { row } from '../lib/duel.mjs';
import { load, parallel } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { authorised, service } from '../lib/service.mjs';

/** Documents, or bare workflows, under way at once. */
const OUTSTANDING = 40;
const COUNT = 200;
const WAIT_SECONDS = 60;

export const flow = service(({ rounds, caller, stack, pidOf }) =>
  withBareFlow(stack.temporal, async ({ run }) => {
    const sandbox = pidOf('sandbox');
    const ours = async () => {
      const { result, seconds } = await cpuDuring(
        async () => [sandbox],
        () =>
          load(() => caller.emission({ waitSeconds: WAIT_SECONDS }), {
            count: COUNT,
            connections: OUTSTANDING,
          }),
      );
      result.answers.forEach(authorised);
      return { ...result, sandboxSeconds: seconds[0] };
    };
    /** @type {Record<string, any[]>} */
    const seen = { ours: [], bare: [] };
    for (let round = 0; round <= rounds; round++) {
      const bare = await parallel(run, { count: COUNT, connections: OUTSTANDING });
      const one = await ours();
      // The first round warms up.
      if (round > 0) {
        seen.bare.push(bare);
        seen.ours.push(one);
      }
    }
    return table(seen);
  }),
);

function table(seen) {
  const cores = os.availableParallelism();
  const of = (name, figure) => median(seen[name].map(figure));
  const bare = of('bare', ({ rate }) => rate);
  const raw = of('ours', ({ rate }) => rate);
  // The authority is somebody else's machine: what it computed here is time that ours would have had.
  const without = of('ours', ({ seconds, sandboxSeconds }) => COUNT / (seconds - sandboxSeconds / cores));
  const sandboxMs = of('ours', ({ sandboxSeconds }) => (sandboxSeconds / COUNT) * 1000);
  return {
    title: `Payload → AUTORIZADA, ${OUTSTANDING} outstanding, everything on this machine`,
    reference: 'bare Temporal workflow with one activity, same server, same options of the worker',
    rows: [
      row('authorised a second, all counted', '/s', [raw, bare]),
      row("authorised a second, without the sandbox's CPU", '/s', [without, bare], 1, true),
      { name: 'CPU of the sandbox, a document', value: sandboxMs, unit: 'ms' },
    ],
  };
}
