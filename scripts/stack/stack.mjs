import path from 'node:path';
import { machineEnv, settingsOf } from '../base/environment.mjs';
import { answers } from '../base/http.mjs';
import { prepareHome } from '../base/paths.mjs';
import { schemasDir } from '../install/install.mjs';
import { build } from './build.mjs';
import { buildConsole, consoleService } from './console.mjs';
import { openDatabases } from './database.mjs';
import { lettersService } from './letters.mjs';
import { stopPostgres } from './postgres.mjs';
import { loadSecrets } from './secrets.mjs';
import { recordedServices, startService, stopService } from './services.mjs';
import { startTemporal } from './temporal.mjs';

/**
 * @typedef {import('../base/paths.mjs').Home} Home
 * @typedef {import('./settings.mjs').Ports} Ports
 * @typedef {import('./database.mjs').Databases} Databases
 * @typedef {import('./temporal.mjs').Temporal} Temporal
 * @typedef {{ name: 'api' | 'worker' | 'sandbox' | 'letters', port: number, setting: string, settings: NodeJS.ProcessEnv,
 *   also?: { port: number, setting: string }[], healthy: () => Promise<boolean> }} Process one of ours
 * @typedef {Process & { args: string[], replica?: string }} Started with its arguments for Node; `replica`: its name where there are several
 * @typedef {{ home: Home, ports: Ports, env: Record<string, string>, secrets: import('./secrets.mjs').Secrets,
 *   urls: ReturnType<typeof urlsOf>, temporalUi: boolean, tailor: (started: Started) => Started,
 *   argsOf: (service: Process) => Promise<string[]> }} Plan how a stack is to be
 * @typedef {Awaited<ReturnType<typeof startStack>>} Stack one that is up
 */

/** The order in which things stop: first those who ask, then those who answer. */
const STOP_ORDER = ['console', 'letters', 'api', 'worker', 'sandbox', 'temporal'];

/**
 * What keeps our processes small (docs/performance.md): a young generation that does not grow to 48 MB a thread (the API's,
 * which makes the most garbage and has the most room, is larger), and a glibc that shares its arenas and gives back what is free.
 */
const YOUNG_MB = { console: 16, api: 16, worker: 4, sandbox: 4, letters: 4 };
/** What is still in use may grow by half before it is collected: left alone V8 waits until it is three times as much. */
const HEAP_GROWING = '--heap-growing-percent=50';
/** What a process gets to end when another build takes its place. */
const HURRY_MS = 200;
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Brings up everything that is not up yet, in `home`, on loopback.
 * `withConsole`: the console too, which only people need; `live`: straight from its sources, for who changes them.
 * `tailor` may change how one of our processes is started: `{ name, args, settings, … }` in, the same out.
 * `standIns` replaces files of the product in the build (`build.mjs`).
 * @returns addresses, secrets, what was already running, `start`: each process by name, to be brought up again, `anotherApi` and `renew`
 * @param {{ home: Home, ports: Ports, env?: NodeJS.ProcessEnv, temporalUi?: boolean, withConsole?: boolean, live?: boolean,
 *   standIns?: ReadonlyMap<string, string>, tailor?: (started: Started) => Started }} options
 */
export async function startStack({
  home,
  ports,
  env = process.env,
  temporalUi = true,
  withConsole = false,
  live = false,
  standIns = new Map(),
  tailor = (it) => it,
}) {
  prepareHome(home);
  const secrets = loadSecrets(home, env);
  const urls = urlsOf(ports, env);
  let building = build(standIns);
  /** @type {Plan} */
  const stack = {
    home,
    ports,
    env: settingsOf(env),
    secrets,
    urls,
    temporalUi,
    tailor,
    argsOf: async ({ name }) => [path.join(await building, name, 'main.mjs')],
  };
  const openConsole = () => startConsole(stack, { temporalUi, live });
  const [temporal, databases] = await Promise.all([
    openTemporal(stack, temporalUi),
    openDatabases(home, { secrets, env }).then(async (opened) => {
      await startApp(stack, sandboxService(stack, opened));
      return opened;
    }),
    building,
    ...(withConsole ? [openConsole()] : []),
  ]);
  const start = {
    temporal: () => openTemporal(stack, temporalUi),
    sandbox: () => startApp(stack, sandboxService(stack, databases)),
    worker: () => startApp(stack, workerService(stack, databases, temporal)),
    api: () => startApp(stack, apiService(stack, databases, temporal)),
    ...(withConsole && { console: openConsole }),
  };
  const openLetters = async () => {
    if (stack.env.LETTERS_DOMAIN) await startApp(stack, lettersService(stack, databases));
    else await stopService(home, 'letters');
  };
  await Promise.all([start.worker(), start.api(), openLetters()]);
  /** Builds the sources as they are now, and replaces the processes that are of another build. */
  const renew = async () => {
    building = build(standIns);
    await building;
    // Killed at any step they lose nothing: no wait until their work has ended.
    await Promise.all(
      ['api', 'worker', 'sandbox', 'letters'].map((name) => stopService(home, name, { graceMs: HURRY_MS })),
    );
    await Promise.all([start.sandbox(), start.worker(), start.api(), openLetters()]);
  };
  /** Another API beside the first, by a name and ports of its own. @type {(replica: string, own: Pick<Ports, 'api' | 'operators'>) => Promise<{ pid: number, adopted: boolean }>} */
  const anotherApi = (replica, own) => {
    const its = { ...stack, ports: { ...ports, ...own }, urls: urlsOf({ ...ports, ...own }, env) };
    return startApp(its, {
      ...apiService({ ...its, urls: { ...its.urls, public: urls.public } }, databases, temporal),
      replica,
    });
  };
  return {
    home,
    ports,
    urls,
    secrets,
    databases,
    temporal,
    start,
    anotherApi,
    renew,
    sandboxCaFile: sandboxCaFile(home),
  };
}

