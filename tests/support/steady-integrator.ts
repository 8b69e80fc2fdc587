import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Payload } from '../../packages/fiscal-core/src/testing/builders.ts';

/** Between two emissions, and between two tries of one. */
const PAUSE_MS = 500;

export interface SteadyIntegrator {
  /** Documents that got their 202. */
  readonly accepted: readonly string[];
  /** Answers of a server that was up and should have taken the document. */
  readonly faults: readonly string[];
  /** Ends after the emission under way. */
  stop(): Promise<void>;
}

/**
 * A caller that emits without a pause, as an integrator should: an answer that did not come, or a 503 of a server
 * that is going, is asked for again with the same Idempotency-Key.
 */
export function startIntegrator(options: {
  readonly apiUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: () => Payload;
  /** True while the API is being restarted. */
  readonly restarting: () => boolean;
}): SteadyIntegrator {
  const { apiUrl, headers, payload, restarting } = options;
  const accepted: string[] = [];
  const faults: string[] = [];
  let stopped = false;

  async function emitOne(): Promise<void> {
    const key = randomUUID();
    const body = JSON.stringify(payload());
    for (;;) {
      const before = restarting();
      const answer = await fetch(`${apiUrl}/v1/nfe/emit`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
        body,
      }).catch((error: unknown) => String(error));
      const text = typeof answer === 'string' ? answer : await answer.text().catch(String);
      if (typeof answer !== 'string' && answer.status === 202) {
        const { invoiceId }: { invoiceId?: string } = JSON.parse(text);
        accepted.push(invoiceId ?? '');
        return;
      }
      const excused = before || restarting();
      if (!excused) faults.push(`${typeof answer === 'string' ? 'no answer' : answer.status} ${text}`);
      await delay(PAUSE_MS);
    }
  }

  async function live(): Promise<void> {
    while (!stopped) {
      await emitOne();
      await delay(PAUSE_MS);
    }
  }
  const life = live();
  return {
    accepted,
    faults,
    async stop() {
      stopped = true;
      await life;
    },
  };
}
