import { CONNECTIONS, duel, row } from '../lib/duel.mjs';
import { load } from '../lib/load.mjs';
import { service } from '../lib/service.mjs';

export const read = service(async ({ rounds, caller, bare }) => {
  const [answer] = (await load(caller.emission, { count: 1, connections: 1 })).answers;
  const { invoiceId } = JSON.parse(answer);
  const { rate, p99 } = await duel({
    rounds,
    ours: () => ({ url: `${caller.apiUrl}/v1/nfe/${invoiceId}`, headers: caller.headers, expect: 200 }),
    bare: () => ({ url: `${bare.url}/bare/${bare.id}`, headers: caller.headers, expect: 200 }),
  });
  return {
    title: `GET /v1/nfe/{id}, ${CONNECTIONS} connections`,
    reference: 'bare Fastify route with one indexed SELECT',
    rows: [row('read a second', '/s', rate, 0.6, true), row('p99', 'ms', p99)],
  };
});
