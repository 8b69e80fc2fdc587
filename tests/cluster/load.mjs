import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** @typedef {import('../crash/integrator.mjs').Entry} Entry */

const THREAD = new URL('load-thread.mjs', import.meta.url);

/**
 * A steady load: NF-e and NFC-e, two a second, each under an Idempotency-Key and tried again until it is answered. In a thread of its own,
 * which nothing that a rehearsal does holds up. `stop` gives the log of the integrator, after the last answer.
 * @type {(apiUrl: string, seed: string, company: import('../crash/companies.mjs').Company) => { stop: () => Promise<Entry[]> }}
 */
export function steadyLoad(apiUrl, seed, company) {
  const { headersOf, ...plain } = company;
  const thread = new Worker(THREAD, { workerData: { apiUrl, seed, company: plain, headers: headersOf(2) } });
  return {
    async stop() {
      thread.postMessage('stop');
      const [entries] = await once(thread, 'message');
      return entries.map((/** @type {Omit<Entry, 'company' | 'body'>} */ entry) => ({
        ...entry,
        company,
        body: () => entry.sentBody,
      }));
    },
  };
}
