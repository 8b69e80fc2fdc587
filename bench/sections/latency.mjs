import { withBareFlow } from '../lib/bare-flow.mjs';
import { row } from '../lib/duel.mjs';
import { load, parallel } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { assertAuthorized, service } from '../lib/service.mjs';

const ALONE = { count: 1, connections: 1 };
/** Emissions per round: one alone would be too few. */
const TIMES = 4;
const WARM_UP = 5;
const WAIT_SECONDS = 30;

export const latency = service(({ rounds, caller, stack, settled }) =>
  withBareFlow(stack.temporal, async ({ run }) => {
    const seen = { bare: [], whole: [], accepted: [] };
    const put = async (name, work) => seen[name].push((await work()).seconds * 1000);
    for (let round = 0; round < WARM_UP + rounds * TIMES; round++) {
      await put('bare', () => parallel(run, ALONE));
      await put('whole', async () => {
        const result = await load(() => caller.emission({ waitSeconds: WAIT_SECONDS }), ALONE);
        result.answers.forEach(assertAuthorized);
        return result;
      });
      await put('accepted', () => load(() => caller.emission(), ALONE));
      await settled();
    }
    const of = (name) => median(seen[name].slice(WARM_UP));
    const [bare, whole, accepted] = [of('bare'), of('whole'), of('accepted')];
    return {
      title: 'One emission alone',
      reference: 'bare Temporal workflow with one activity alone, from start to result, ms',
      rows: [
        row('202 → AUTORIZADA, seen by Prefer: wait', 'ms', [whole - accepted, bare], 1.5),
        row('payload → AUTORIZADA, the acceptance counted', 'ms', [whole, bare]),
        { name: '202 alone', value: accepted, unit: 'ms' },
      ],
    };
  }),
);
