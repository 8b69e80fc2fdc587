import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The workflows as they are, with `operate` of `test/next/<version>.ts` in the place of theirs. Path of the bundle, in a folder of its own. */
export async function nextBundle(version: 'patched' | 'careless'): Promise<string> {
  const changed = here(`../next/${version}.ts`);
  const { code } = await bundleWorkflowCode({
    workflowsPath: here('../../src/workflows/index.ts'),
    logger: new DefaultLogger('WARN'),
    webpackConfigHook: (config) => ({
      ...config,
      plugins: [...(config.plugins ?? []), redirect('./operation.ts', changed)],
    }),
  });
  const path = join(await mkdtemp(join(tmpdir(), 'emite-next-')), `${version}.js`);
  await writeFile(path, code);
  return path;
}

interface Resolving {
  request: string;
}
interface Compiler {
  readonly hooks: {
    readonly normalModuleFactory: Hook<{ readonly hooks: { readonly beforeResolve: Hook<Resolving> } }>;
  };
}
interface Hook<T> {
  tap(name: string, take: (it: T) => void): void;
}

/** Loads one file wherever another is asked for by this specifier. */
const redirect = (specifier: string, to: string) => ({
  apply: ({ hooks }: Compiler): void =>
    hooks.normalModuleFactory.tap('next', (factory) =>
      factory.hooks.beforeResolve.tap('next', (asked) => {
        if (asked.request === specifier) asked.request = to;
      }),
    ),
});
