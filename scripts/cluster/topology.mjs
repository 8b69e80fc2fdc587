import path from 'node:path';
import { ROOT, stackHome } from '../base/paths.mjs';
import { freePorts } from '../base/ports.mjs';

/** Processes that run several times. A further name here is enough: ports, proxy and rehearsals follow. */
export const APIS = ['api-1', 'api-2'];
export const WORKERS = ['worker-1', 'worker-2', 'worker-3'];
export const CONSOLES = ['console-1', 'console-2'];
export const POSTGRES = ['postgres-a', 'postgres-b'];
/** Processes of Temporal's server, and the role of each. */
export const TEMPORAL = {
  'temporal-frontend-1': 'frontend',
  'temporal-frontend-2': 'frontend',
  'temporal-history': 'history',
  'temporal-matching': 'matching',
  'temporal-system': 'worker',
};

/** The order in which things stop: those who ask before those who answer. */
export const STOP_ORDER = [
  ...CONSOLES,
  ...APIS,
  ...WORKERS,
  'sandbox',
  ...Object.keys(TEMPORAL).reverse(),
  'proxy',
];

/** Ports by name: `x` where the proxy, or the only x, serves; `x-1` and so on where a replica does. */
const PORT_NAMES = [
  'api',
  'console',
  'sandbox',
  'postgres',
  'temporal',
  ...APIS.flatMap((name) => [name, `${name}-operators`]),
  ...WORKERS,
  ...CONSOLES,
  ...POSTGRES,
  ...Object.keys(TEMPORAL).flatMap((name) => [name, `${name}-membership`]),
];

/** @typedef {(name: string) => number} PortOf */

/** @type {(base: number) => PortOf} */
export const portsFromBase = (base) => portOf((_, index) => base + index);

/** Free ports. */
export async function freeClusterPorts() {
  const free = await freePorts(PORT_NAMES.length);
  return portOf((_, index) => free[index] ?? 0);
}

/** @type {(give: (name: string, index: number) => number) => PortOf} */
function portOf(give) {
  const ports = new Map(PORT_NAMES.map((name, index) => [name, give(name, index)]));
  return (name) => {
    const port = ports.get(name);
    if (port === undefined) throw new Error(`No port is called ${name}`);
    return port;
  };
}

/** The cluster that `npm run cluster` keeps, beside the stack of `npm start`; `EMITE_CLUSTER_HOME` moves it. */
export const clusterHome = () =>
  stackHome(path.resolve(process.env.EMITE_CLUSTER_HOME ?? path.join(ROOT, '.emite-cluster')));
