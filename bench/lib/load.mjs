import http from 'node:http';

/** One request over a kept connection; rejects on any other status than the one due. */
function request(agent, { url, method = 'GET', headers = {}, body, expect }) {
  return new Promise((resolve, reject) => {
    const outgoing = http.request(url, { agent, method, headers }, (answer) => {
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
 * `count` requests over `connections` connections, each sent when the one before on its connection was answered.
 * @param {(n: number) => { url: string, method?: string, headers?: object, body?: string, expect: number }} make
 */
export async function load(make, { count, connections }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const latencies = [];
  const answers = [];
  let sent = 0;
  const start = performance.now();
  const connection = async () => {
    while (sent < count) {
      const due = make(sent++);
      const from = performance.now();
      answers.push(await request(agent, due));
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { rate: count / seconds, p50: at(0.5), p99: at(0.99), answers };
}
