import { setTimeout as delay } from 'node:timers/promises';
import { runTypeScript } from '../../scripts/base/tsx.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { roll } from '../../scripts/cluster/cluster.mjs';
import { temporalSettings } from '../../scripts/cluster/temporal.mjs';
import { WORKERS } from '../../scripts/cluster/topology.mjs';

/** @typedef {import('../../scripts/cluster/cluster.mjs').Cluster} Cluster */

const [OLD, NEXT] = ['1.4.0', '1.5.0'];
/** Documents after which a share is believed. */
const ENOUGH = 5;
const BREATH_MS = 3000;
const DECIDED = /^emite_step_seconds_count\{[^}]*step="registrar"[^}]*\} (\d+)$/gm;

/**
 * Another build of the workers, by the command of operators: half of what begins, all of it, and back. Gives what was not so.
 * @type {(cluster: Cluster) => Promise<string[]>}
 */
export async function versions(cluster) {
  const [next = '', ...old] = WORKERS.toReversed();
  const { tell, decided, grown } = looks(cluster);
  for (const name of old) await roll(cluster, name, { WORKER_VERSION: OLD });
  await waitFor(`version ${OLD}`, async () => (await tell()).includes(OLD));
  await tell('use', OLD);
  await tell('retire', 'none');
  await roll(cluster, next, { WORKER_VERSION: NEXT });
  await waitFor(`version ${NEXT}`, async () => (await tell()).includes(NEXT));
  await grown(old);
  const unasked = await decided([next]);

  await tell('ramp', NEXT, '50');
  await Promise.all([grown([next]), grown(old)]);
  await tell('use', NEXT);
  await grown([next]);
  // Rolled back: what the newer one has under way ends there, and it begins nothing.
  await tell('use', OLD);
  await delay(BREATH_MS);
  const left = await decided([next]);
  await grown(old);
  const later = (await decided([next])) - left;
  return [
    ...(unasked > 0 ? [`${NEXT} decided ${unasked} documents before anybody chose it`] : []),
    ...(later > 0 ? [`${NEXT} decided ${later} documents after it was rolled back`] : []),
  ];
}

/** @type {(cluster: Cluster) => { tell: (...args: string[]) => Promise<string>, decided: (names: string[]) => Promise<number>, grown: (names: string[]) => Promise<unknown> }} */
function looks({ place }) {
  const env = temporalSettings(place);
  /** @type {(names: string[]) => Promise<number>} */
  async function decided(names) {
    const texts = await Promise.all(
      names.map(async (name) => (await fetch(`http://127.0.0.1:${place.portOf(name)}/metrics`)).text()),
    );
    return texts
      .flatMap((text) => [...text.matchAll(DECIDED)])
      .reduce((sum, [, count]) => sum + Number(count), 0);
  }
  return {
    tell: (...args) => runTypeScript('apps/workflows/src/cli/versions.ts', { args, env }),
    decided,
    async grown(names) {
      const before = await decided(names);
      await waitFor(
        `documents of ${names.join(', ')}`,
        async () => (await decided(names)) >= before + ENOUGH,
      );
    },
  };
}
