import { setTimeout as delay } from 'node:timers/promises';
import { runTypeScript } from '../../scripts/base/tsx.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { roll } from '../../scripts/cluster/cluster.mjs';
import { temporalSettings } from '../../scripts/cluster/temporal.mjs';
import { WORKERS } from '../../scripts/cluster/topology.mjs';
import { decisions } from './decisions.mjs';

/** @typedef {import('../../scripts/cluster/cluster.mjs').Cluster} Cluster */

const [OLD, NEXT] = ['1.4.0', '1.5.0'];
const BREATH_MS = 3000;

/**
 * Another build of the workers, by the command of operators: half of what begins, all of it, and back. Gives what was not so.
 * @type {(cluster: Cluster) => Promise<string[]>}
 */
export async function versions(cluster) {
  const [next = '', ...old] = WORKERS.toReversed();
  const { decided, grown } = decisions(cluster);
  const env = temporalSettings(cluster.place);
  const versionsCommand = (/** @type {string[]} */ ...args) =>
    runTypeScript('apps/workflows/src/cli/versions.ts', { args, env });
  for (const name of old) await roll(cluster, name, { settings: { WORKER_VERSION: OLD } });
  await waitFor(`version ${OLD}`, async () => (await versionsCommand()).includes(OLD));
  await versionsCommand('use', OLD);
  await versionsCommand('retire', 'none');
  await roll(cluster, next, { settings: { WORKER_VERSION: NEXT } });
  await waitFor(`version ${NEXT}`, async () => (await versionsCommand()).includes(NEXT));
  await grown(old);
  const unasked = await decided([next]);

  await versionsCommand('ramp', NEXT, '50');
  await Promise.all([grown([next]), grown(old)]);
  await versionsCommand('use', NEXT);
  await grown([next]);
  // Rolled back: what the newer one has under way ends there, and it begins nothing.
  await versionsCommand('use', OLD);
  await delay(BREATH_MS);
  const left = await decided([next]);
  await grown(old);
  const later = (await decided([next])) - left;
  return [
    ...(unasked > 0 ? [`${NEXT} decided ${unasked} documents before anybody chose it`] : []),
    ...(later > 0 ? [`${NEXT} decided ${later} documents after it was rolled back`] : []),
  ];
}
