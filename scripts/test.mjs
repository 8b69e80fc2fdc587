import fs from 'node:fs';
import path from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { prepareJourneys, runPlaywright } from './lib/e2e.mjs';
import { settingNames } from './lib/environment.mjs';
import { install } from './lib/install.mjs';
import { whenInterrupted } from './lib/interrupt.mjs';
import { ROOT, stackHome } from './lib/paths.mjs';
import { makeScratchDir } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { stopStack } from './lib/stack.mjs';
import { countsLine, countTests, sum } from './lib/vitest-report.mjs';

const CRASH_SEED = '1';

/**
 * `npm test`: the checks, then every suite. The suites that need a database or the whole stack start their own, on
 * free ports and in a temporary folder, and it is gone at the end whatever happens. The last line is the sum.
 */
async function main() {
  await install({ temporal: true });
  const scratch = makeScratchDir('emite-test-');
  const home = stackHome(path.join(scratch, 'stack'));
  const cleanUp = async () => {
    await stopStack(home);
    fs.rmSync(scratch, { recursive: true, force: true });
  };
  const stays = whenInterrupted(cleanUp);
  try {
    const checks = await runChecks({ tests: false });
    const counts = [
      {
        passed: checks.filter((check) => check.passed).length,
        failed: checks.filter((check) => !check.passed).length,
        skipped: 0,
      },
    ];
    const test = (project) => runProject(project, scratch, home);
    counts.push(await test('unit'));
    // The crash test mostly waits for what it has broken.
    counts.push(...(await Promise.all([test('db'), runCrash()])));
    const [stack] = await Promise.all([test('stack'), prepareJourneys()]);
    counts.push(stack);
    console.log('\n== journeys');
    counts.push(await runPlaywright([], { env: testEnv() }));
    return sum(counts);
  } finally {
    stays();
    await cleanUp();
  }
}

async function runProject(project, scratch, home) {
  console.log(`\n== ${project} tests`);
  const report = path.join(scratch, `${project}.json`);
  const vitest = path.join(ROOT, 'node_modules/.bin/vitest');
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests'];
  const { code } = await run(vitest, ['run', '--project', project, ...flags], {
    env: { ...testEnv(), EMITE_TEST_HOME: home.dir },
    echo: true,
  });
  return countTests(report, code);
}

/** One small plan of faults, always the same, and a short outage; `npm run test:crash` does more. */
async function runCrash() {
  const flags = ['--emissions', '50', '--faults', '10', '--seed', CRASH_SEED, '--outage', '100'];
  const { code, output } = await run(process.execPath, [path.join(ROOT, 'scripts/crash.mjs'), ...flags], {
    env: testEnv(),
  });
  console.log(`\n== crash test\n${output.trim()}`);
  const [, passed = '0', failed = '1'] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed), failed: Math.max(Number(failed), code === 0 ? 0 : 1), skipped: 0 };
}

/** Tests never reach a real authority and never depend on the settings of who runs them; only the XSDs may be theirs. */
function testEnv() {
  const dropped = new Set(settingNames().filter((name) => name !== 'SCHEMAS_DIR'));
  const kept = Object.entries(process.env).filter(([name]) => !dropped.has(name));
  return Object.fromEntries(kept);
}

try {
  const counts = await main();
  console.log(`\n${countsLine(counts)}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  console.log(countsLine({ passed: 0, failed: 1, skipped: 0 }));
  process.exitCode = 1;
}
