import path from 'node:path';
import { consoleService } from '../stack/console.mjs';
import { startService } from '../stack/services.mjs';
import { apiService, sandboxService, startApp, urlsOf, workerService } from '../stack/stack.mjs';
import { startTemporalProcess } from './temporal.mjs';
import { APIS, CONSOLES, TEMPORAL, WORKERS } from './topology.mjs';

/**
 * @typedef {import('./topology.mjs').PortOf} PortOf
 * @typedef {import('../stack/settings.mjs').Ports} Ports
 * @typedef {{ settings?: Record<string, string>, built?: string }} How differences of one of our processes: own
 *   settings, another build
 * @typedef {Record<string, (how?: How) => Promise<unknown>>} Processes starts each by its name; adopts it when it runs
 * @typedef {Omit<import('../stack/stack.mjs').Plan, 'ports' | 'urls' | 'tailor' | 'argsOf' | 'temporalUi'> & {
 *   portOf: PortOf, databases: import('../stack/database.mjs').Databases, temporal:
 *   import('../stack/temporal.mjs').Temporal, built: string, consoleDir: string }} Common `built`, `consoleDir`: folders of the builds
 */

/** @type {(place: import('./postgres-pair.mjs').Place, password: string) => Processes} */
export const temporalProcesses = (place, password) =>
  Object.fromEntries(
    Object.entries(TEMPORAL).map(([name, role]) => [
      name,
      () => startTemporalProcess(place, { name, role, password }),
    ]),
  );

/**
 * Sandbox, APIs, workers and consoles, each as `npm start` starts the only one of them.
 * @type {(common: Common) => Processes}
 */
export function ourProcesses({ portOf, databases, temporal, built, consoleDir, ...common }) {
  const { home, env } = common;
  /** @type {(name: string, own?: Partial<Ports>, from?: string) => import('../stack/stack.mjs').Plan} */
  const planOf = (name, own = {}, from = built) => {
    const ports = { ...portsOf(portOf), ...own };
    return {
      ...common,
      ports,
      urls: urlsOf(ports, env),
      temporalUi: false,
      tailor: (started) => ({ ...started, replica: name }),
      argsOf: async (service) => [path.join(from, service.name, 'main.mjs')],
    };
  };
  /** @type {(serviceOf: typeof apiService, name: string, own?: Partial<Ports>) => Processes} */
  const one = (serviceOf, name, own) => ({
    [name]: (how) => {
      const plan = planOf(name, own, how?.built);
      const service = serviceOf(plan, databases, temporal);
      return startApp(plan, { ...service, settings: { ...service.settings, ...how?.settings } });
    },
  });
  /** @type {(name: string) => Processes} */
  const oneConsole = (name) => ({
    [name]: () => {
      const plan = planOf(name, { console: portOf(name) });
      // Whichever API the proxy gives it.
      const urls = { ...plan.urls, api: plan.urls.public };
      const settings = { TEMPORAL_NAMESPACE: temporal.namespace };
      const service = consoleService({ ...plan, urls }, { dir: consoleDir, args: [], settings });
      return startService(home, { ...service, name });
    },
  });
  /** @type {Processes} */
  const processes = {};
  return Object.assign(
    processes,
    one(sandboxService, 'sandbox'),
    ...APIS.map((name) =>
      one(apiService, name, { api: portOf(name), operators: portOf(`${name}-operators`) }),
    ),
    ...WORKERS.map((name) => one(workerService, name, { worker: portOf(name) })),
    ...CONSOLES.map(oneConsole),
  );
}

/**
 * Ports as a stack names them; 0 of what a replica has of its own, or the cluster has not.
 * @type {(portOf: PortOf) => Ports}
 */
export const portsOf = (portOf) => ({
  api: 0,
  worker: 0,
  console: 0,
  operators: 0,
  temporal: 0,
  temporalUi: 0,
  sandbox: portOf('sandbox'),
});