/**
 * Stops what runs of this stack; returns the names of what was stopped.
 * @type {(home: Home) => Promise<string[]>}
 */
export async function stopStack(home) {
  /** @type {string[]} */
  const stopped = [];
  const others = recordedServices(home).filter((name) => !STOP_ORDER.includes(name));
  for (const name of [...others, ...STOP_ORDER]) {
    if (await stopService(home, name)) stopped.push(name);
  }
  if (await stopPostgres({ dir: home.postgres })) stopped.push('postgres');
  return stopped;
}

/**
 * @param {Ports} ports
 * @param {NodeJS.ProcessEnv} env
 */
export function urlsOf(ports, env) {
  const api = `http://127.0.0.1:${ports.api}`;
  return {
    api,
    public: env.PUBLIC_URL ?? api,
    // By its name: a passkey belongs to a domain, which an address is not.
    console: env.CONSOLE_URL ?? `http://localhost:${ports.console}`,
    operators: `http://127.0.0.1:${ports.operators}`,
    worker: `http://127.0.0.1:${ports.worker}`,
    sandbox: `https://127.0.0.1:${ports.sandbox}`,
    temporalUi: `http://127.0.0.1:${ports.temporalUi}`,
  };
}

/** @type {(stack: Plan, ui: boolean) => Promise<import('./temporal.mjs').Temporal>} */
async function openTemporal({ home, ports, urls, env }, ui) {
  if (env.TEMPORAL_ADDRESS) {
    return { address: env.TEMPORAL_ADDRESS, namespace: env.TEMPORAL_NAMESPACE ?? 'default' };
  }
  const uiPort = ui ? ports.temporalUi : null;
  return startTemporal(home, { port: ports.temporal, uiPort, codecUrl: `${urls.operators}/temporal-codec` });
}

/**
 * `settings` alone decide whether a running process is still the one we want.
 * @type {(stack: Plan, service: Process & { replica?: string }) => Promise<{ pid: number, adopted: boolean }>}
 */
export async function startApp(stack, service) {
  const started = stack.tailor({
    ...service,
    args: [`--max-semi-space-size=${YOUNG_MB[service.name]}`, HEAP_GROWING, ...(await stack.argsOf(service))],
  });
  const { name, replica = name, args, settings, port, setting, also = [], healthy } = started;
  return startService(stack.home, {
    name: replica,
    command: process.execPath,
    args,
    inherited: machineEnv(process.env),
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      SCHEMAS_DIR: schemasDir(),
      ...MALLOC,
      // Strangers talk to letters: it gets no setting of others.
      ...(name === 'letters' ? {} : optional(stack.env)),
      ...settings,
    },
    ports: [{ port, setting }, ...also],
    healthy,
  });
}

/**
 * It needs nothing of the others until a page is opened.
 * @type {(stack: Plan, how: { temporalUi: boolean, live: boolean }) => Promise<{ pid: number, adopted: boolean }>}
 */
async function startConsole(stack, { temporalUi, live }) {
  const { env, home, urls } = stack;
  const ownUi = temporalUi && !env.TEMPORAL_ADDRESS ? urls.temporalUi : undefined;
  const ui = env.TEMPORAL_UI_URL ?? ownUi;
  const service = consoleService(stack, {
    dir: live ? null : await buildConsole(),
    args: [`--max-semi-space-size=${YOUNG_MB.console}`],
    settings: {
      ...MALLOC,
      TEMPORAL_NAMESPACE: env.TEMPORAL_NAMESPACE ?? 'default',
      ...(ui && { TEMPORAL_UI_URL: ui }),
    },
  });
  return startService(home, service);
}

