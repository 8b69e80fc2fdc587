import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, messageOf } from '../../scripts/base/errors.mjs';

/**
 * @typedef {import('./emissions.mjs').Emission} Emission
 * @typedef {{ status: number, code: string | null, invoiceId: string | null, accessKey: string | null, error?: string }} Answer
 * @typedef {Emission & { sentBody: string, tries: Answer[], answer: Answer | null }} Entry
 */

const PAUSES_MS = [100, 200, 400, 800, 1500];
const TIMEOUT_MS = 20_000;

/**
 * An integrator that follows our documentation: every emission under an Idempotency-Key, retried with the same bytes
 * until it is answered. Records requests and responses. An emission without a key is never retried.
 * @param {string} apiUrl
 */
export function createIntegrator(apiUrl) {
  const agent = new http.Agent({ keepAlive: true });
  /** @type {Entry[]} */
  const log = [];
  let patient = true;

  /** @type {(emission: Emission) => Promise<void>} */
  async function emit(emission) {
    const body = emission.body();
    /** @type {Entry} */
    const entry = { ...emission, sentBody: body, tries: [], answer: null };
    log.push(entry);
    for (let turn = 0; ; turn++) {
      const answer = await post(emission, body).catch((error) => ({
        ...answerOf(0, ''),
        error: codeOf(error) ?? messageOf(error),
      }));
      entry.tries.push(answer);
      if (isFinal(answer)) {
        entry.answer = answer;
        return;
      }
      if (emission.key === null || !patient) return;
      await delay(PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)]);
    }
  }

  /** @type {(emission: Emission, body: string) => Promise<Answer>} */
  function post({ company, environment, route, key }, body) {
    return new Promise((resolve, reject) => {
      const sent = http.request(`${apiUrl}/v1/${route}/emit`, {
        method: 'POST',
        agent,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...company.headersOf(environment),
          ...(key === null ? {} : { 'idempotency-key': key }),
        },
      });
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve(answerOf(response.statusCode ?? 0, text)));
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  return {
    log,
    emit,
    /** Ends the retries of what is still unanswered. */
    giveUp() {
      patient = false;
    },
    close: () => agent.destroy(),
  };
}

/** @type {(status: number, text: string) => Answer} */
function answerOf(status, text) {
  const body = /^\s*\{/.test(text) ? JSON.parse(text) : {};
  return {
    status,
    code: body.code ?? null,
    invoiceId: body.invoiceId ?? null,
    accessKey: body.accessKey ?? null,
  };
}

/**
 * Neither a failure of ours nor "still being worked on": what an integrator takes for the answer.
 * @type {(answer: Answer) => boolean}
 */
const isFinal = ({ status, code }) =>
  status >= 200 && status < 500 && status !== 429 && code !== 'em_processamento';
