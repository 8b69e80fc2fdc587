import { call } from '../../scripts/base/http.mjs';
import { lastJson, runTypeScript } from '../../scripts/base/tsx.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { createAccount } from '../../scripts/stack/demo.mjs';

/**
 * @typedef {{ name: string, accountId: string, clientId: string, cnpj: string,
 *   headersOf: (environment: number) => Record<string, string> }} Company
 */

const CNPJ = '11222333000181';
/** A third of a seed's emissions is paid for, at one credit or half: these run out near the end. */
const CREDITS_PER_EMISSION = 0.2;

/**
 * Opens the emitters: two accounts in their trial and one that pays. All of them are the same company, with the same
 * série, so that only the tenant boundaries separate their numbers.
 * @type {(stack: Pick<import('../../scripts/stack/stack.mjs').Stack, 'urls' | 'secrets' | 'databases'>, emissions:
 *   number, options?: { allByThemselves?: boolean }) => Promise<Company[]>}
 */
export async function openCompanies(stack, emissions, { allByThemselves = false } = {}) {
  const certificate = lastJson(
    await runTypeScript('scripts/demo-certificate.ts', { args: [CNPJ, 'Empresa de ensaio Ltda'] }),
  );
  const credits = String(Math.ceil(emissions * CREDITS_PER_EMISSION));
  /** @type {Company[]} */
  const companies = [];
  for (const { name, args } of [
    { name: 'experiencia-1', args: [] },
    { name: 'experiencia-2', args: [] },
    { name: 'paga', args: ['--trial-days', '0', '--credits', credits] },
  ]) {
    const waits = name === 'experiencia-1' && !allByThemselves;
    companies.push({ name, ...(await openCompany(stack, { name, args, certificate, waits })) });
  }
  return companies;
}

/**
 * Enables automatic contingency for documents unknown to the authority, in both environments.
 * @type {(api: string, clientId: string, headers: Record<string, string>) => Promise<void>}
 */
async function goByThemselves(api, clientId, headers) {
  const wanted = { policy: 'automatica', patienceSeconds: 1 };
  for (const environment of [1, 2])
    await call(`${api}/v1/clients/${clientId}/contingency/${environment}`, {
      method: 'PUT',
      headers,
      body: { nfe: wanted, nfce: wanted, cte: wanted, mdfe: wanted },
    });
}

/** @type {(stack: Pick<import('../../scripts/stack/stack.mjs').Stack, 'urls' | 'secrets' | 'databases'>, company: { name: string, args: string[], certificate: object, waits: boolean }) => Promise<Omit<Company, 'name'>>} */
async function openCompany(stack, { name, args, certificate, waits }) {
  const { urls } = stack;
  const account = await createAccount(stack, ['--name', name, '--email', `${name}@example.com`, ...args]);
  const headers = { 'X-Access-Key': account.accessKey };
  const body = {
    name: 'Empresa de ensaio Ltda',
    cnpj: CNPJ,
    ie: '110042490114',
    uf: 'SP',
    csc: 'ENSAIO0123456789ABCDEF0123456789ABCD',
    cscId: '000001',
    ...certificate,
  };
  // A busy machine answers 503 with a retry hint.
  const { body: client } = await waitFor(
    'the company',
    () => call(`${urls.api}/v1/clients`, { method: 'POST', headers, body }),
    { timeoutMs: 60_000 },
  );
  if (!waits) await goByThemselves(urls.api, client.id, headers);
  const restricted = { ...headers, 'X-Restricted-Key': account.restrictedKey };
  const { body: shown } = await call(`${urls.api}/v1/clients/${client.id}/tokens`, { headers: restricted });
  /** @type {string[]} */
  const tokens = shown.tokens.map((/** @type {{ token: string }} */ { token }) => token);
  /** @type {(prefix: string) => string} */
  const tokenOf = (prefix) => tokens.find((token) => token.startsWith(prefix)) ?? '';
  return {
    accountId: account.accountId,
    clientId: client.id,
    cnpj: CNPJ,
    headersOf: (environment) => ({
      ...headers,
      authorization: `Bearer ${tokenOf(environment === 1 ? 'nfe_live_' : 'nfe_test_')}`,
    }),
  };
}
