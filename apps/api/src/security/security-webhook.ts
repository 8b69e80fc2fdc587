import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { SecurityEvent } from './security-events.ts';

/** Seconds before each try after the first. */
const RETRY_SECONDS = [1, 10, 60, 300, 1800];
/** Maximum of waiting events; further ones are only in the log. */
const HELD_MAX = 1_000;
const TIMEOUT_MS = 10_000;

/** Signature of Standard Webhooks 1.0, `v1,<base64>`. `secret`: `whsec_` and the key in base64. */
export function signatureOf(
  secret: string,
  id: string,
  { timestamp, body }: { readonly timestamp: number; readonly body: string },
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Sends security events to an operator's address, one after the other, signed; retries those that it does not accept. */
export function createSecurityWebhook({
  url,
  secret,
  nowMs,
  logger,
  waitMs = cancellableWait,
}: {
  readonly url: string;
  readonly secret: string;
  readonly nowMs: () => number;
  readonly logger: Pick<Logger, 'error'>;
  /** Ends early when the signal aborts. */
  readonly waitMs?: (ms: number, signal: AbortSignal) => Promise<void>;
}) {
  const closing = new AbortController();
  const queue: SecurityEvent[] = [];
  let working: Promise<void> | null = null;

  async function post(event: SecurityEvent): Promise<void> {
    const { id, ...data } = event;
    const body = JSON.stringify({ type: `security.${event.event}`, timestamp: event.at, data });
    const seconds = Math.floor(nowMs() / 1000);
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatureOf(secret, id, { timestamp: seconds, body }),
      },
      body,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
  }

  async function deliver(event: SecurityEvent): Promise<void> {
    for (const seconds of [...RETRY_SECONDS, null]) {
      try {
        return await post(event);
      } catch (error) {
        if (closing.signal.aborted) return;
        if (seconds === null)
          return logger.error({ err: error, event: event.id }, 'security event not delivered');
      }
      await waitMs(seconds * 1000, closing.signal);
    }
  }

  async function work(): Promise<void> {
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) await deliver(event);
    working = null;
  }

  return {
    /** Queues the event; never waits, never throws. */
    send(event: SecurityEvent) {
      if (closing.signal.aborted) return;
      if (queue.length >= HELD_MAX)
        return logger.error({ event: event.id }, 'security event not delivered: too many wait');
      queue.push(event);
      working ??= work();
    },
    /** Ends running deliveries; undelivered events stay only in the log. */
    async close() {
      closing.abort();
      queue.length = 0;
      await working;
    },
  };
}

function cancellableWait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
