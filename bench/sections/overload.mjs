import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { row } from '../lib/duel.mjs';
import { median } from '../lib/measure.mjs';
import { offer } from '../lib/offer.mjs';
import { service } from '../lib/service.mjs';

/** Documents under way at once at the peak, as in `flow`. */
const OUTSTANDING = 40;
const SECONDS = 20;
/** Programs beside the stack that take all the CPU that they get: with them two cores have a load of ten. */
const BUSY = 8;
const DISCARDED = 'Task not found when completing';
const GOAL = 0.9;

/**
 * Documents authorized a second while twice as many arrive as at the peak, and workflow tasks that Temporal discarded
 * because they had passed their ten seconds.
 */
export const overload = service(async (scene) => [
  await measureOverload(scene, 0),
  await measureOverload(scene, BUSY),
]);

/** @type {(scene: import('../lib/service.mjs').Scene, busy: number) => Promise<import('../lib/table.mjs').Table>} */
async function measureOverload({ rounds, stack, caller, database, settled }, busy) {
  const log = path.join(stack.home.logs, 'worker.log');
  const countDiscarded = () => fs.readFileSync(log, 'utf8').split(DISCARDED).length - 1;
  const countDecided = async () => {
    const { rows } = await database.query(
      "select count(*)::int as total from documents where status <> 'PENDENTE'",
    );
    return rows[0].total;
  };
  /**
   * Authorized a second while calls are made as `due` says: of so many decided since, after so many seconds.
   * @type {(due: (decidedSince: number, seconds: number) => number) => Promise<number>}
   */
  const goodput = async (due) => {
    const before = await countDecided();
    const { seconds } = await offer(() => caller.emission(), {
      seconds: SECONDS,
      due: async (elapsed) => due((await countDecided()) - before, elapsed),
    });
    const rate = ((await countDecided()) - before) / seconds;
    await settled();
    return rate;
  };
  /** @type {Record<'peak' | 'doubled' | 'discarded', number[]>} */
  const seen = { peak: [], doubled: [], discarded: [] };
  const burners = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    for (let round = 0; round <= rounds; round++) {
      const before = countDiscarded();
      const peak = await goodput((done) => done + OUTSTANDING);
      const doubled = await goodput((_done, seconds) => 2 * peak * seconds);
      // The first round warms up.
      if (round === 0) continue;
      for (const [name, value] of Object.entries({ peak, doubled, discarded: countDiscarded() - before }))
        seen[name].push(value);
    }
  } finally {
    for (const burner of burners) burner.kill('SIGKILL');
  }
  return {
    title: `Twice the load of the peak for ${SECONDS} s${busy === 0 ? '' : `, beside ${busy} busy programs`}`,
    reference: `the peak: ${OUTSTANDING} outstanding`,
    rows: [
      row('authorized a second', '/s', [median(seen.doubled), median(seen.peak)], { least: GOAL }),
      { name: 'tasks discarded, a round', value: median(seen.discarded), unit: '' },
    ],
  };
}
