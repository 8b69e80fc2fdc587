import { spawnSync } from 'node:child_process';
import { hasProgram, TEST_TOOLS } from './lib/test-tools.mjs';

/** Installs what some tests compare with; those tests are skipped where a program is absent. */
const missing = Object.entries(TEST_TOOLS).filter(([program]) => !hasProgram(program));

if (missing.length > 0) {
  const names = missing.map(([, name]) => name);
  const canInstall =
    process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const installed =
    canInstall &&
    spawnSync('apt-get', ['update', '-qq'], options).status === 0 &&
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options).status === 0;
  console.log(
    installed
      ? `Installed for the tests: ${names.join(', ')}.`
      : `Not here, tests that need them are skipped: ${names.join(', ')}. Debian: apt-get install ${names.join(' ')}`,
  );
}
