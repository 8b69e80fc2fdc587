import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';

/**
 * True when the address answers 2xx to a GET. `caFile`: trust that CA (and only it) for https.
 * @type {(url: string, options?: { caFile?: string | undefined }) => Promise<boolean>}
 */
export async function answers(url, { caFile } = {}) {
  const { status } = await request(url, { ca: caFile ? fs.readFileSync(caFile) : undefined });
  return status >= 200 && status < 300;
}

/**
 * JSON call to the API; throws with method, path and answer when the status is not one of `expect`.
 * @type {(url: string, options?: { method?: string, headers?: Record<string, string>, body?: unknown, expect?: number[], caFile?: string | undefined }) => Promise<{ status: number, body: any }>}
 */
export async function call(
  url,
  { method = 'GET', headers = {}, body, expect = [200, 201, 202], caFile } = {},
) {
  const json = body === undefined ? undefined : JSON.stringify(body);
  // Node frames a DELETE's body by nothing else.
  const type =
    json === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) };
  const { status, text } = await request(url, {
    method,
    headers: { ...type, ...headers },
    body: json,
    ca: caFile ? fs.readFileSync(caFile) : undefined,
    timeoutMs: 60_000,
  });
  if (expect.includes(status)) return { status, body: /^\s*[[{]/.test(text) ? JSON.parse(text) : text };
  throw new Error(`${method} ${new URL(url).pathname} answered ${status}: ${text.slice(0, 1000)}`);
}

/**
 * Uses plain `node:http`, because `fetch` does not accept a CA.
 * @type {(url: string, options?: { method?: string, headers?: Record<string, string>, body?: string | undefined, ca?:
 *   Buffer | undefined, timeoutMs?: number }) => Promise<{ status: number, text: string }>}
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
