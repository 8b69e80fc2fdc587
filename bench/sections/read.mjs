import { CONNECTIONS, duel, row, serverPids } from '../lib/duel.mjs';
import { load } from '../lib/load.mjs';
import { service } from '../lib/service.mjs';

const DOCUMENTS = 40;
const REFERENCE = 'bare Fastify route with one indexed SELECT';

export const read = service(async ({ rounds, caller, bare, database, settled, pidOf }) => {
  const { answers } = await load(() => caller.emission(), { count: DOCUMENTS, connections: CONNECTIONS });
  await settled();
  const polls = await Promise.all(answers.map((answer) => pollOf(JSON.parse(answer).invoiceId)));
  const bareSide = {
    make: () => ({ url: `${bare.url}/bare/${bare.id}`, headers: caller.headers, expect: 200 }),
    pids: async () => [bare.pid, ...(await serverPids(database))],
  };
  /**
   * The request for a document, and with it the tag of its present view.
   * @param {string} id
   */
  async function pollOf(id) {
    const url = `${caller.apiUrl}/v1/nfe/${id}`;
    const { headers } = await fetch(url, { headers: caller.headers });
    return { url, tag: headers.get('etag') ?? '' };
  }
  /** @type {(title: string, goal: number, callOf: (n: number) => import('../lib/load.mjs').Call) => Promise<import('../lib/table.mjs').Table>} */
  const compare = async (title, goal, callOf) => {
    const ours = { make: callOf, pids: async () => [pidOf('api'), ...(await serverPids(database))] };
    const { rate, p99, cpuMs } = await duel({ rounds, ours, bare: bareSide });
    return {
      title: `${title}, ${CONNECTIONS} connections`,
      reference: REFERENCE,
      rows: [
        row('read a second', '/s', rate, { least: goal }),
        row('p99', 'ms', p99),
        row('CPU of the service and of PostgreSQL, a request', 'ms', cpuMs),
      ],
    };
  };
  const poll = (/** @type {number} */ n) => polls[n % DOCUMENTS] ?? { url: '', tag: '' };
  return [
    await compare('GET /v1/nfe/{id}', 0.65, (n) => ({
      url: poll(n).url,
      headers: caller.headers,
      expect: 200,
    })),
    await compare('GET /v1/nfe/{id} with If-None-Match', 0.9, (n) => ({
      url: poll(n).url,
      headers: { ...caller.headers, 'If-None-Match': poll(n).tag },
      expect: 304,
    })),
  ];
});
