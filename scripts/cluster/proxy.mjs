import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { machineEnv } from '../base/environment.mjs';
import { isListening } from '../base/ports.mjs';
import { waitFor } from '../base/wait.mjs';
import { startService } from '../stack/services.mjs';
import { rolesOf } from './postgres-pair.mjs';
import { APIS, CONSOLES, POSTGRES, TEMPORAL } from './topology.mjs';

/** @typedef {import('../base/paths.mjs').Home} Home */

const HTTP_CHECK = 'inter 500 fall 2 rise 1';

/** HAProxy's command socket, in the cluster's folder and accessible to its owner only. */
const socketOf = (/** @type {Home} */ home) => path.join(home.dir, 'proxy.sock');

/**
 * HAProxy, in front of everything there is more than one of. APIs and consoles by HTTP on loopback; PostgreSQL and Temporal by TCP, so that
 * TLS is theirs from end to end.
 * @type {(place: { home: Home, portOf: import('./topology.mjs').PortOf }) => Promise<{ pid: number, adopted: boolean }>}
 */
export function startProxy({ home, portOf }) {
  const file = path.join(home.dir, 'haproxy.cfg');
  fs.writeFileSync(file, configuration(home, portOf));
  return startService(home, {
    name: 'proxy',
    command: 'haproxy',
    args: ['-db', '-f', file],
    inherited: machineEnv(process.env),
    env: {},
    ports: ['api', 'console', 'postgres', 'temporal'].map((name) => ({
      port: portOf(name),
      setting: '--port-base',
    })),
    healthy: () => isListening(portOf('api')),
  });
}

/**
 * An order to the running proxy, such as `set server api/api-1 state drain`; throws when it refuses it.
 * @type {(home: Home, order: string) => Promise<string>}
 */
export function orderProxy(home, order) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(socketOf(home));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const answer = text.trim();
      // HAProxy answers a successful command with nothing.
      if (/^set |^shutdown /.test(order) && answer !== '') reject(new Error(`haproxy: ${order}: ${answer}`));
      else resolve(answer);
    });
    socket.end(`${order}\n`);
  });
}

/**
 * Waits until the proxy gives a server such as `api/api-1` requests again: after an order it still has to see it answer, and with the others
 * drained before that there would be none.
 * @type {(home: Home, server: string) => Promise<unknown>}
 */
export function servedAgain(home, server) {
  return waitFor(`the proxy to use ${server}`, async () => {
    const lines = (await orderProxy(home, 'show stat')).split('\n');
    return lines.some((line) => line.startsWith(`${server.replace('/', ',')},`) && /,UP,/.test(line));
  });
}

/** @type {(home: Home, portOf: import('./topology.mjs').PortOf) => string} */
function configuration(home, portOf) {
  const { primary } = rolesOf(home);
  /** @type {(name: string) => string} */
  const at = (name) => `127.0.0.1:${portOf(name)}`;
  const frontends = Object.entries(TEMPORAL).flatMap(([name, role]) => (role === 'frontend' ? [name] : []));
  return `global
  stats socket ${socketOf(home)} mode 600 level admin
  maxconn 2000
defaults
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
  timeout tunnel 1h
  option redispatch
  retries 3
listen api
  mode http
  bind ${at('api')}
  balance leastconn
  option forwardfor
  # That the process lives: what it waits for, such as Temporal, keeps no document from being taken.
  option httpchk GET /healthz
${APIS.map((name) => `  server ${name} ${at(name)} check ${HTTP_CHECK}`).join('\n')}
listen console
  mode http
  bind ${at('console')}
  option forwardfor
  option httpchk GET /icon.svg
${CONSOLES.map((name) => `  server ${name} ${at(name)} check ${HTTP_CHECK}`).join('\n')}
# Who writes is said by the promotion (npm run cluster -- --promote), not found out by a check.
listen postgres
  mode tcp
  bind ${at('postgres')}
${POSTGRES.map((name) => `  server ${name} ${at(name)}${name === primary ? '' : ' disabled'}`).join('\n')}
listen temporal
  mode tcp
  bind ${at('temporal')}
  balance leastconn
${frontends.map((name) => `  server ${name} ${at(name)} check inter 500 fall 2 rise 1 on-marked-down shutdown-sessions`).join('\n')}
`;
}
