import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';

/**
 * `node healthcheck.mjs ADDRESS [CA]`: ends with 0 where the address answers 2xx within five seconds; `smtp://host:port`: where it greets
 * with 220. `CA`: a PEM file to trust.
 */
const [address = '', ca] = process.argv.slice(2);
const TIMEOUT_MS = 5_000;
const fail = (/** @type {string} */ reason) => {
  console.error(reason);
  process.exit(1);
};
const judge = (/** @type {boolean} */ isHealthy, /** @type {number | string} */ answer) =>
  isHealthy ? process.exit(0) : fail(`${address} answers ${answer}`);

/** @type {() => import('node:http').ClientRequest} */
function askByHttp() {
  const { get } = address.startsWith('https:') ? https : http;
  const options = { timeout: TIMEOUT_MS, ...(ca && { ca: readFileSync(ca) }) };
  return get(address, options, ({ statusCode = 0 }) =>
    judge(statusCode >= 200 && statusCode < 300, statusCode),
  );
}

/** @type {() => import('node:net').Socket} */
function waitForGreeting() {
  const { hostname, port } = new URL(address);
  return net
    .connect({ host: hostname, port: Number(port), timeout: TIMEOUT_MS })
    .setEncoding('latin1')
    .once('data', (/** @type {string} */ greeting) => judge(greeting.startsWith('220'), greeting));
}

const asked = address.startsWith('smtp:') ? waitForGreeting() : askByHttp();
asked
  .on('timeout', () => fail(`${address} does not answer`))
  .on('error', (/** @type {Error} */ { message }) => fail(`${address}: ${message}`));
