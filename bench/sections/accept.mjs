import { CONNECTIONS, duel, row, serverPids } from '../lib/duel.mjs';
import { service } from '../lib/service.mjs';
import { tenants } from '../lib/tenants.mjs';

const TENANTS = 32;

export const accept = service(async ({ rounds, caller, stack, bare, database, settled, pidOf, stop }) => {
  const body = caller.emission();
  const side = (make, process) => ({ make, pids: async () => [process, ...(await serverPids(database))] });
  const against = (emission, options) =>
    duel({
      rounds,
      ours: side(emission, pidOf('api')),
      bare: side(() => ({ ...body, url: `${bare.url}/bare` }), bare.pid),
      ...options,
    });

  const driven = await against(caller.emission, { warmUp: 320, between: settled });
  const callers = await tenants(TENANTS, stack);
  // The bare route has no worker behind it, so ours is stopped while acceptance is measured.
  await stop('worker');
  const one = await against(caller.emission);
  const many = await against((n) => callers[n % TENANTS].emission());
  const rows = ({ rate, p99, cpuMs }, goals) => [
    row('accepted a second', '/s', rate, goals ? { least: 0.45 } : undefined),
    row('p99', 'ms', p99, goals ? 4 : undefined),
    row('CPU of the service and of PostgreSQL, a request', 'ms', cpuMs),
  ];
  const reference = 'bare Fastify route with one prepared INSERT and COMMIT, same database';
  return [
    {
      title: `202 accepted, one tenant and one série, ${CONNECTIONS} connections`,
      reference,
      rows: rows(one, true),
    },
    {
      title: `202 accepted, ${TENANTS} tenants, ${CONNECTIONS} connections`,
      reference,
      rows: rows(many, true),
    },
    {
      title: 'The same with one tenant, the worker driving what was accepted',
      reference,
      rows: rows(driven),
    },
  ];
});
