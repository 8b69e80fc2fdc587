import http from 'node:http';

/**
 * Asks for what an account may have in a minute and somewhat more, evenly, until it is stopped: reads of one document and emissions.
 * What is refused for the limit is counted and not asked again. Arguments: URL to read, URL to emit at, headers and body of an emission
 * as JSON, reads and writes a minute. Prints a line of JSON when it has begun.
 */
const [readUrl = '', emitUrl = '', headers = '{}', body = '', reads = '0', writes = '0'] =
  process.argv.slice(2);
/** So much above its ceiling. */
const ABOVE = 1.1;
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

const sent = JSON.parse(headers);
/** @type {(perMinute: number, call: () => void) => () => void} */
const evenly = (perMinute, call) => {
  let due = 0;
  return () => {
    for (due += (perMinute * ABOVE * TICK_MS) / 60_000; due >= 1; due--) call();
  };
};
const paced = [
  evenly(Number(reads), () => ask(readUrl, { headers: sent })),
  evenly(Number(writes), () => ask(emitUrl, { method: 'POST', headers: sent }, body)),
];
const timer = setInterval(() => {
  for (const next of paced) next();
}, TICK_MS);
process.on('SIGTERM', () => {
  clearInterval(timer);
  agent.destroy();
});
process.stdout.write(`${JSON.stringify({ readUrl })}\n`);
