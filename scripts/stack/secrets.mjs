import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readJson, writePrivateJson } from '../base/paths.mjs';

/**
 * @typedef {import('../base/paths.mjs').Home} Home
 * @typedef {ReturnType<typeof fresh> & { masterKeys: { MASTER_KEY: string } & Record<string, string>, signerKeys: Record<string, string> }} Secrets
 */

/**
 * The stack's secrets: made once, in `secrets.json` (mode 600); the environment wins over the file.
 * They wrap what the database holds, so a database without its secrets is refused, not silently re-keyed.
 * @type {(home: Home, env?: NodeJS.ProcessEnv) => Secrets}
 */
export function loadSecrets(home, env = process.env) {
  const stored = readJson(home.secrets);
  if (!stored && fs.existsSync(path.join(home.postgres, 'data')) && !env.MASTER_KEY) {
    throw new Error(
      `${home.secrets} is gone, but it holds the key to the data in ${home.postgres}. Put it back (or set MASTER_KEY), or remove ${home.dir} to start anew.`,
    );
  }
  const secrets = { ...fresh(), ...stored };
  if (JSON.stringify(stored) !== JSON.stringify(secrets)) writePrivateJson(home.secrets, secrets);
  const masterKey = env.MASTER_KEY ?? secrets.masterKey;
  const signerKey = env.SIGNER_KEY ?? secrets.signerKey;
  return {
    ...secrets,
    masterKey,
    masterKeys: { MASTER_KEY: masterKey, ...rotationKeys(env, ['MASTER_KEY_PREVIOUS', 'MASTER_KEY_NEXT']) },
    signerKey,
    signerKeys: { SIGNER_KEY: signerKey, ...rotationKeys(env, ['SIGNER_KEY_PREVIOUS']) },
    sandboxAdminToken: env.SANDBOX_ADMIN_TOKEN ?? secrets.sandboxAdminToken,
    operatorSecret: env.OPERATOR_SECRET ?? secrets.operatorSecret,
  };
}

/**
 * The other keys of a rotation under way: from the environment only, for as long as it lasts.
 * @type {(env: NodeJS.ProcessEnv, names: readonly string[]) => Record<string, string>}
 */
const rotationKeys = (env, names) =>
  Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));

const fresh = () => ({
  masterKey: crypto.randomBytes(32).toString('base64'),
  signerKey: crypto.randomBytes(32).toString('base64'),
  sandboxAdminToken: crypto.randomBytes(24).toString('base64url'),
  operatorSecret: crypto.randomBytes(24).toString('base64url'),
  sandboxDatabasePassword: crypto.randomBytes(18).toString('base64url'),
});
