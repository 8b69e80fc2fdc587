import { defaultHome, readJson } from './paths.mjs';

/**
 * @typedef {{ url: string | undefined, accessKey: string | undefined, token: string | undefined,
 *   restrictedKey: string | undefined, clientId: string | undefined }} CallerCredentials
 */

/**
 * Credentials of a caller of `/v1`: the variables EMITE_*, else those of `npm start`. The keys come from one of both; those
 * of `npm start` are for this machine alone.
 * @type {(env: NodeJS.ProcessEnv, file?: string) => CallerCredentials}
 */
export function callerCredentials(env, file = defaultHome().credentials) {
  const stored = readJson(file) ?? {};
  const url = env.EMITE_URL || stored.apiUrl;
  if (!env.EMITE_ACCESS_KEY && url !== undefined && !isHere(url))
    return { url, accessKey: undefined, token: undefined, restrictedKey: undefined, clientId: undefined };
  if (!env.EMITE_ACCESS_KEY) {
    const { accessKey, testToken: token, restrictedKey, clientId } = stored;
    return { url, accessKey, token, restrictedKey, clientId };
  }
  return {
    url,
    accessKey: env.EMITE_ACCESS_KEY,
    token: env.EMITE_TOKEN,
    restrictedKey: env.EMITE_RESTRICTED_KEY,
    clientId: undefined,
  };
}

const isHere = (/** @type {string} */ url) =>
  URL.canParse(url) && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
