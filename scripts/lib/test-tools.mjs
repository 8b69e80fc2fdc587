import { spawnSync } from 'node:child_process';

/** Programs that only tests use, and the Debian package of each. */
export const TEST_TOOLS = {
  xmlsec1: 'xmlsec1',
  xmllint: 'libxml2-utils',
  pdftoppm: 'poppler-utils',
  zbarimg: 'zbar-tools',
};

/** Whether it can be run at all; some of them end with an error when only asked for their version. */
export const hasProgram = (program) =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
