import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { emissionsOf } from '../crash/emissions.mjs';
import { createIntegrator } from '../crash/integrator.mjs';

/** Between two emissions: two a second. */
const EVERY_MS = 500;
/** More than a rehearsal lasts. */
const COUNT_MAX = 20_000;

/** The load of `load.mjs`: `workerData` names API, seed and company; any message ends it, and gets the log. */
const { apiUrl, seed, company, headers } = workerData;
const integrator = createIntegrator(apiUrl);
/** @type {Promise<void>[]} */
const sent = [];
let going = true;
parentPort?.once('message', () => (going = false));
for (const emission of emissionsOf(seed, COUNT_MAX, [{ ...company, headersOf: () => headers }])) {
  if (!going) break;
  sent.push(integrator.emit({ ...emission, key: emission.mark }));
  await delay(EVERY_MS);
}
await Promise.all(sent);
integrator.close();
// Functions cannot be sent.
parentPort?.postMessage(integrator.log.map(({ body: _body, company: _company, ...entry }) => entry));
