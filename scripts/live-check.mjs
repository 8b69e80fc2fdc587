import { parseArgs } from 'node:util';
import { callerCredentials } from './base/credentials.mjs';

/**
 * `npm run live:check -- [--client ID|CNPJ] [--types nfe,nfce] [--target homologacao]`: lists a company's obstacles to
 * its first real document, each with its remedy. Queries the API of `npm start`; another one by EMITE_URL and
 * EMITE_ACCESS_KEY. Exits with 1 when there is a problem.
 */
const USAGE =
  'usage: npm run live:check -- [--client ID|CNPJ] [--types nfe,nfce] [--target producao|homologacao]';
/** @type {{ client?: string, types?: string, target?: string }} */
let values;
try {
  const target = { type: /** @type {const} */ ('string') };
  ({ values } = parseArgs({ options: { client: target, types: target, target } }));
} catch {
  console.error(USAGE);
  process.exit(2);
}

const { url, accessKey, clientId } = callerCredentials(process.env);
if (!url || !accessKey) {
  console.error('No API to ask: npm start, or set EMITE_URL and EMITE_ACCESS_KEY.');
  process.exit(2);
}

/** @type {(path: string) => Promise<any>} */
async function get(path) {
  const answer = await fetch(url + path, { headers: { 'X-Access-Key': accessKey ?? '' } });
  const body = await answer.json();
  if (answer.ok) return body;
  console.error(body.message);
  for (const { field, message, fix } of body.errors ?? []) console.error(`${field}: ${message} ${fix ?? ''}`);
  process.exit(2);
}

/** @type {(asked: string | undefined) => Promise<{ id: string, name: string }>} */
async function companyOf(asked) {
  const bare = asked?.replace(/[./-]/g, '');
  const isId = asked !== undefined && /^[\da-f]{8}-/i.test(asked);
  if (isId) return get(`/v1/clients/${asked}`);
  for (let cursor = ''; ; ) {
    const { data, nextCursor } = await get(`/v1/clients?limit=100${cursor}`);
    const found = data.find((/** @type {{ id: string, cnpj: string }} */ { id, cnpj }) =>
      bare === undefined ? id === (clientId ?? id) : cnpj === bare,
    );
    if (found) return found;
    if (!nextCursor) break;
    cursor = `&cursor=${nextCursor}`;
  }
  console.error(`No company ${asked ?? ''} in this account.`);
  process.exit(2);
}

const SIGNS = { ok: '✓', aviso: '!', problema: '✗' };
const company = await companyOf(values.client);
const asked = new URLSearchParams({
  ...(values.types !== undefined && { types: values.types }),
  ...(values.target !== undefined && { target: values.target }),
});
const { ready, against, lines } = await get(`/v1/clients/${company.id}/readiness?${asked.toString()}`);
console.log(`${company.name}, ${against === 'sefaz' ? 'com a SEFAZ' : 'ensaio com a SEFAZ emulada'}`);
for (const { area, type, state, message, fix } of lines) {
  console.log(
    `${SIGNS[/** @type {keyof typeof SIGNS} */ (state)]} ${area}${type === null ? '' : ` ${type}`}: ${message}`,
  );
  if (fix !== null) console.log(`    ${fix}`);
}
console.log(ready ? 'Pronta para produção.' : 'Há problemas a resolver.');
process.exit(ready ? 0 : 1);
