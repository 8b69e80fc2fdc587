import { CONNECTIONS, duel, row, serverPids } from '../lib/duel.mjs';
import { load } from '../lib/load.mjs';
import { service } from '../lib/service.mjs';

const DOCUMENTS = 40;

export const read = service(async ({ rounds, caller, bare, database, settled, pidOf }) => {
  const { answers } = await load(() => caller.emission(), { count: DOCUMENTS, connections: CONNECTIONS });
  const ids = answers.map((answer) => JSON.parse(answer).invoiceId);
  await settled();
  const side = (urlOf, process) => ({
    make: (n) => ({ url: urlOf(n), headers: caller.headers, expect: 200 }),
    pids: async () => [process, ...(await serverPids(database))],
  });
  const { rate, p99, cpuMs } = await duel({
    rounds,
    ours: side((n) => `${caller.apiUrl}/v1/nfe/${ids[n % DOCUMENTS]}`, pidOf('api')),
    bare: side(() => `${bare.url}/bare/${bare.id}`, bare.pid),
  });
  return {
    title: `GET /v1/nfe/{id}, ${CONNECTIONS} connections`,
    reference: 'bare Fastify route with one indexed SELECT',
    rows: [
      row('read a second', '/s', rate, 0.65, true),
      row('p99', 'ms', p99),
      row('CPU of the service and of PostgreSQL, a request', 'ms', cpuMs),
    ],
  };
});
