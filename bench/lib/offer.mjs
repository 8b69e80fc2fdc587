import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const TICK_MS = 25;

/**
 * Sends calls for so many seconds, however slowly they are answered: `due` gives how many are to have been sent so far.
 * @param {() => import('./load.mjs').Call} make
 * @param {{ seconds: number, due: (elapsedSeconds: number) => number | Promise<number> }} rate
 * Gives how long it took, how many calls got another status than the expected one, and milliseconds of those that got it
 */
export async function offer(make, { seconds, due }) {
  const agent = new http.Agent({ keepAlive: true });
  /** @type {Promise<number>[]} */
  const asked = [];
  const start = performance.now();
  const secondsSince = () => (performance.now() - start) / 1000;
  while (secondsSince() < seconds) {
    const target = await due(secondsSince());
    while (asked.length < target) asked.push(ask(agent, make()));
    await delay(TICK_MS);
  }
  const took = secondsSince();
  const times = (await Promise.all(asked)).filter((ms) => !Number.isNaN(ms));
  agent.destroy();
  return { seconds: took, times, refused: asked.length - times.length };
}

/** Milliseconds until the answer has ended; NaN without the expected status. @type {(agent: http.Agent, call: import('./load.mjs').Call) => Promise<number>} */
const ask = (agent, { url, method = 'GET', headers = {}, body, expect }) =>
  new Promise((resolve) => {
    const start = performance.now();
    const request = http.request(url, { agent, method, headers }, (answer) => {
      answer
        .resume()
        .on('close', () => resolve(answer.statusCode === expect ? performance.now() - start : Number.NaN));
    });
    request.on('error', () => resolve(Number.NaN));
    request.end(body);
  });
