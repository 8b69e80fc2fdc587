import { waitFor } from '../../scripts/base/wait.mjs';

/** Documents after which a share is believed. */
const ENOUGH = 5;
const DECIDED = /^emite_step_seconds_count\{[^}]*step="registrar"[^}]*\} (\d+)$/gm;

/**
 * Number of documents that workers have finished, by their metrics; `grown` waits for more of them.
 * @type {(cluster: import('../../scripts/cluster/cluster.mjs').Cluster) => { decided: (names: string[]) =>
 *   Promise<number>, grown: (names: string[]) => Promise<unknown> }}
 */
export function decisions({ place }) {
  /** @type {(names: string[]) => Promise<number>} */
  async function countDecided(names) {
    const texts = await Promise.all(
      names.map(async (name) => (await fetch(`http://127.0.0.1:${place.portOf(name)}/metrics`)).text()),
    );
    return texts
      .flatMap((text) => [...text.matchAll(DECIDED)])
      .reduce((sum, [, count]) => sum + Number(count), 0);
  }
  return {
    decided: countDecided,
    async grown(names) {
      const before = await countDecided(names);
      await waitFor(
        `documents of ${names.join(', ')}`,
        async () => (await countDecided(names)) >= before + ENOUGH,
      );
    },
  };
}
