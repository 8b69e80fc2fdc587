import { messageOf } from './base/errors.mjs';
import { install } from './install/install.mjs';
import { bringTestTools } from './install/test-tools.mjs';
import { runPlaywright } from './suites/e2e.mjs';

/** `npm run screenshots`: pictures of every page of the console into docs/console, from a stack of their own. */
try {
  await install();
  await bringTestTools(['chromium']);
  // Pictures show the usual addresses, independent of the free ports here.
  const settings = { PUBLIC_URL: 'http://127.0.0.1:4000' };
  const { failed, skipped } = await runPlaywright([], { config: 'screenshots.config.ts', settings });
  if (failed + skipped > 0) process.exitCode = 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
