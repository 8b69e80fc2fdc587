import fs from 'node:fs';
import net from 'node:net';

/**
 * Loaded into a process with `--import`: a socket to anywhere but loopback is written down in LOOPBACK_JOURNAL and never
 * opened. Covers what goes through Node's own sockets, TLS included; Temporal's native client knows TEMPORAL_ADDRESS only.
 */
const journal = process.env.LOOPBACK_JOURNAL ?? '';
const connect = Reflect.get(net.Socket.prototype, 'connect');

net.Socket.prototype.connect =
  /** @type {(this: net.Socket, ...args: any[]) => net.Socket} */ function guardedConnect(...args) {
    const target = targetOf(args);
    if (isLoopback(target.host)) return Reflect.apply(connect, this, args);
    fs.appendFileSync(journal, `${process.argv[1]} → ${target.host}:${target.port}\n`);
    // Later, as a real refusal: http listens for errors only after it has the socket.
    setImmediate(() => this.destroy(new Error(`${target.host} is not loopback`)));
    return this;
  };

/**
 * `connect` takes options, a port and host, a path, or the array that Node makes of them.
 * @type {(args: any[]) => { host: string | null, port?: number | string }}
 */
function targetOf(args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null) {
    return first.path ? { host: null } : { host: first.host ?? 'localhost', port: first.port };
  }
  const isPort = Number.isInteger(Number(first));
  if (!isPort) return { host: null };
  return { host: typeof second === 'string' ? second : 'localhost', port: first };
}

/**
 * A path of this machine (`null`) counts as loopback.
 * @type {(host: string | null) => boolean}
 */
function isLoopback(host) {
  return host === null || host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
