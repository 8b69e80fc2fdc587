import fs from 'node:fs';
import path from 'node:path';
import { digest, packageLock } from '../base/digest.mjs';
import { CACHE, ROOT } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { tsxArgs } from '../base/tsx.mjs';

const CERTIFICATE_THREAD = 'packages/fiscal-core/src/signing/certificate-thread.ts';
/** Files that run, by their name in the build: each process in a folder of its own, with what it loads by address. */
const ENTRIES = {
  'api/main': 'apps/api/src/main.ts',
  'api/certificate-thread': CERTIFICATE_THREAD,
  'api/replay-process': 'apps/api/src/services/law/replaying/replay-process.ts',
  'api/printer-thread': 'packages/paper/src/printer-thread.ts',
  'worker/main': 'apps/workflows/src/main.ts',
  'worker/certificate-thread': CERTIFICATE_THREAD,
  'worker/judge-process': 'apps/workflows/src/imports/judging/judge-process.ts',
  'sandbox/main': 'apps/sandbox/src/main.ts',
  'letters/main': 'apps/letters/src/main.ts',
};
const WORKFLOWS = 'apps/workflows/src/workflows/index.ts';
const SANDBOX_MIGRATIONS = 'apps/sandbox/src/state/migrations';
/** A process may still load from the build it was started from. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Builds API, worker, sandbox and letters for plain Node: our packages inlined, those of npm left to `node_modules`.
 * @param {ReadonlyMap<string, string>} standIns files that are built in as another one, by their addresses
 * Gives the build's folder, `dist/<hash of all it holds>`: the same sources and packages give the same one
 * @returns {Promise<string>}
 */
export async function build(standIns) {
  const { build: bundle } = await import('esbuild');
  /** @type {import('esbuild').BuildOptions & { write: false }} */
  const common = {
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [npmStaysOutside, replace(standIns)],
  };
  const [apps, workflows] = await Promise.all([
    bundle({
      ...common,
      entryPoints: ENTRIES,
      outdir: ROOT,
      outExtension: { '.js': '.mjs' },
      sourcemap: 'linked',
      sourcesContent: false,
      // From `dist/<hash>/<process>/` to the checkout: stacks name files that are there.
      sourceRoot: '../../',
    }),
    bundle({ ...common, entryPoints: [WORKFLOWS] }),
  ]);
  /** @type {Map<string, Uint8Array>} */
  const files = new Map(
    apps.outputFiles.map(({ path: file, contents }) => [path.relative(ROOT, file), contents]),
  );
  for (const { contents } of workflows.outputFiles)
    files.set('worker/workflows.js', await compiledWorkflows(contents));
  files.set('api/CHANGELOG.md', fs.readFileSync(path.join(ROOT, 'CHANGELOG.md')));
  for (const name of fs.readdirSync(path.join(ROOT, SANDBOX_MIGRATIONS)))
    files.set(`sandbox/migrations/${name}`, fs.readFileSync(path.join(ROOT, SANDBOX_MIGRATIONS, name)));
  return keep(files);
}

/** @type {import('esbuild').Plugin} */
const npmStaysOutside = {
  name: 'npm-stays-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@fiscal/') ? undefined : { path: name, external: true },
    );
  },
};

/**
 * The stand-in itself gets the real one.
 * @type {(standIns: ReadonlyMap<string, string>) => import('esbuild').Plugin}
 */
const replace = (standIns) => ({
  name: 'stand-ins',
  setup(bundler) {
    bundler.onResolve(
      { filter: /^\.|^@fiscal\// },
      async ({ path: name, importer, resolveDir, kind, pluginData }) => {
        if (standIns.size === 0 || pluginData === standIns) return undefined;
        const found = await bundler.resolve(name, { importer, resolveDir, kind, pluginData: standIns });
        const standIn = standIns.get(found.path);
        return standIn === undefined || standIn === importer ? found : { path: standIn };
      },
    );
  },
});

/**
 * Temporal's own bundler takes seconds: it runs when the workflows, or its own version, have changed.
 * @type {(code: Uint8Array) => Promise<Buffer>}
 */
async function compiledWorkflows(code) {
  const file = path.join(CACHE, 'workflows', `built-${digest([code, packageLock()])}.js`);
  if (!fs.existsSync(file)) {
    const { code: exit, output } = await run(
      process.execPath,
      tsxArgs('apps/workflows/src/cli/bundle.ts', file),
    );
    if (exit !== 0) throw new Error(`The workflows could not be compiled\n${output.trim()}`);
  }
  return fs.readFileSync(file);
}

/**
 * Whole or not at all: several may build the same at once.
 * @type {(files: Map<string, Uint8Array>) => string}
 */
function keep(files) {
  const dist = path.join(ROOT, 'dist');
  const dir = path.join(dist, digest([...[...files].flat(), packageLock()]));
  if (!fs.existsSync(dir)) {
    const part = `${dir}.${process.pid}`;
    for (const [name, contents] of files) {
      fs.mkdirSync(path.dirname(path.join(part, name)), { recursive: true });
      fs.writeFileSync(path.join(part, name), contents);
    }
    try {
      fs.renameSync(part, dir);
    } catch (error) {
      fs.rmSync(part, { recursive: true, force: true });
      if (!fs.existsSync(dir)) throw error;
    }
  }
  fs.utimesSync(dir, new Date(), new Date());
  for (const name of fs.readdirSync(dist)) {
    const other = path.join(dist, name);
    if (Date.now() - (fs.statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0) > KEPT_MS)
      fs.rmSync(other, { recursive: true, force: true });
  }
  return dir;
}
