import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** Programs that only tests use, and the Debian package of each. */
export const TEST_TOOLS = {
  xmlsec1: 'xmlsec1',
  xmllint: 'libxml2-utils',
  pdftoppm: 'poppler-utils',
  zbarimg: 'zbar-tools',
  chromium: 'chromium',
};

/** Other names and makes of one program. */
const ALSO = { chromium: ['chromium-browser', 'google-chrome'] };

/** Whether it can be run at all; some of them end with an error when only asked for their version. */
export const hasProgram = (program) =>
  (program === 'chromium' && fs.existsSync(process.env.PW_CHROMIUM ?? '')) ||
  [program, ...(ALSO[program] ?? [])].some(
    (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined,
  );
