import { runChecks } from './lib/checks.mjs';
import { buildConsole } from './lib/console.mjs';
import { runPlaywright } from './lib/e2e.mjs';
import { install } from './lib/install.mjs';
import { part, runSuites, runVitest, testEnv } from './lib/suites.mjs';
import { startTestStack } from './lib/test-stack.mjs';
import { bringTestTools, findBrowser } from './lib/test-tools.mjs';

/**
 * `npm test`: everything that a change can break. The checks, the suites, and the journeys on a desktop; those that need
 * a stack share one. What takes longer and repeats a guarantee is `npm run test:long`.
 */
await runSuites(async ({ scratch, home }) => {
  await part('install', install({ temporal: true }));
  const [checks] = await Promise.all([
    part('checks', runChecks({ tests: false })),
    part('tools', bringTestTools()),
  ]);
  const counts = [
    {
      passed: checks.filter((check) => check.passed).length,
      failed: checks.filter((check) => !check.passed).length,
      skipped: 0,
    },
  ];
  counts.push(await part('unit', runVitest('unit', { scratch })));
  const withConsole = findBrowser() !== null;
  // Whoever needs the console waits for it again, and is told if it cannot be built.
  const console = withConsole ? buildConsole().catch(() => undefined) : undefined;
  counts.push(await part('db', runVitest('db', { scratch })));
  await console;
  await part('start of the stack', startTestStack(home, { withConsole }));
  const env = { EMITE_STACK: home.dir };
  counts.push(await part('stack', runVitest('stack', { scratch, env })));
  const journeys = runPlaywright(['--project=desktop'], { env: { ...testEnv(), ...env } });
  counts.push(await part('journeys', journeys));
  return counts;
});
