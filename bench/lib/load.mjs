import http from 'node:http';

/**
 * @typedef {{ url: string, method?: string, headers?: Record<string, string>, body?: string, expect: number }} Call
 * @typedef {{ count: number, connections: number }} Amount
 */

/**
 * Sends a request over a pooled connection; rejects on any other status than the expected one.
 * @type {(agent: http.Agent, call: Call) => Promise<string>}
 */
function request(agent, { url, method = 'GET', headers = {}, body, expect }) {
  return new Promise((resolve, reject) => {
    const outgoing = http.request(url, { agent, method, headers }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (answer.statusCode === expect) resolve(text);
        else reject(new Error(`${method} ${url}: ${answer.statusCode} ${text.slice(0, 300)}`));
      });
      answer.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/**
 * `count` calls, `connections` of them under way at once; each starts when the one before in its lane has ended.
 * @template T
 * @param {(n: number) => Promise<T>} work
 * @param {Amount} amount
 * Gives calls a second, median and 99th percentile in ms, how long all took, and what each gave
 */
export async function parallel(work, { count, connections }) {
  /** @type {number[]} */
  const latencies = [];
  /** @type {T[]} */
  const answers = [];
  let begun = 0;
  const start = performance.now();
  const lane = async () => {
    while (begun < count) {
      const from = performance.now();
      answers.push(await work(begun++));
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  const seconds = (performance.now() - start) / 1000;
  const sorted = latencies.toSorted((a, b) => a - b);
  /** @type {(share: number) => number} */
  const at = (share) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { rate: count / seconds, p50: at(0.5), p99: at(0.99), seconds, answers };
}

/**
 * The same with one HTTP request per call, over pooled connections.
 * @param {(n: number) => Call} make
 * @param {Amount} amount
 */
export async function load(make, { count, connections }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  try {
    return await parallel((n) => request(agent, make(n)), { count, connections });
  } finally {
    agent.destroy();
  }
}
