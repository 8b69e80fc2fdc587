import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';

/**
 * True when the address answers 2xx to a GET. `caFile`: trust that CA (and only it) for https.
 * @param {string} url
 * @param {{ caFile?: string }} [options]
 */
export async function answers(url, { caFile } = {}) {
  const { status } = await request(url, caFile === undefined ? {} : { ca: fs.readFileSync(caFile) });
  return status >= 200 && status < 300;
}

/**
 * JSON call to the API; throws with method, path and answer when the status is not one of `expect`.
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: unknown, expect?: number[] }} [options]
 * @returns {Promise<{ status: number, body: any }>}
 */
export async function call(url, { method = 'GET', headers = {}, body, expect = [200, 201, 202] } = {}) {
  const json = body === undefined ? undefined : JSON.stringify(body);
  /** @type {Record<string, string>} */
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  const { status, text } = await request(url, {
    method,
    headers: { ...type, ...headers },
    body: json,
    timeoutMs: 60_000,
  });
  if (expect.includes(status)) return { status, body: /^\s*[[{]/.test(text) ? JSON.parse(text) : text };
  throw new Error(`${method} ${new URL(url).pathname} answered ${status}: ${text.slice(0, 1000)}`);
}

/**
 * Plain `node:http`, because `fetch` cannot be told which CA to trust.
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: string, ca?: Buffer, timeoutMs?: number }} [options]
 * @returns {Promise<{ status: number, text: string }>}
 */
function request(url, { method = 'GET', headers = {}, body, ca, timeoutMs = 3000 } = {}) {
  const client = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers,
      agent: false,
      ...(ca ? { ca } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    };
    const sent = client.request(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
