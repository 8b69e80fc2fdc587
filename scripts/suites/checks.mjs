import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../base/paths.mjs';
import { run } from '../base/run.mjs';

/** Command line tools of node_modules, run without npx. */
const tool = (name) => path.join(ROOT, 'node_modules/.bin', name);
/** The native compiler; what reads types by TypeScript's JavaScript API has the version before it (docs/adr/0011). */
const TSC = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
const tsc = (project) => [process.execPath, TSC, '-p', project];

/** Every check that needs nothing running; the first ones take longest. */
export function checkList({ tests }) {
  return [
    ...(tests
      ? [{ name: 'unit tests', command: [tool('vitest'), 'run', '--project', 'unit', '--reporter=dot'] }]
      : []),
    // Together: each workspace by itself would check again what it imports of the others.
    { name: 'types', command: tsc('tsconfig.check.json') },
    { name: 'types of the console', command: tsc('apps/admin') },
    { name: 'types of the journeys', command: tsc('e2e') },
    { name: 'types of the scripts', command: tsc('tsconfig.scripts.json') },
    { name: 'lint', command: [tool('oxlint'), '--type-aware', '--deny-warnings'] },
    { name: 'format', command: [tool('biome'), 'check', '--error-on-warnings', '.'] },
    {
      name: 'layers and rooms',
      command: [tool('depcruise'), '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e'],
    },
    { name: 'package boundaries', command: [tool('turbo'), 'boundaries'] },
    { name: 'dead code', command: [tool('knip')] },
    // prisma and @prisma/client are published out of step; both are pinned.
    { name: 'manifests', command: [tool('sherif'), '-r', 'unsync-similar-dependencies'] },
  ];
}

/** Runs the checks, as many at once as there are processors, and prints each result as it falls. */
export async function runChecks({ tests = true, say = console.log } = {}) {
  const waiting = checkList({ tests });
  const results = [];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', NO_COLOR: '1' };
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [command, ...args] = check.command;
      const { code, output, ms } = await run(command, args, { env });
      results.push({ name: check.name, passed: code === 0 });
      say(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${(ms / 1000).toFixed(1)} s)`);
      if (code !== 0) say(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), 4) }, lane));
  return results;
}
