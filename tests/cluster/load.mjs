import { setTimeout as delay } from 'node:timers/promises';
import { emissionsOf } from '../crash/emissions.mjs';
import { createIntegrator } from '../crash/integrator.mjs';

/** Between two emissions: two a second. */
const EVERY_MS = 500;
/** More than a rehearsal lasts. */
const COUNT_MAX = 20_000;

/**
 * A steady load: NF-e and NFC-e, two a second, each under an Idempotency-Key and tried again until it is answered. Gives the log of the
 * integrator, and what ends it, after the last answer.
 * @type {(apiUrl: string, seed: string, company: import('../crash/companies.mjs').Company) => { log: import('../crash/integrator.mjs').Entry[], stop: () => Promise<void> }}
 */
export function steadyLoad(apiUrl, seed, company) {
  const integrator = createIntegrator(apiUrl);
  const emissions = emissionsOf(seed, COUNT_MAX, [company]);
  /** @type {Promise<void>[]} */
  const sent = [];
  let going = true;
  const life = (async () => {
    for (const emission of emissions) {
      if (!going) return;
      sent.push(integrator.emit({ ...emission, key: emission.mark }));
      await delay(EVERY_MS);
    }
  })();
  return {
    log: integrator.log,
    async stop() {
      going = false;
      await life;
      await Promise.all(sent);
      integrator.close();
    },
  };
}
