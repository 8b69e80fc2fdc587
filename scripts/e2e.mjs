import { messageOf } from './base/errors.mjs';
import { install } from './install/install.mjs';
import { bringTestTools } from './install/test-tools.mjs';
import { countsLine } from './suites/counts.mjs';
import { runPlaywright } from './suites/e2e.mjs';

/** `npm run e2e -- [what Playwright takes]`: the journeys alone; EMITE_STACK=.emite plays them against `npm start`. */
try {
  await install();
  await bringTestTools(['chromium']);
  const counts = await runPlaywright(process.argv.slice(2));
  console.log(`\n${countsLine(counts)}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
