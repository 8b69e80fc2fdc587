import { CONNECTIONS, duel, row } from '../lib/duel.mjs';
import { service } from '../lib/service.mjs';

export const accept = service(async ({ rounds, caller, bare, settled }) => {
  const body = caller.emission();
  const { rate, p99 } = await duel({
    rounds,
    ours: caller.emission,
    bare: () => ({ ...body, url: `${bare.url}/bare` }),
    // The worker is let finish, so that it does not run against either.
    between: settled,
  });
  return {
    title: `202 accepted, one tenant and one série, ${CONNECTIONS} connections (the worker drives what was accepted)`,
    reference: 'bare Fastify route with one prepared INSERT and COMMIT, same database',
    rows: [row('accepted a second', '/s', rate, 0.5, true), row('p99', 'ms', p99, 4)],
  };
});
