import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** Environment variables that every program needs from the machine. */
const MACHINE =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|SystemRoot|APPDATA|LOCALAPPDATA|USERPROFILE|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|(HTTPS?|NO|ALL)_PROXY|(https?|no|all)_proxy)$/;

/** Reads `.env` of the checkout into `process.env`; what is already set stays. */
export function loadDotEnv() {
  const file = path.join(ROOT, '.env');
  if (fs.existsSync(file)) process.loadEnvFile(file);
}

/** Names of every setting, from `.env.example`. */
export function settingNames() {
  const text = fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8');
  return [...text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
}

/**
 * The settings that the caller's environment holds, under the names that `.env.example` lists.
 * @type {(env: NodeJS.ProcessEnv) => Record<string, string>}
 */
export function settingsOf(env) {
  return pick(env, (name) => knownNames().has(name));
}

/** @type {(env: NodeJS.ProcessEnv) => Record<string, string>} */
export function machineEnv(env) {
  return pick(env, (name) => MACHINE.test(name));
}

/** @type {(env: NodeJS.ProcessEnv, wanted: (name: string) => boolean) => Record<string, string>} */
const pick = (env, wanted) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value !== undefined && wanted(name) ? [[name, value]] : [],
    ),
  );

/** @type {Set<string> | undefined} */
let names;
const knownNames = () => (names ??= new Set(settingNames()));
