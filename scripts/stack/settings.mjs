import { parseArgs } from 'node:util';

/** Every port of the stack: its setting, its usual value, its place after `--port-base`. */
export const PORTS = {
  api: { env: 'PORT', usual: 4000, offset: 0, what: 'API' },
  worker: { env: 'WORKER_PORT', usual: 4001, offset: 1, what: 'worker health' },
  sandbox: { env: 'SANDBOX_PORT', usual: 4100, offset: 2, what: 'sandbox' },
  temporal: { env: 'TEMPORAL_PORT', usual: 7233, offset: 3, what: 'Temporal' },
  temporalUi: { env: 'TEMPORAL_UI_PORT', usual: 8233, offset: 4, what: 'Temporal UI' },
  console: { env: 'CONSOLE_PORT', usual: 3000, offset: 5, what: 'console' },
};

/** Ports from the environment, else from `--port-base N`, else the usual ones. */
export function portsFrom(env, base) {
  const ports = Object.entries(PORTS).map(([name, port]) => {
    const own = env[port.env];
    const value = own ? Number(own) : base === undefined ? port.usual : base + port.offset;
    if (!Number.isInteger(value) || value < 1 || value > 65_535) {
      throw new Error(`${own ? port.env : '--port-base'}: ${own ?? base} does not give a port (1 to 65535)`);
    }
    return [name, value];
  });
  const seen = new Map();
  for (const [name, value] of ports) {
    if (seen.has(value)) {
      throw new Error(
        `${PORTS[name].env} and ${PORTS[seen.get(value)].env} are both ${value}: give each its own`,
      );
    }
    seen.set(value, name);
  }
  return Object.fromEntries(ports);
}

/** A port of its own setting; undefined when it is not set. */
export function singlePort(name, text) {
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}: ${text} is not a port (1 to 65535)`);
  return port;
}

/**
 * Options of the scripts, or a one-line error that names the wrong one.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} options
 * @returns {ReturnType<typeof parseArgs<{ options: T, allowPositionals: false }>>['values']}
 */
export function readOptions(options) {
  try {
    return parseArgs({ options, allowPositionals: false }).values;
  } catch (error) {
    throw new Error(
      `${error.message.split('. ')[0]}. Known: ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}`,
    );
  }
}

export function portBase(text) {
  if (text === undefined) return undefined;
  const base = Number(text);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000)
    throw new Error('--port-base: a number from 1024 to 65000');
  return base;
}
