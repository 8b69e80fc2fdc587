import { freePorts } from '../../scripts/base/ports.mjs';
import { startChild, stopChild } from '../lib/child.mjs';
import { cpuDuring } from '../lib/cpu.mjs';
import { CONNECTIONS, row, serverPids } from '../lib/duel.mjs';
import { load } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { service } from '../lib/service.mjs';

/** So many API processes, each with as many connections. */
const PROCESSES = [1, 2, 4];
/** Requests of each process; the warm-up precedes all of them, so that the last one is as warm as the first. */
const REQUESTS = 320;
const WARM_UP = 1500;
const MORE_MAX = 1.1;

/**
 * Cost of a 202 where several APIs accept the documents of one tenant and one série; the worker is stopped. The
 * reference is the same number of processes of the bare route: their extra cost comes from this machine's cores, which
 * all of them share.
 */
export const processes = service(async ({ rounds, caller, stack, bare, database, pidOf, stop }) => {
  await stop('worker');
  const ours = [{ url: stack.urls.api, pid: pidOf('api') }];
  const others = [bare];
  const sides = {
    ours: {
      all: ours,
      make: (/** @type {string} */ url) => ({ ...caller.emission(), url: `${url}/v1/nfe/emit` }),
    },
    bare: {
      all: others,
      make: (/** @type {string} */ url) => ({ ...caller.emission(), url: `${url}/bare` }),
    },
  };
  /** @type {(side: keyof typeof sides, count: number, requests: number) => Promise<{ own: number, postgres: number, rate: number }>} */
  const measureSide = async (side, count, requests) => {
    const { all, make } = sides[side];
    const at = all.slice(0, count);
    const pids = async () => [...at.map(({ pid }) => pid), ...(await serverPids(database))];
    const { result, seconds } = await cpuDuring(pids, () =>
      load((n) => make(at[n % count]?.url ?? ''), {
        count: requests * count,
        connections: CONNECTIONS * count,
      }),
    );
    const each = (/** @type {number[]} */ spent) =>
      (spent.reduce((sum, one) => sum + one, 0) * 1000) / (requests * count);
    return { own: each(seconds.slice(0, count)), postgres: each(seconds.slice(count)), rate: result.rate };
  };
  /** @type {Record<string, Awaited<ReturnType<typeof measureSide>>[]>} */
  const seen = {};
  try {
    while (ours.length < Math.max(...PROCESSES)) {
      const [api = 0, operators = 0] = await freePorts(2);
      const { pid } = await stack.anotherApi(`api-${ours.length + 1}`, { api, operators });
      ours.push({ url: `http://127.0.0.1:${api}`, pid });
      others.push(await startChild('bare-server.mjs', [stack.databases.ownerUrl]));
    }
    for (const side of /** @type {const} */ (['ours', 'bare'])) {
      await measureSide(side, ours.length, WARM_UP);
      for (let round = 0; round < rounds; round++)
        for (const count of PROCESSES)
          (seen[`${side} ${count}`] ??= []).push(await measureSide(side, count, REQUESTS));
    }
  } finally {
    for (const child of others.slice(1)) await stopChild(child);
  }
  return table(seen);
});

/** @type {(seen: Record<string, { own: number, postgres: number, rate: number }[]>) => import('../lib/table.mjs').Table} */
function table(seen) {
  /** @type {(side: string, count: number, figure: 'own' | 'postgres' | 'rate') => number} */
  const of = (side, count, figure) => median((seen[`${side} ${count}`] ?? []).map((run) => run[figure]));
  const cpu = (/** @type {string} */ side, /** @type {number} */ count) =>
    of(side, count, 'own') + of(side, count, 'postgres');
  return {
    title: `202 accepted by several API processes, ${CONNECTIONS} connections each, one tenant and one série`,
    reference: 'one process; the bare route: as many processes of it, and one',
    rows: PROCESSES.flatMap((count) => [
      row(`CPU of ${count} and PostgreSQL, a 202`, 'ms', [cpu('ours', count), cpu('ours', 1)], MORE_MAX),
      { name: '… of PostgreSQL', value: of('ours', count, 'postgres'), unit: 'ms' },
      row('the same of the bare route', 'ms', [cpu('bare', count), cpu('bare', 1)]),
      row('accepted a second, against one', '/s', [of('ours', count, 'rate'), of('ours', 1, 'rate')]),
    ]),
  };
}
