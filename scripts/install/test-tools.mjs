import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../base/paths.mjs';
import { run } from '../base/run.mjs';

/** @typedef {{ without: string, how: string, packages?: string[] }} Tool */

/**
 * System tools of the tests: the effect of their absence, and how to install them. `packages`: names in Debian where
 * they differ.
 * @type {Record<string, Tool>}
 */
const TOOLS = {
  chromium: {
    without: 'the journeys in a browser (e2e/) are left out',
    how: 'apt-get install chromium-headless-shell (Debian), or PW_CHROMIUM=/path/of/a/chrome',
    packages: ['chromium-headless-shell'],
  },
  promtool: {
    without: 'alerts and recording rules (deploy/prometheus) are not tried',
    how: 'apt-get install prometheus (Debian)',
    packages: ['prometheus'],
  },
  xmlsec1: { without: 'signatures have one witness less', how: 'apt-get install xmlsec1 (Debian)' },
};

const CLIENTS = 'generated clients and receivers in that language are left out';
/**
 * The same of the long tests alone: languages in which generated clients, and receivers of webhooks, are tried.
 * @type {Record<string, Tool>}
 */
const LANGUAGES = {
  javac: { without: CLIENTS, how: 'a JDK of 17 or newer', packages: ['default-jdk-headless'] },
  mvn: { without: CLIENTS, how: 'apt-get install maven (Debian)', packages: ['maven'] },
  go: {
    without: `${CLIENTS}, and the rehearsals of a cluster`,
    how: 'Go 1.26 or newer',
    packages: ['golang-go'],
  },
  php: {
    without: CLIENTS,
    how: 'apt-get install php-cli php-curl php-mbstring php-guzzlehttp-guzzle (Debian)',
    packages: ['php-cli', 'php-curl', 'php-mbstring', 'php-guzzlehttp-guzzle'],
  },
  composer: {
    without: 'the SDK for PHP is not packed and installed',
    how: 'apt-get install composer php-zip (Debian)',
    packages: ['composer', 'php-zip'],
  },
  mcs: {
    without: CLIENTS,
    how: 'apt-get install mono-mcs mono-runtime libmono-system-core4.0-cil (Debian)',
    packages: ['mono-mcs', 'mono-runtime', 'libmono-system-core4.0-cil'],
  },
};

/**
 * The same of what proves recipes of deploy/, and of what `npm run cluster` uses.
 * @type {Record<string, Tool>}
 */
const RECIPES = {
  'docker-compose': {
    without: 'deploy/compose.yaml is not read',
    how: 'apt-get install docker-compose (Debian)',
  },
  haproxy: {
    without: "the proxy's settings are not read, and there is no cluster",
    how: 'apt-get install haproxy (Debian)',
  },
};

/** Names of what all tests use, and of what the long ones use besides. */
export const TEST_TOOLS = Object.keys(TOOLS);
export const LONG_TOOLS = Object.keys({ ...LANGUAGES, ...RECIPES });
export const CLUSTER_TOOLS = ['haproxy'];

/** @type {Record<string, Tool>} */
const ALL = { ...TOOLS, ...LANGUAGES, ...RECIPES };

/** Each of them, and whether this machine has it. */
export const testTools = () => toolStates(Object.keys(TOOLS));

/** @type {(names: string[]) => { name: string, found: boolean, how: string }[]} */
const toolStates = (names) =>
  names.map((name) => ({
    name,
    found: find(name) !== null,
    how: `${ALL[name]?.how}; without it ${ALL[name]?.without}`,
  }));

/** Whether this machine has a program that tests use. */
export const hasTool = (/** @type {string} */ name) => find(name) !== null;

/**
 * The Chromium of the journeys: PW_CHROMIUM, Debian's shell without windows (a whole Chromium takes twice the processor
 * for the same pages), Playwright's own, the system's. Null when none of them starts.
 */
export const findBrowser = () => find('chromium');

/**
 * Installs the system tools of the tests: from Debian, as root, and a browser from Playwright where Debian has none.
 * Prints installed and unavailable tools.
 * @type {(names?: string[], options?: { say?: (line: string) => void }) => Promise<void>}
 */
export async function bringTestTools(names = TEST_TOOLS, { say = console.log } = {}) {
  const missing = () => names.filter((name) => find(name) === null);
  await installFromDebian(missing(), say);
  if (missing().includes('chromium')) {
    say("Chromium for the tests: fetching Playwright's …");
    await run(path.join(ROOT, 'node_modules/.bin/playwright'), ['install', '--no-shell', 'chromium']);
  }
  for (const { name, found, how } of toolStates(names))
    if (!found) say(`Not here: ${name}. To have it: ${how}`);
}

/** @type {(names: string[], say: (line: string) => void) => Promise<void>} */
async function installFromDebian(names, say) {
  if (names.length === 0 || process.getuid?.() !== 0 || onPath('apt-get') === null) return;
  say(`Debian: installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another apt may be running.
  /** @type {(...args: string[]) => Promise<unknown>} */
  const apt = (...args) => run('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], { env });
  await apt('update');
  // A package that this Debian does not know keeps no other away.
  for (const name of names)
    await apt('install', '-y', '--no-install-recommends', ...(ALL[name]?.packages ?? [name]));
}

/**
 * Version flags of tools that do not accept --version.
 * @type {Record<string, string>}
 */
const VERSION_FLAGS = { go: 'version', haproxy: '-v' };

/** @type {(name: string) => string | null} */
function find(name) {
  const candidates =
    name === 'chromium'
      ? [
          process.env.PW_CHROMIUM,
          onPath('chromium-headless-shell'),
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
  process.platform !== 'linux' ||
  spawnSync(file, [VERSION_FLAGS[path.basename(file)] ?? '--version'], { stdio: 'ignore' }).status === 0;

/** @type {(name: string) => string | null} */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((dir) => path.join(dir, name))
    .find((file) => fs.existsSync(file)) ?? null;
