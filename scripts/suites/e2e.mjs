import path from 'node:path';
import { ROOT } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { findBrowser } from '../install/test-tools.mjs';
import { startTestStack } from '../stack/test-stack.mjs';
import { NONE } from './counts.mjs';
import { countTests } from './playwright-report.mjs';
import { inScratch } from './scratch.mjs';

/**
 * Runs `e2e/` in a real browser, the journeys unless `config` names another: against a stack of its own with these
 * settings, removed at the end, or the one that EMITE_STACK names. `args` are Playwright's. Returns the counts.
 * @type {(args: string[], options?: { env?: NodeJS.ProcessEnv, config?: string, settings?: Record<string, string> }) =>
 *   Promise<import('./counts.mjs').Counts>}
 */
export async function runPlaywright(
  args,
  { env = process.env, config = 'playwright.config.ts', settings = {} } = {},
) {
  const browser = findBrowser();
  if (browser === null) return { ...NONE, skipped: 1 };
  return inScratch(async ({ scratch, home }) => {
    const at = env.EMITE_STACK ?? home.dir;
    if (env.EMITE_STACK === undefined) await startTestStack(home, { settings, withConsole: true });
    return play(args, {
      config,
      report: path.join(scratch, 'report.json'),
      env: { ...env, EMITE_STACK: at, PW_CHROMIUM: browser },
    });
  });
}

/** @type {(args: string[], options: { config: string, report: string, env: NodeJS.ProcessEnv & { EMITE_STACK: string } }) => Promise<import('./counts.mjs').Counts>} */
async function play(args, { config, report, env }) {
  const playwright = path.join(ROOT, 'node_modules/.bin/playwright');
  const ended = await run(
    playwright,
    ['test', '--config', path.join(ROOT, 'e2e', config), '--reporter=list,json', ...args],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, EMITE_STACK: path.resolve(env.EMITE_STACK) },
      echo: true,
    },
  );
  return countTests(report, ended);
}
