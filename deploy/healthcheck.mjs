import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';

/** `node healthcheck.mjs ADDRESS [CA]`: ends with 0 where the address answers 2xx within five seconds. `CA`: a PEM file to trust. */
const [address = '', ca] = process.argv.slice(2);
const fail = (/** @type {string} */ reason) => {
  console.error(reason);
  process.exit(1);
};
const { get } = address.startsWith('https:') ? https : http;
get(address, { timeout: 5_000, ...(ca && { ca: readFileSync(ca) }) }, ({ statusCode = 0 }) =>
  statusCode >= 200 && statusCode < 300 ? process.exit(0) : fail(`${address} answers ${statusCode}`),
)
  .on('timeout', () => fail(`${address} does not answer`))
  .on('error', ({ message }) => fail(`${address}: ${message}`));
