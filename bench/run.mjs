import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { table } from './lib/table.mjs';

/** Sections by name; loaded only when asked for. */
const SECTIONS = {
  core: async () => (await import('./sections/core.mjs')).core,
  types: async () => (await import('./sections/types.mjs')).types,
  flow: async () => (await import('./sections/flow.mjs')).flow,
  latency: async () => (await import('./sections/latency.mjs')).latency,
  overload: async () => (await import('./sections/overload.mjs')).overload,
  event: async () => (await import('./sections/event.mjs')).event,
  accept: async () => (await import('./sections/accept.mjs')).accept,
  processes: async () => (await import('./sections/processes.mjs')).processes,
  read: async () => (await import('./sections/read.mjs')).read,
  walls: async () => (await import('./sections/walls.mjs')).walls,
  noisy: async () => (await import('./sections/noisy.mjs')).noisy,
  graphql: async () => (await import('./sections/graphql.mjs')).graphql,
  memory: async () => (await import('./sections/memory.mjs')).memory,
  growth: async () => (await import('./sections/growth.mjs')).growth,
  console: async () => (await import('./sections/console.mjs')).consoleList,
  search: async () => (await import('./sections/search.mjs')).search,
  paper: async () => (await import('./sections/paper.mjs')).paper,
  webhooks: async () => (await import('./sections/webhooks.mjs')).webhooks,
  tracing: async () => (await import('./sections/tracing.mjs')).tracing,
  received: async () => (await import('./sections/received.mjs')).receiving,
  deliveries: async () => (await import('./sections/deliveries.mjs')).deliveries,
};
/** `peers` installs other people's packages, `contingency` takes half an hour, `drain` and `cluster-flow` need what `npm run cluster` does: only when asked for. */
const ON_REQUEST = {
  peers: async () => (await import('./sections/peers.mjs')).peers,
  contingency: async () => (await import('./sections/contingency.mjs')).contingency,
  'cluster-flow': async () => (await import('./sections/flow.mjs')).clusterFlow,
  drain: async () => (await import('./sections/drain.mjs')).drain,
};
const ALL = { ...SECTIONS, ...ON_REQUEST };
/** `memory`: after how many documents it is read; the others: how many there are. */
const DOCUMENTS = {
  memory: [500, 5_000],
  growth: [1_000_000],
  console: [100_000],
  search: [1_000_000],
  received: [1_000_000],
  contingency: [1_000],
  drain: [50_000],
};
const USAGE = `npm run bench [-- --only ${Object.keys(ALL).join(',')}] [--rounds N] [--documents 500,5000]`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(SECTIONS).join(',') },
    rounds: { type: 'string', default: '11' },
    documents: { type: 'string' },
  },
});

const names = values.only.split(',');
const unknown = names.filter((name) => !Object.hasOwn(ALL, name));
if (unknown.length > 0) {
  console.error(`no section ${unknown.join(', ')}; usage: ${USAGE}`);
  process.exit(2);
}

const results = path.join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
const machine = { cpu: os.cpus()[0]?.model ?? '', cores: os.cpus().length, node: process.version };
console.log(`${machine.cores} × ${machine.cpu}, Node ${machine.node}\n`);
for (const name of names) {
  const section = await ALL[name]();
  const tables = await section({
    rounds: Number(values.rounds),
    documents: values.documents?.split(',').map(Number) ?? DOCUMENTS[name],
  });
  for (const part of tables) console.log(table(part));
  const record = { at: new Date().toISOString(), machine, tables };
  writeFileSync(path.join(results, `${name}.json`), `${JSON.stringify(record, null, 1)}\n`);
}
