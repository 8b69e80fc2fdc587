import http from 'node:http';

/**
 * Reads and emissions evenly, each account in its turn, until it is stopped; refusals are not asked again. Arguments: accounts as JSON
 * (`read` and `emit`: URLs, `headers`, `body` of an emission), reads and emissions a minute of all together. Prints a line of JSON when it
 * has begun.
 */
const [accounts = '[]', reads = '0', writes = '0'] = process.argv.slice(2);
const TICK_MS = 25;
/** A caller that is not answered asks no more. */
const OUTSTANDING_MAX = 64;

const agent = new http.Agent({ keepAlive: true, maxSockets: OUTSTANDING_MAX });
let outstanding = 0;

/** @type {(url: string, options: http.RequestOptions, sent?: string) => void} */
function ask(url, options, sent) {
  if (outstanding >= OUTSTANDING_MAX) return;
  outstanding++;
  const request = http.request(url, { agent, ...options }, (answer) => {
    answer.resume().on('close', () => outstanding--);
  });
  request.on('error', () => outstanding--);
  request.end(sent);
}

/** @type {{ read: string, emit: string, headers: Record<string, string>, body: string }[]} */
const all = JSON.parse(accounts);
/** @type {(perMinute: number, call: (account: (typeof all)[number]) => void) => () => void} */
const evenly = (perMinute, call) => {
  let [due, next] = [0, 0];
  return () => {
    for (due += (perMinute * TICK_MS) / 60_000; due >= 1; due--) {
      const account = all[next++ % all.length];
      if (account) call(account);
    }
  };
};
const paced = [
  evenly(Number(reads), ({ read, headers }) => ask(read, { headers })),
  evenly(Number(writes), ({ emit, headers, body }) => ask(emit, { method: 'POST', headers }, body)),
];
const timer = setInterval(() => {
  for (const next of paced) next();
}, TICK_MS);
process.on('SIGTERM', () => {
  clearInterval(timer);
  agent.destroy();
});
process.stdout.write(`${JSON.stringify({ accounts: all.length })}\n`);
