import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../../scripts/base/paths.mjs';

const MODULES = path.join(ROOT, 'node_modules');

const execute = promisify(execFile);

/**
 * Runs a program to its end, and gives what it wrote. The loop of events goes on meanwhile: connections that the API has
 * closed are not used again.
 *
 * @throws when it fails
 */
export async function runWhole(
  command: string,
  args: readonly string[],
  cwd: string,
  env = process.env,
): Promise<string> {
  const shell = process.platform === 'win32';
  const { stdout } = await execute(command, [...args], { cwd, env, shell, maxBuffer: 2 ** 28 });
  return stdout;
}

const pack = async (dir: string, to: string): Promise<string> =>
  path.join(to, (await runWhole('npm', ['pack', '--silent', '--pack-destination', to], dir)).trim());

/** The blocks of code of a README in a language, in their order. */
export const blocksOf = (readme: string, language: string): readonly string[] =>
  [...fs.readFileSync(readme, 'utf8').matchAll(/```(\w+)\n([\s\S]*?)\n```/g)].flatMap(
    ([, named, code = '']) => (named === language ? [code] : []),
  );

/** A program that runs until the test ends: what it has written, and its end. */
export function runBeside(
  [command, ...args]: readonly [string, ...string[]],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
) {
  const child = spawn(command, args, { cwd, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    output: () => output,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Seconds of steps, by their names. */
export type Times = Record<string, number>;

/** Does a step, and notes its seconds. */
export async function measure<T>(times: Times, step: string, work: () => T | Promise<T>): Promise<T> {
  const startedMs = performance.now();
  const done = await work();
  times[step] = (performance.now() - startedMs) / 1000;
  return done;
}

/** Prints the machine time from an empty folder to the end of a README; it depends on the machine, so no test judges it. */
export function printTimes(language: string, times: Times): void {
  const all = Object.values(times).reduce((sum, each) => sum + each, 0);
  const steps = Object.entries(times).map(([step, seconds]) => `${step} ${seconds.toFixed(1)}`);
  process.stdout.write(`${language}: ${all.toFixed(1)} s (${steps.join(', ')})\n`);
}

/** Ends of the shared cases, by the lines of a runner. */
export const endedCases = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => z.object({ name: z.string(), problem: z.string().nullable() }).parse(JSON.parse(line)));

/** Builds one of `sdks`, with the packages that it needs beside it. */
async function build(
  room: string,
  name: 'typescript' | 'cli',
  needed: Readonly<Record<string, string>>,
): Promise<string> {
  const source = path.join(room, name);
  fs.cpSync(path.join(ROOT, 'sdks', name), source, { recursive: true });
  for (const [module, from] of Object.entries(needed)) {
    const link = path.join(source, 'node_modules', module);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(from, link, 'junction');
  }
  const project = name === 'cli' ? 'tsconfig.build.json' : 'tsconfig.json';
  const compiler = path.join(MODULES, 'typescript-7/bin/tsc');
  const types = ['--typeRoots', path.join(MODULES, '@types')];
  await runWhole(process.execPath, [compiler, '-p', project, ...types], source);
  return source;
}

/** An empty folder, and the pack of the SDK, and of the CLI where it is asked for, to install into it. */
async function packFor({ cli }: { readonly cli: boolean }): Promise<{
  readonly room: string;
  readonly app: string;
  /** Installs the packs. */
  readonly install: () => Promise<string>;
}> {
  const room = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-sdk-'));
  const app = path.join(room, 'app');
  fs.mkdirSync(app);
  const sdk = await build(room, 'typescript', {});
  const packs = [await pack(sdk, room)];
  if (cli) {
    const commander = path.join(MODULES, 'commander');
    const needed = { '@emite/sdk': sdk, commander };
    packs.push(await pack(commander, room), await pack(await build(room, 'cli', needed), room));
  }
  fs.writeFileSync(path.join(app, 'package.json'), '{ "type": "module" }');
  const args = ['install', '--silent', '--offline', '--no-audit', '--no-fund', ...packs];
  return { room, app, install: () => runWhole('npm', args, app) };
}

/** An empty folder into which they are installed; `times`: the seconds that it takes. */
export async function installPacked(
  { cli }: { readonly cli: boolean },
  times: Times = {},
): Promise<{ readonly room: string; readonly app: string }> {
  const { room, app, install } = await packFor({ cli });
  await measure(times, 'install', install);
  return { room, app };
}
