import path from 'node:path';
import { messageOf } from '../base/errors.mjs';
import { ROOT, readJson } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { installSchemas, SCHEMAS } from './schemas.mjs';
import { obtainTemporalCli } from './temporal-cli.mjs';

const NODE_MIN = { major: 20, minor: 20 };

/**
 * Prepares a clone to run everything: packages, Prisma client, XSDs, Temporal CLI. Prints a line for each thing fetched
 * or unavailable. Throws when something indispensable is missing.
 * @type {(options?: { say?: (line: string) => void, temporal?: boolean }) => Promise<void>}
 */
export async function install({ say = console.log, temporal = !process.env.TEMPORAL_ADDRESS } = {}) {
  checkNode();
  if (!packagesInstalled()) {
    say('npm ci: installing the packages of package-lock.json …');
    const { code, output } = await run(npm(), ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) {
      throw new Error(
        `The npm packages could not be installed: ${reason(output)}. Check the network or "npm config get registry" and run "npm ci".`,
      );
    }
  }
  await Promise.all([generateClient(), fetchSchemas(say), temporal ? obtainTemporalCli() : null]);
}

/** True when node_modules holds what package-lock.json names; what is optional may be for another platform. */
export function packagesInstalled() {
  const wanted = readJson(path.join(ROOT, 'package-lock.json'))?.packages ?? {};
  const installed = readJson(path.join(ROOT, 'node_modules/.package-lock.json'))?.packages ?? {};
  return Object.entries(wanted).every(([name, entry]) => {
    if (!/(^|\/)node_modules\//.test(name) || entry.link) return true;
    if (installed[name] === undefined) return entry.optional === true || entry.peer === true;
    return installed[name].version === entry.version;
  });
}

export function schemasDir() {
  return process.env.SCHEMAS_DIR ?? SCHEMAS;
}

export function nodeSuffices() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > NODE_MIN.major || (major === NODE_MIN.major && minor >= NODE_MIN.minor);
}

function checkNode() {
  if (nodeSuffices()) return;
  throw new Error(
    `Node ${process.versions.node} is too old: install Node ${NODE_MIN.major}.${NODE_MIN.minor} or newer (https://nodejs.org).`,
  );
}

/** Does nothing when neither the schema nor Prisma has changed. */
async function generateClient() {
  const result = await run(process.execPath, [path.join(ROOT, 'packages/db/prisma/generate.mjs')]);
  if (result.code !== 0)
    throw new Error(`The Prisma client could not be generated: ${reason(result.output)}`);
}

/**
 * Without the XSDs everything runs; messages are then checked by the layout tables alone.
 * @type {(say: (line: string) => void) => Promise<void>}
 */
async function fetchSchemas(say) {
  if (process.env.SCHEMAS_DIR) return;
  await installSchemas({ say }).catch((error) =>
    say(
      `Official XSDs could not be had (${messageOf(error)}): the layout tables alone check documents. Try "npm run schemas", or set SCHEMAS_DIR.`,
    ),
  );
}

const npm = () => (process.platform === 'win32' ? 'npm.cmd' : 'npm');

/**
 * Most informative line of an output: the last with "error" in it, else the last.
 * @type {(output: string) => string}
 */
function reason(output) {
  const lines = output.trim().split('\n').filter(Boolean);
  return (
    lines.findLast((line) => /error/i.test(line) && !/complete log/i.test(line)) ??
    lines.at(-1) ??
    'no output'
  )
    .trim()
    .slice(0, 300);
}
