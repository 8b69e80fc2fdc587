import fs from 'node:fs';
import path from 'node:path';
import { buildConsole } from './console.mjs';
import { ensureDemo } from './demo.mjs';
import { whenInterrupted } from './interrupt.mjs';
import { ROOT, stackHome } from './paths.mjs';
import { countTests } from './playwright-report.mjs';
import { freePorts } from './ports.mjs';
import { makeScratchDir } from './postgres.mjs';
import { run } from './run.mjs';
import { startStack, stopStack } from './stack.mjs';
import { describeStack } from './stack-file.mjs';
import { hasProgram, TEST_TOOLS } from './test-tools.mjs';

/**
 * What `e2e/` does in a real browser, the journeys unless `config` names something else: against a whole stack of its
 * own with these settings, gone at the end, or the one that EMITE_STACK names. `args` are Playwright's. Gives the counts.
 */
export async function runPlaywright(
  args,
  { env = process.env, config = 'playwright.config.ts', settings = {} } = {},
) {
  if (!hasProgram('chromium')) {
    console.log(
      `No Chromium: what needs one is skipped. Debian: apt-get install ${TEST_TOOLS.chromium}; or set PW_CHROMIUM`,
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const scratch = makeScratchDir('emite-e2e-');
  const home = stackHome(path.join(scratch, 'stack'));
  const cleanUp = async () => {
    await stopStack(home);
    fs.rmSync(scratch, { recursive: true, force: true });
  };
  const stays = whenInterrupted(cleanUp);
  try {
    const at = env.EMITE_STACK ?? (await start(home, settings));
    return await play(args, {
      config,
      report: path.join(scratch, 'report.json'),
      env: { ...env, EMITE_STACK: at },
    });
  } finally {
    stays();
    await cleanUp();
  }
}

/** What `runPlaywright` would begin with and needs no stack, for whoever has a processor to spare before; it tells of failures. */
export async function prepareJourneys() {
  if (hasProgram('chromium')) await buildConsole().catch(() => undefined);
}

/** People at other addresses are told apart, as behind a proxy: attempts to sign in are counted by address. */
const SETTINGS = { EMISSION_WAIT_FACTOR: '0.05', TRUST_PROXY: 'on' };

async function start(home, settings) {
  const [api, worker, sandbox, temporal, temporalUi, console] = await freePorts(6);
  const ports = { api, worker, sandbox, temporal, temporalUi, console };
  const stack = await startStack({ home, ports, env: { ...SETTINGS, ...settings }, withConsole: true });
  describeStack(stack, await ensureDemo(stack));
  return home.dir;
}

async function play(args, { config, report, env }) {
  const playwright = path.join(ROOT, 'node_modules/.bin/playwright');
  const { code } = await run(
    playwright,
    ['test', '--config', path.join(ROOT, 'e2e', config), '--reporter=list,json', ...args],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, EMITE_STACK: path.resolve(env.EMITE_STACK) },
      echo: true,
    },
  );
  return countTests(report, code);
}
