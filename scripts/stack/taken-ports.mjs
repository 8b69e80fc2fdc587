import { isListening } from '../base/ports.mjs';
import { lettersPort } from './letters.mjs';
import { findService, recordedServices } from './services.mjs';
import { portList } from './settings.mjs';

/**
 * @typedef {import('../base/paths.mjs').Home} Home
 * @typedef {import('./settings.mjs').Ports} Ports
 */

/**
 * Ports this stack wants: who of ours holds each, or whether another program does. A Temporal of the operator's own
 * needs none.
 * @type {(home: Home, ports: Ports, env?: NodeJS.ProcessEnv) => Promise<{ what: string, port: number, setting: string, state: 'ours' | 'taken' | 'free' }[]>}
 */
export async function portStates(home, ports, env = process.env) {
  const running = recordedServices(home).flatMap((name) => findService(home, name) ?? []);
  const ours = new Set(running.flatMap((service) => service.ports.map(({ port }) => port)));
  const wanted = portList()
    .filter(({ name }) => !(env.TEMPORAL_ADDRESS && name.startsWith('temporal')))
    .map(({ name, what, env: setting }) => ({ what, setting, port: ports[name] }));
  if (env.LETTERS_DOMAIN) wanted.push({ what: 'letters', setting: 'LETTERS_PORT', port: lettersPort(env) });
  return Promise.all(
    wanted.map(async ({ what, setting, port }) => {
      const state = ours.has(port) ? 'ours' : (await isListening(port)) ? 'taken' : 'free';
      return { what, port, setting, state };
    }),
  );
}

/**
 * Throws one message that names every taken port, before anything is started.
 * @type {(home: Home, ports: Ports, env: NodeJS.ProcessEnv) => Promise<void>}
 */
export async function refuseTakenPorts(home, ports, env) {
  const taken = (await portStates(home, ports, env)).filter(({ state }) => state === 'taken');
  if (taken.length === 0) return;
  const list = taken.map(({ what, port, setting }) => `${port} (${what}, set by ${setting})`).join(', ');
  throw new Error(
    `Taken by another program: port ${list}. Stop that program, set a free port, or move every port: npm start -- --port-base 14000`,
  );
}
