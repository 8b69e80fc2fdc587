import { CONNECTIONS, row } from '../lib/duel.mjs';
import { load } from '../lib/load.mjs';
import { service } from '../lib/service.mjs';

const RSS_MAX_MB = 300;
/** Tolerance for garbage that the collector has not freed. */
const GROWTH_MAX = 1.1;

export const memory = service(async ({ caller, settled, rssMb, documents }) => {
  const rows = [];
  const first = {};
  let emitted = 0;
  for (const count of documents) {
    await load(() => caller.emission(), { count: count - emitted, connections: CONNECTIONS });
    emitted = count;
    await settled();
    for (const name of ['api', 'worker']) {
      const value = rssMb(name);
      rows.push(row(`${name} after ${count} documents`, 'MB', [value, RSS_MAX_MB], 1));
      first[name] ??= value;
      if (count !== documents[0])
        rows.push(
          row(`${name} after ${count} against ${documents[0]}`, 'MB', [value, first[name]], GROWTH_MAX),
        );
    }
  }
  return {
    title: 'Resident memory',
    reference: `${RSS_MAX_MB} MB; of growth the same process after ${documents[0]} documents`,
    rows,
  };
});
