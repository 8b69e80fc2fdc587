import { setTimeout as delay } from 'node:timers/promises';
import { WORKERS } from '../../scripts/cluster/topology.mjs';
import { stopService } from '../../scripts/stack/services.mjs';
import { withCluster } from '../lib/cluster.mjs';
import { CONNECTIONS, row } from '../lib/duel.mjs';
import { load } from '../lib/load.mjs';

/** Number of equal parts in which the drain is measured. */
const PARTS = 10;
const LOOK_MS = 500;
/** The last part against the first: what two runs of the same differ by. */
const EVEN = 0.9;

/**
 * A backlog on a cluster: all of it is accepted while no worker runs, then the workers begin. Whether the last of it goes as fast as the
 * first, with ever more finished documents and ended workflows in PostgreSQL.
 * @type {(settings: import('../lib/service.mjs').Settings) => Promise<import('../lib/table.mjs').Table[]>}
 */
export const drain = ({ documents: [count = 0] }) =>
  withCluster(async ({ cluster, database, caller }) => {
    for (const name of WORKERS) await stopService(cluster.home, name);
    const taken = await load(() => caller.emission(), { count, connections: CONNECTIONS });
    console.log(`${count} taken at ${taken.rate.toFixed(0)} a second`);
    await Promise.all(WORKERS.map((name) => cluster.start[name]?.()));
    const rates = await ratesOf(database, count);
    const { rows } = await database.query(
      `select (pg_database_size('temporal') + pg_database_size('temporal_visibility'))::float8 / 1e6 as temporal,
              pg_database_size(current_database())::float8 / 1e6 as ours`,
    );
    const [first = Number.NaN] = rates;
    return [
      {
        title: `A backlog of ${count} on a cluster: documents a second, tenth by tenth`,
        reference: 'its first tenth',
        rows: [
          ...rates.map((rate, index) =>
            row(`tenth ${index + 1}`, '/s', [rate, first], index === PARTS - 1 ? { least: EVEN } : undefined),
          ),
          { name: "Temporal's tables at the end", value: rows[0].temporal, unit: 'MB' },
          { name: 'ours', value: rows[0].ours, unit: 'MB' },
        ],
      },
    ];
  });

/**
 * Documents a second of each part.
 * @type {(database: import('pg').Client, count: number) => Promise<number[]>}
 */
async function ratesOf(database, count) {
  const size = count / PARTS;
  /** @type {number[]} */
  const rates = [];
  let [done, since] = [0, performance.now()];
  while (rates.length < PARTS) {
    const { rows } = await database.query('select count(*)::int as waiting from pending_operations');
    const now = performance.now();
    const ended = count - rows[0].waiting;
    if (ended >= size * (rates.length + 1)) {
      const rate = ((ended - done) * 1000) / (now - since);
      rates.push(rate);
      console.log(`${ended} done: ${rate.toFixed(1)} a second`);
      [done, since] = [ended, now];
    }
    await delay(LOOK_MS);
  }
  return rates;
}
