import path from 'node:path';
import { readJson, writePrivateJson } from '../base/paths.mjs';

/** @typedef {import('../../packages/fiscal-core/src/testing/stack.ts').Stack} Stack */

/** @type {(dir: string) => string} */
const fileOf = (dir) => path.join(dir, 'stack.json');

/**
 * Writes down where this stack is, for tests that attach to it. Same fields as `Stack` of @fiscal/core/testing/stack.
 * @type {(stack: Omit<import('./stack.mjs').Stack, 'ports' | 'start' | 'anotherApi' | 'renew'> & { lettersPort?: number }, credentials: Stack['credentials']) => Stack}
 */
export function describeStack(
  { home, urls, secrets, databases, temporal, sandboxCaFile, lettersPort },
  credentials,
) {
  const description = {
    apiUrl: urls.api,
    operatorsUrl: urls.operators,
    operatorSecret: secrets.operatorSecret,
    workerUrl: urls.worker,
    sandboxUrl: urls.sandbox,
    sandboxAdminToken: secrets.sandboxAdminToken,
    sandboxCaFile,
    databaseOwnerUrl: databases.ownerUrl,
    databaseAppUrl: databases.appUrl,
    databaseWorkerUrl: databases.workerUrl,
    databaseLettersUrl: databases.lettersUrl,
    temporalAddress: temporal.address,
    temporalNamespace: temporal.namespace,
    masterKey: secrets.masterKey,
    signerKey: secrets.signerKey,
    home: home.dir,
    ...(lettersPort !== undefined && { lettersPort }),
    credentials,
  };
  writePrivateJson(fileOf(home.dir), description);
  return description;
}

/**
 * The description of the stack in that folder; throws when there is none.
 * @type {(dir: string) => Stack}
 */
export function readStack(dir) {
  const description = readJson(fileOf(dir));
  if (!description) throw new Error(`No running stack is described in ${dir}: run "npm start" first`);
  return description;
}
