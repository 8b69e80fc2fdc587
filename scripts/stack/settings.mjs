import { parseArgs } from 'node:util';
import { messageOf } from '../base/errors.mjs';
import { freePorts } from '../base/ports.mjs';

/**
 * @typedef {'api' | 'worker' | 'sandbox' | 'temporal' | 'temporalUi' | 'console' | 'operators'} PortName
 * @typedef {Record<PortName, number>} Ports
 */

/**
 * Every port of the stack: its setting, its usual value, its place after `--port-base`.
 * @type {Record<PortName, { env: string, usual: number, offset: number, what: string }>}
 */
export const PORTS = {
  api: { env: 'PORT', usual: 4000, offset: 0, what: 'API' },
  worker: { env: 'WORKER_PORT', usual: 4001, offset: 1, what: 'worker health' },
  sandbox: { env: 'SANDBOX_PORT', usual: 4100, offset: 2, what: 'sandbox' },
  temporal: { env: 'TEMPORAL_PORT', usual: 7233, offset: 3, what: 'Temporal' },
  temporalUi: { env: 'TEMPORAL_UI_PORT', usual: 8233, offset: 4, what: 'Temporal UI' },
  console: { env: 'CONSOLE_PORT', usual: 3000, offset: 5, what: 'console' },
  operators: { env: 'OPERATORS_PORT', usual: 4002, offset: 6, what: 'API for operators' },
};

/** @type {PortName[]} */
const NAMES = ['api', 'worker', 'sandbox', 'temporal', 'temporalUi', 'console', 'operators'];

/** Every port of the stack, with its name. */
export const portList = () => NAMES.map((name) => ({ name, ...PORTS[name] }));

/** Ports without a listener. */
export async function freeStackPorts() {
  const [api = 0, worker = 0, sandbox = 0, temporal = 0, temporalUi = 0, console = 0, operators = 0] =
    await freePorts(7);
  return { api, worker, sandbox, temporal, temporalUi, console, operators };
}

/**
 * Ports from the environment, else from `--port-base N`, else the usual ones.
 * @type {(env: NodeJS.ProcessEnv, base?: number) => Ports}
 */
export function portsFrom(env, base) {
  const valueOf = (/** @type {PortName} */ name) => {
    const port = PORTS[name];
    const own = env[port.env];
    const value = own ? Number(own) : base === undefined ? port.usual : base + port.offset;
    if (!Number.isInteger(value) || value < 1 || value > 65_535) {
      throw new Error(`${own ? port.env : '--port-base'}: ${own ?? base} does not give a port (1 to 65535)`);
    }
    return value;
  };
  const ports = {
    api: valueOf('api'),
    worker: valueOf('worker'),
    sandbox: valueOf('sandbox'),
    temporal: valueOf('temporal'),
    temporalUi: valueOf('temporalUi'),
    console: valueOf('console'),
    operators: valueOf('operators'),
  };
  /** @type {Map<number, string>} */
  const seen = new Map();
  for (const { name, env: setting } of portList()) {
    const value = ports[name];
    if (seen.has(value))
      throw new Error(`${setting} and ${seen.get(value)} are both ${value}: give each its own`);
    seen.set(value, setting);
  }
  return ports;
}

/**
 * A port of its own setting; undefined when it is not set.
 * @type {(name: string, text: string | undefined) => number | undefined}
 */
export function singlePort(name, text) {
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}: ${text} is not a port (1 to 65535)`);
  return port;
}

/**
 * Options of the scripts, or a one-line error that names the wrong one.
 * @template {string} Name
 * @param {{ [name in Name]: { type: 'string' } }} options
 * @returns {{ [name in Name]?: string }}
 */
export function readOptions(options) {
  try {
    // Every one of them is text.
    return /** @type {{ [name in Name]?: string }} */ (
      parseArgs({ options, allowPositionals: false }).values
    );
  } catch (error) {
    throw new Error(
      `${messageOf(error).split('. ')[0]}. Known: ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}`,
    );
  }
}

/** @type {(text: string | undefined) => number | undefined} */
export function portBase(text) {
  if (text === undefined) return undefined;
  const base = Number(text);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000)
    throw new Error('--port-base: a number from 1024 to 65000');
  return base;
}
