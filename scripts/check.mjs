import { messageOf } from './base/errors.mjs';
import { install } from './install/install.mjs';
import { runChecks } from './suites/checks.mjs';

/**
 * `npm run check`: everything that needs nothing running; fails when one check fails. What passed before with the same
 * inputs is not asked again, unless with `-- --all` or in CI.
 */
const all = process.argv.includes('--all') || process.env.CI !== undefined;
try {
  await install({ temporal: false });
  const results = await runChecks({ all });
  const failed = results.filter((result) => !result.passed).map((result) => result.name);
  if (failed.length > 0) {
    console.error(`\n${failed.length} of ${results.length} checks failed: ${failed.join(', ')}`);
    process.exitCode = 1;
  } else {
    console.log(`\n${results.length} checks passed`);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
