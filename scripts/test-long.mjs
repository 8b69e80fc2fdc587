import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './base/paths.mjs';
import { install } from './install/install.mjs';
import { bringTestTools, findBrowser, LONG_TOOLS, TEST_TOOLS } from './install/test-tools.mjs';
import { stopStack } from './stack/stack.mjs';
import { startTestStack } from './stack/test-stack.mjs';
import { sum } from './suites/counts.mjs';
import { runPlaywright } from './suites/e2e.mjs';
import { runOnReleaseNode } from './suites/release-node.mjs';
import {
  part,
  partInTime,
  runCluster,
  runProgram,
  runSuites,
  runVitest,
  testEnv,
  together,
} from './suites/suites.mjs';

/** How many times as many cases as in `npm test` a property is tried with; `EFFORT=10` before a release. */
const EFFORT = process.env['EFFORT'] ?? '2';
/** Property tests import `holds` of @fiscal/core/testing. */
const PROPERTIES = /testing\/holds/;
/** `docs/reliability.md` has the counts of longer ones. */
const CRASH = ['--emissions', '60', '--faults', '12', '--seed', '1', '--outage', '60'];

/**
 * `npm run test:long`: properties with many cases; the slow suites (`*.slow.db.test.ts`, `*.long.test.ts`): walks of
 * contingency, sign-ups, schemathesis, rotation of keys, operations under kills; crashes; the journeys on a phone, and on
 * a desktop those that a phone does not play; a stack by the Node of releases; and the rehearsals of a cluster.
 */
await runSuites(async ({ scratch, home }) => {
  await part('install', install({ temporal: true }));
  await part('tools', bringTestTools([...TEST_TOOLS, ...LONG_TOOLS]));
  // Crashes wait half of their time, for outages and for what starts again: the other half is for suites without a stack.
  const [crashes, others] = await together(
    partInTime('crash test', 1200, () => runProgram('crash test', 'tests/crash.mjs', CRASH)),
    suitesWithoutStack(scratch),
  );
  const counts = [crashes, ...others];
  await part('start of the stack', startTestStack(home, { withConsole: findBrowser() !== null }));
  const env = { EMITE_STACK: home.dir };
  counts.push(await partInTime('long', 2400, () => runVitest('long', { scratch, env })));
  const journeys = () =>
    runPlaywright(['--project=phone', '--project=wide'], { env: { ...testEnv(), ...env } });
  counts.push(await partInTime('journeys', 700, journeys));
  counts.push(await partInTime('release Node', 240, async () => sum(await runOnReleaseNode({ scratch }))));
  // The cluster is to have the machine for itself.
  await stopStack(home);
  counts.push(await partInTime('cluster', 2100, runCluster));
  return counts;
});

/** @type {(scratch: string) => Promise<import('./suites/counts.mjs').Counts[]>} */
async function suitesWithoutStack(scratch) {
  const properties = runVitest('unit', { scratch, filters: propertyTests(), env: { EFFORT } });
  return [await part('properties', properties), await part('slow db', runVitest('slow-db', { scratch }))];
}

function propertyTests() {
  const files = ['packages', 'apps'].flatMap((dir) =>
    fs
      .readdirSync(path.join(ROOT, dir), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(dir, name)),
  );
  return files.filter(
    (file) =>
      file.endsWith('.test.ts') &&
      !file.includes('node_modules') &&
      PROPERTIES.test(fs.readFileSync(path.join(ROOT, file), 'utf8')),
  );
}
