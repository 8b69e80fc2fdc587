import { call } from '../base/http.mjs';
import { readJson, writePrivateJson } from '../base/paths.mjs';
import { lastJson, runTypeScript } from '../base/tsx.mjs';

/**
 * @typedef {{ accountId: string, accessKey: string, restrictedKey: string, owner: { email: string, password: string } }} Account
 * @typedef {Omit<Account, 'accountId'> & { apiUrl: string, consoleUrl: string, temporalUiUrl: string, clientId: string,
 *   testToken: string, liveToken: string }} Credentials
 * @typedef {{ secrets: import('./secrets.mjs').Secrets, databases: import('./database.mjs').Databases }} Keepers
 */

const OWNER_EMAIL = 'demo@emite.local';
export const DEMO_COMPANY = {
  name: 'Loja de Demonstração Ltda',
  cnpj: '11222333000181',
  ie: '110042490114',
  uf: 'SP',
  csc: 'DEMO0123456789ABCDEF0123456789ABCDEF',
  cscId: '000001',
  environment: 2,
};

/**
 * The demo account of this stack and its client: the ones that `credentials.json` names while they still exist in
 * the database, new ones otherwise. Gives the credentials, which that file has (mode 600).
 * @type {(stack: Pick<import('./stack.mjs').Stack, 'home' | 'urls' | 'secrets' | 'databases'>) => Promise<Credentials>}
 */
export async function ensureDemo({ home, urls, secrets, databases }) {
  const stored = readJson(home.credentials);
  const credentials =
    stored && (await stillThere(urls.api, stored))
      ? stored
      : await createDemo(urls.api, { secrets, databases });
  const current = { apiUrl: urls.api, consoleUrl: urls.console, temporalUiUrl: urls.temporalUi };
  // The addresses first, as people read the file; those of now, not the stored ones.
  const whole = { ...current, ...credentials, ...current };
  writePrivateJson(home.credentials, whole);
  return whole;
}

/**
 * CNPJ and the rest of the demo client, as /v1 shows it.
 * @type {(credentials: Pick<Credentials, 'apiUrl' | 'accessKey' | 'clientId'>) => Promise<{ cnpj: string }>}
 */
export async function demoClient({ apiUrl, accessKey, clientId }) {
  const { body } = await call(`${apiUrl}/v1/clients/${clientId}`, { headers: { 'X-Access-Key': accessKey } });
  return body;
}

/** @type {(apiUrl: string, credentials: Pick<Credentials, 'accessKey' | 'clientId'>) => Promise<boolean>} */
async function stillThere(apiUrl, { accessKey, clientId }) {
  const headers = { 'X-Access-Key': accessKey };
  const { status } = await call(`${apiUrl}/v1/clients/${clientId}`, { headers, expect: [200, 401, 404] });
  return status === 200;
}

/** @type {(apiUrl: string, stack: Keepers) => Promise<Omit<Credentials, 'apiUrl' | 'consoleUrl' | 'temporalUiUrl'>>} */
async function createDemo(apiUrl, { secrets, databases }) {
  const account = await createAccount({ secrets, databases }, [
    '--name',
    'Conta de demonstração',
    '--email',
    OWNER_EMAIL,
  ]);
  await accountCommand({ secrets, databases }, ['operator', '--email', OWNER_EMAIL]);
  const company = await createCompany(apiUrl, account, await demoCertificate());
  return {
    accessKey: account.accessKey,
    restrictedKey: account.restrictedKey,
    ...company,
    owner: account.owner,
  };
}

/**
 * An A1 of a test CA for the demo company, as the body of POST /v1/clients wants it.
 * @type {() => Promise<object>}
 */
export const demoCertificate = async () =>
  lastJson(
    await runTypeScript('scripts/demo-certificate.ts', { args: [DEMO_COMPANY.cnpj, DEMO_COMPANY.name] }),
  );

/**
 * The demo company as a client of an account, and its tokens.
 * @param {string} apiUrl
 * @param {Pick<Account, 'accessKey' | 'restrictedKey'>} account
 * @param {object} certificate
 */
export async function createCompany(apiUrl, { accessKey, restrictedKey }, certificate) {
  const headers = { 'X-Access-Key': accessKey };
  const created = await call(`${apiUrl}/v1/clients`, {
    method: 'POST',
    headers,
    body: { ...DEMO_COMPANY, ...certificate },
  });
  const clientId = created.body.id;
  const restricted = { ...headers, 'X-Restricted-Key': restrictedKey };
  const { body } = await call(`${apiUrl}/v1/clients/${clientId}/tokens`, { headers: restricted });
  const token = (/** @type {string} */ prefix) =>
    body.tokens.find((/** @type {{ token: string }} */ each) => each.token.startsWith(prefix)).token;
  return { clientId, testToken: token('nfe_test_'), liveToken: token('nfe_live_') };
}

/** @type {(stack: Keepers, args: string[]) => Promise<Account>} */
export const createAccount = (stack, args) => accountCommand(stack, ['create', ...args]);

/** @type {(stack: Keepers, args: string[]) => Promise<any>} */
async function accountCommand({ secrets, databases }, args) {
  const env = {
    DATABASE_URL: databases.appUrl,
    OWNER_DATABASE_URL: databases.ownerUrl,
    ...secrets.masterKeys,
  };
  return lastJson(await runTypeScript('packages/db/src/cli/account.ts', { args, env }));
}
