import { install } from './install/install.mjs';
import { bringTestTools, findBrowser } from './install/test-tools.mjs';
import { startTestStack } from './stack/test-stack.mjs';
import { runChecks } from './suites/checks.mjs';
import { failure } from './suites/counts.mjs';
import { runPlaywright } from './suites/e2e.mjs';
import { part, runSuites, runVitest, testEnv, together } from './suites/suites.mjs';

/**
 * `npm test`: checks, unit, database and stack suites, and the core journeys on a desktop; suites that need a stack share
 * one. `npm run test:long` has the walks that take longer, and the other journeys.
 */
await runSuites(async ({ scratch, home }) => {
  await part('install', install({ temporal: true }));
  const [checks] = await together(
    part('checks', runChecks({ tests: false })),
    part('tools', bringTestTools()),
  );
  const counts = [
    {
      passed: checks.filter((check) => check.passed).length,
      failed: checks.filter((check) => !check.passed).length,
      skipped: 0,
      failures: checks.flatMap(({ name, passed, output }) => (passed ? [] : [failure(name, output)])),
    },
  ];
  counts.push(await part('unit', runVitest('unit', { scratch })));
  const withConsole = findBrowser() !== null;
  // The suites of the database wait for it half of their time: the stack, and its console's build, have the other half.
  const [db] = await together(
    part('db', runVitest('db', { scratch })),
    part('start of the stack', startTestStack(home, { withConsole })),
  );
  counts.push(db);
  const env = { EMITE_STACK: home.dir };
  counts.push(await part('stack', runVitest('stack', { scratch, env })));
  const journeys = runPlaywright(['--project=core'], { env: { ...testEnv(), ...env } });
  counts.push(await part('journeys', journeys));
  return counts;
});
