import { waitFor } from '../../scripts/base/wait.mjs';
import { audit } from './audit/audit.mjs';
import { openCompanies } from './companies.mjs';
import { ask, nothingPending, prepareAccounts } from './database.mjs';
import { emissionsOf } from './emissions.mjs';
import { createIntegrator } from './integrator.mjs';
import { openStage } from './stage.mjs';

/** @typedef {{ accepted: string, begun: string }} Turn */

const AT_ONCE = 10;
/** Long enough for several rounds of the sweeper. */
const OUTAGE_SECONDS = 15;
/** Without a verdict for this long, no worker is active. */
const IDLE_MS = 60_000;

const YOUNGEST =
  'select extract(epoch from now() - max(created_at))::float as seconds from pending_operations';
const TURNS = `
  select row_number() over (order by d.id) as accepted, row_number() over (order by a.created_at, a.id) as begun
    from documents d join attempts a on a.document_id = d.id and a.seq = 1`;

/**
 * Temporal is away while emissions are accepted. All of them get their 202 and, once it is back, their verdict: by
 * themselves, and the oldest first.
 * @param {number} count
 */
export async function rehearseOutage(count) {
  const stage = await openStage('outage');
  try {
    const { stack } = stage;
    const companies = await openCompanies(stack, count);
    await prepareAccounts(stack);
    stage.steps.calm();
    stage.state.away.add('temporal');
    stage.kill('temporal');
    const integrator = createIntegrator(stack.urls.api);
    const ordinary = companies.filter(({ name }) => name !== 'paga');
    const queue = emissionsOf('outage', count, ordinary).map((emission) => ({
      ...emission,
      key: emission.mark,
    }));
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await integrator.emit(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const old = async () => (await ask(stack, YOUNGEST))[0]?.seconds > OUTAGE_SECONDS;
    await waitFor('the outage to last', old, { timeoutMs: 60_000, everyMs: 250 });
    stage.state.away.clear();
    await nothingPending(stack, { idleMs: IDLE_MS });
    const { faults, counts } = await audit({ log: integrator.log, stack, companies });
    faults.push(...stage.state.deaths);
    integrator.close();
    const turns = await ask(stack, TURNS);
    const begun = meanTurns(turns);
    if (begun.oldest >= begun.youngest)
      faults.push(`the oldest were not taken first: ${JSON.stringify(begun)}`);
    return { faults, counts: { ...counts, begun } };
  } finally {
    await stage.close();
  }
}

/**
 * In which place, on average, the oldest and the youngest third of the documents were begun.
 * @type {(turns: Turn[]) => { oldest: number, youngest: number }}
 */
function meanTurns(turns) {
  const third = Math.floor(turns.length / 3);
  const sorted = turns.toSorted((a, b) => Number(a.accepted) - Number(b.accepted));
  /** @type {(rows: Turn[]) => number} */
  const mean = (rows) => Math.round(rows.reduce((sum, { begun }) => sum + Number(begun), 0) / rows.length);
  return { oldest: mean(sorted.slice(0, third)), youngest: mean(sorted.slice(-third)) };
}
