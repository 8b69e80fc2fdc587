import { runPlaywright } from './lib/e2e.mjs';
import { install } from './lib/install.mjs';
import { bringTestTools } from './lib/test-tools.mjs';
import { countsLine } from './lib/vitest-report.mjs';

/** `npm run e2e -- [what Playwright takes]`: the journeys alone; EMITE_STACK=.emite plays them against `npm start`. */
try {
  await install();
  await bringTestTools(['chromium']);
  const counts = await runPlaywright(process.argv.slice(2));
  console.log(`\n${countsLine(counts)}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
