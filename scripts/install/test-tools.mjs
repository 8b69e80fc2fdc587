import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../base/paths.mjs';
import { run } from '../base/run.mjs';

/**
 * What tests use of the system, by its name in Debian: what is left out without it, and how to have it.
 * @type {Record<string, { without: string, how: string }>}
 */
const TOOLS = {
  chromium: {
    without: 'the journeys in a browser (e2e/) are left out',
    how: 'apt-get install chromium (Debian), or PW_CHROMIUM=/path/of/a/chrome',
  },
  xmlsec1: { without: 'signatures have one witness less', how: 'apt-get install xmlsec1 (Debian)' },
};

/** Each of them, and whether this machine has it. */
export const testTools = () =>
  Object.entries(TOOLS).map(([name, { without, how }]) => ({
    name,
    found: find(name) !== null,
    how: `${how}; without it ${without}`,
  }));

/** The Chromium of the journeys: PW_CHROMIUM, Playwright's own, the system's. Null when none of them starts. */
export const findBrowser = () => find('chromium');

/**
 * Brings what tests use of the system: a browser from Playwright, else from Debian, xmlsec1 from Debian. Debian's
 * need root. Says what it fetches, and what could not be had.
 * @type {(names?: string[], options?: { say?: (line: string) => void }) => Promise<void>}
 */
export async function bringTestTools(names = Object.keys(TOOLS), { say = console.log } = {}) {
  const missing = () => names.filter((name) => find(name) === null);
  if (missing().includes('chromium')) {
    say("Chromium for the tests: fetching Playwright's …");
    await run(path.join(ROOT, 'node_modules/.bin/playwright'), ['install', '--no-shell', 'chromium']);
  }
  await installFromDebian(missing(), say);
  for (const { name, found, how } of testTools())
    if (names.includes(name) && !found) say(`Not here: ${name}. To have it: ${how}`);
}

/** @type {(names: string[], say: (line: string) => void) => Promise<void>} */
async function installFromDebian(names, say) {
  if (names.length === 0 || process.getuid?.() !== 0 || onPath('apt-get') === null) return;
  say(`Debian: installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Somebody else may be installing.
  /** @type {(...args: string[]) => Promise<unknown>} */
  const apt = (...args) => run('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], { env });
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...names);
}

/** @type {(name: string) => string | null} */
function find(name) {
  const candidates =
    name === 'chromium'
      ? [
          process.env.PW_CHROMIUM,
          playwrightsOwn(),
          ...['chromium', 'chromium-browser', 'google-chrome'].map(onPath),
        ]
      : [onPath(name)];
  return candidates.find((file) => file && fs.existsSync(file) && starts(file)) ?? null;
}

/**
 * Null before the npm packages are there.
 * @type {() => string | null}
 */
function playwrightsOwn() {
  try {
    return createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}

/**
 * A browser may be there without the libraries it needs. Elsewhere than on Linux it brings them itself.
 * @type {(file: string) => boolean}
 */
const starts = (file) =>
  process.platform !== 'linux' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/** @type {(name: string) => string | null} */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((dir) => path.join(dir, name))
    .find((file) => fs.existsSync(file)) ?? null;
