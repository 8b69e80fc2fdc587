import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../base/paths.mjs';
import { build } from '../stack/build.mjs';
import { buildConsole } from '../stack/console.mjs';
import { packagesOf } from './packages-of.mjs';

/** Files of its build that the console's server reads. */
const CONSOLE = ['.next', 'next.config.ts', 'package.json'];
/** Excluded from packages that run from source: tests and their support. */
const LEFT_OUT = /\.test\.tsx?$|\/(?:testing|fixtures|node_modules|\.turbo)(?:\/|$)/;

/**
 * Lays out what images hold: `api`, `worker`, `sandbox`, `letters` and `console` with a build of theirs, `migrate` with the sources of
 * the commands on the database, each with the packages it needs; and `schemas`.
 * @type {(out: string, from: { schemas: string }) => Promise<void>}
 */
export async function layOut(out, { schemas }) {
  const [processes, pages] = await Promise.all([build(new Map()), buildConsole()]);
  for (const [name, workspace] of /** @type {const} */ ([
    ['api', 'apps/api'],
    ['worker', 'apps/workflows'],
    ['sandbox', 'apps/sandbox'],
    ['letters', 'apps/letters'],
  ])) {
    copy(path.join(processes, name), path.join(out, name));
    copyPackages(workspace, path.join(out, name));
  }
  for (const name of CONSOLE) copy(path.join(pages, name), path.join(out, 'console', name));
  fs.rmSync(path.join(out, 'console/.next/cache'), { recursive: true, force: true });
  copyPackages('apps/admin', path.join(out, 'console'));
  const migrate = path.join(out, 'migrate');
  for (const workspace of copyPackages('packages/db', migrate)) {
    copy(path.join(ROOT, workspace), path.join(migrate, workspace), (file) => !LEFT_OUT.test(file));
    const { name } = JSON.parse(fs.readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8'));
    const link = path.join(migrate, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(path.relative(path.dirname(link), path.join(migrate, workspace)), link);
  }
  copy(schemas, path.join(out, 'schemas'));
}

/**
 * @returns the workspaces that it needs, itself among them
 * @type {(workspace: string, to: string) => string[]}
 */
function copyPackages(workspace, to) {
  const { packages, workspaces } = packagesOf(workspace);
  for (const place of packages) {
    const own = path.join(ROOT, place, 'node_modules');
    copy(path.join(ROOT, place), path.join(to, place), (file) => file !== own);
  }
  return workspaces;
}

/** @type {(from: string, to: string, wanted?: (file: string) => boolean) => void} */
const copy = (from, to, wanted = () => true) => fs.cpSync(from, to, { recursive: true, filter: wanted });