/**
 * Settings that are the operator's own business: handed on as they are.
 * @type {(env: Record<string, string>) => Record<string, string>}
 */
function optional(env) {
  const ours = new Set([
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'SANDBOX_DATABASE_URL',
    'MASTER_KEY',
    'MASTER_KEY_PREVIOUS',
    'MASTER_KEY_NEXT',
    'SIGNER_KEY',
    'SIGNER_KEY_PREVIOUS',
    'HOST',
    'PUBLIC_URL',
    'CONSOLE_URL',
    'API_URL',
    'TEMPORAL_UI_URL',
    'SMTP_URL',
    'MAIL_FROM',
  ]);
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !ours.has(name) && !name.endsWith('_PORT') && name !== 'PORT'),
  );
}

/** @type {(stack: Plan, databases: Databases) => Process} */
export function sandboxService({ home, ports, secrets, urls }, databases) {
  return {
    name: 'sandbox',
    port: ports.sandbox,
    setting: 'SANDBOX_PORT',
    settings: {
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_DATABASE_URL: databases.sandboxUrl,
      SANDBOX_ADMIN_TOKEN: secrets.sandboxAdminToken,
      SANDBOX_DATA_DIR: home.sandbox,
    },
    healthy: () => answers(`${urls.sandbox}/sandbox/health`, { caFile: sandboxCaFile(home) }),
  };
}

/** @type {(stack: Plan, databases: Databases, temporal: Temporal) => Process} */
export function workerService(stack, databases, temporal) {
  const { ports, urls } = stack;
  return {
    name: 'worker',
    port: ports.worker,
    setting: 'WORKER_PORT',
    settings: {
      ...productSettings(stack, databases.workerUrl, temporal),
      ...stack.secrets.signerKeys,
      CONSOLE_URL: urls.console,
      WORKER_PORT: String(ports.worker),
    },
    healthy: () => answers(`${urls.worker}/readyz`),
  };
}

/** @type {(stack: Plan, databases: Databases, temporal: Temporal) => Process} */
export function apiService(stack, databases, temporal) {
  const { ports, urls } = stack;
  return {
    name: 'api',
    port: ports.api,
    setting: 'PORT',
    also: [{ port: ports.operators, setting: 'OPERATORS_PORT' }],
    settings: {
      GRAPHIQL: 'on',
      TEMPORAL_UI_ORIGINS: `http://127.0.0.1:${ports.temporalUi},http://localhost:${ports.temporalUi}`,
      ...optional(stack.env),
      ...productSettings(stack, databases.appUrl, temporal),
      ...mailSettings(stack.env),
      CONSOLE_URL: urls.console,
      PORT: String(ports.api),
      OPERATORS_PORT: String(ports.operators),
      OPERATOR_SECRET: stack.secrets.operatorSecret,
    },
    healthy: () => answers(`${urls.operators}/readyz`),
  };
}

/**
 * The API alone writes to people: the others are not given the password of the mail server.
 * @type {(env: Record<string, string>) => Record<string, string>}
 */
const mailSettings = (env) =>
  Object.fromEntries(['SMTP_URL', 'MAIL_FROM'].flatMap((name) => (env[name] ? [[name, env[name]]] : [])));

/** @type {(stack: Plan, url: string, temporal: Temporal) => Record<string, string>} */
function productSettings({ home, env, secrets, urls }, url, temporal) {
  return {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: directUrl(url, env.DATABASE_DIRECT_URL),
    ...secrets.masterKeys,
    TEMPORAL_ADDRESS: temporal.address,
    TEMPORAL_NAMESPACE: temporal.namespace,
    PUBLIC_URL: urls.public,
    SANDBOX_URL: urls.sandbox,
    SANDBOX_CA_FILE: sandboxCaFile(home),
    SANDBOX_ADMIN_TOKEN: secrets.sandboxAdminToken,
  };
}

/**
 * DATABASE_DIRECT_URL names the server behind a pooler; the role stays the walled one.
 * @type {(url: string, direct: string | undefined) => string}
 */
function directUrl(url, direct) {
  if (!direct) return url;
  const merged = new URL(direct);
  const { username, password } = new URL(url);
  merged.username = username;
  merged.password = password;
  return merged.href;
}

/** @type {(home: Home) => string} */
export const sandboxCaFile = (home) => path.join(home.sandbox, 'ca.pem');
