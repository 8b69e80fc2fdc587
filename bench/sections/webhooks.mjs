import { createHmac } from 'node:crypto';
import http from 'node:http';
import { exampleOf } from '../../packages/webhooks/src/message.ts';
import { createSender } from '../../packages/webhooks/src/send.ts';
import { newSecret, signatureHeaders } from '../../packages/webhooks/src/sign.ts';
import { startChild, stopChild } from '../lib/child.mjs';
import { cpuDuring } from '../lib/cpu.mjs';
import { CONNECTIONS, row } from '../lib/duel.mjs';
import { parallel } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';

const CALLS = 4_000;
const BODY = JSON.stringify(exampleOf('document.authorized'));

/** A signed POST by nothing but Node. */
function bareSender(url, secret) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const send = (id) =>
    new Promise((resolve, reject) => {
      const timestamp = Math.floor(Date.now() / 1000);
      const sum = createHmac('sha256', key).update(`${id}.${timestamp}.${BODY}`).digest('base64');
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(BODY),
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${sum}`,
      };
      const request = http.request(url, { agent, method: 'POST', headers }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode));
        answer.once('error', reject);
      });
      request.once('error', reject);
      request.end(BODY);
    });
  return { send, close: () => agent.destroy() };
}

function ourSender(url, secret) {
  const sender = createSender({ loopbackAllowed: true, connectionsMax: CONNECTIONS });
  const send = async (id) => {
    const headers = signatureHeaders({ id, at: new Date(), body: BODY }, [secret]);
    const result = await sender.send({ url, environment: 2, headers, body: BODY });
    return result.kind === 'answered' ? result.status : result.reason;
  };
  return { send, close: () => sender.close() };
}

/** Signed POSTs to a receiver on this machine that answers at once: what sending itself costs. */
export async function webhooks({ rounds }) {
  const receiver = await startChild('bare-receiver.mjs', []);
  const secret = newSecret();
  const sides = [bareSender(receiver.url, secret), ourSender(receiver.url, secret)];
  const runs = sides.map(() => /** @type {{ rate: number, p99: number, cpuMs: number }[]} */ ([]));
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [at, { send }] of sides.entries()) {
      const { result, seconds } = await cpuDuring(
        async () => [process.pid],
        () => parallel((n) => send(`msg_${round}_${n}`), { count: CALLS, connections: CONNECTIONS }),
      );
      const failed = result.answers.find((answer) => answer !== 204);
      if (failed !== undefined) throw new Error(`the receiver answered ${failed}`);
      if (round > 0)
        runs[at].push({ rate: result.rate, p99: result.p99, cpuMs: (seconds[0] * 1000) / CALLS });
    }
  for (const { close } of sides) close();
  await stopChild(receiver);
  const [bare = [], ours = []] = runs;
  /** @type {(key: 'rate' | 'p99' | 'cpuMs') => [value: number, reference: number]} */
  const figures = (key) => [median(ours.map((run) => run[key])), median(bare.map((run) => run[key]))];
  return [
    {
      title: `Signed messages sent to one receiver, ${CONNECTIONS} connections`,
      reference: 'bare node:http with a kept connection and an HMAC',
      rows: [
        row('sent a second', '/s', figures('rate'), { least: 0.5 }),
        row('p99', 'ms', figures('p99')),
        row('CPU of the sender, a message', 'ms', figures('cpuMs')),
      ],
    },
  ];
}
