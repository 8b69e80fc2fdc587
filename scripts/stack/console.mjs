import fs from 'node:fs';
import path from 'node:path';
import { digest, packageLock } from '../base/digest.mjs';
import { machineEnv } from '../base/environment.mjs';
import { answers } from '../base/http.mjs';
import { ROOT } from '../base/paths.mjs';
import { run } from '../base/run.mjs';

const APP = path.join(ROOT, 'apps/admin');
/** Files that Next leaves in the app's folder after a run there. */
const LEFT = new Set(['node_modules', '.next', '.turbo', 'next-env.d.ts']);
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');

/**
 * Builds the console with Next, in a copy of its sources beside the other builds: what is edited meanwhile does not
 * get in, and several may build the same at once.
 * @returns its folder, `dist/console-<hash of sources and packages>`; made only when there is none
 */
export async function buildConsole() {
  const files = sources();
  const dir = path.join(ROOT, 'dist', `console-${digest([...files.flat(), packageLock()])}`);
  if (!fs.existsSync(dir)) {
    const part = `${dir}.${process.pid}`;
    for (const [name, contents] of files) {
      fs.mkdirSync(path.dirname(path.join(part, name)), { recursive: true });
      fs.writeFileSync(path.join(part, name), contents);
    }
    try {
      const env = { ...machineEnv(process.env), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
      const { code, output } = await run(process.execPath, [NEXT, 'build'], { cwd: part, env });
      if (code !== 0) throw new Error(`The console could not be built\n${output.trim()}`);
      fs.renameSync(part, dir);
    } catch (error) {
      fs.rmSync(part, { recursive: true, force: true });
      if (!fs.existsSync(dir)) throw error;
    }
  }
  fs.utimesSync(dir, new Date(), new Date());
  return dir;
}

/**
 * The console of a stack, as `startService` wants it: a build, or without one its sources. It is given no secret: who asks
 * brings their own session.
 * @type {(stack: Pick<import('./stack.mjs').Plan, 'ports' | 'urls' | 'env'>, started: { dir: string | null, args: string[], settings: Record<string, string> }) => import('./services.mjs').Service}
 */
export function consoleService({ ports, urls, env }, { dir, args, settings }) {
  const host = env.HOST ?? '127.0.0.1';
  return {
    name: 'console',
    command: process.execPath,
    args: [
      ...args,
      NEXT,
      ...(dir === null ? ['dev', APP] : ['start', dir]),
      '-H',
      host,
      '-p',
      String(ports.console),
    ],
    inherited: machineEnv(process.env),
    env: {
      ...settings,
      NODE_ENV: dir === null ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: host,
      API_URL: urls.api,
      CONSOLE_URL: urls.console,
    },
    ports: [{ port: ports.console, setting: 'CONSOLE_PORT' }],
    healthy: () => answers(`http://${host}:${ports.console}/icon.svg`),
  };
}

/**
 * Name and contents of every file that the build reads of the app, in one order.
 * @type {() => [name: string, contents: Buffer][]}
 */
function sources() {
  const files = fs
    .readdirSync(APP, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(APP, path.join(entry.parentPath, entry.name)))
    .filter((name) => !LEFT.has(name.split(path.sep)[0] ?? '') && !/\.test\.tsx?$/.test(name))
    .sort();
  const base = path.join(ROOT, 'tsconfig.base.json');
  return [
    ...files.map((name) => /** @type {[string, Buffer]} */ ([name, fs.readFileSync(path.join(APP, name))])),
    ['tsconfig.base.json', fs.readFileSync(base)],
  ];
}
