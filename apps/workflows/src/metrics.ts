import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StepReport } from './steps.ts';

export interface PendingStats {
  readonly pending: number;
  readonly oldestAgeMs: number;
}

export interface Metrics {
  readonly observeStep: (report: StepReport) => void;
  readonly woken: (count: number) => void;
  readonly exchangesLost: (count: number) => void;
  /** A service blocked a company, or is about to. */
  readonly overuseBlock: (labels: { readonly service: string; readonly by: 'sefaz' | 'emite' }) => void;
  /** A call that did not leave for it. */
  readonly overuseHeld: (labels: { readonly service: string }) => void;
  /** What came of one try. */
  readonly webhookTry: (done: {
    readonly step: string;
    readonly timings: { readonly totalMs: number };
  }) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** What operators watch; `pending` is read when somebody looks. */
export function createMetrics(pending: () => Promise<PendingStats>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const steps = new Histogram({
    name: 'emite_step_seconds',
    help: 'Duration of the steps of a document’s life',
    labelNames: ['step', 'result'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const woken = new Counter({
    name: 'emite_sweeper_woken_total',
    help: 'Documents woken by the sweeper because their wake-up was lost or late',
    registers: [registry],
  });
  const exchangesLost = new Counter({
    name: 'emite_exchanges_lost_total',
    help: 'Exchanges with authorities that were not recorded',
    registers: [registry],
  });
  const blocks = new Counter({
    name: 'emite_overuse_blocks_total',
    help: 'Services closed to a company: by the authority (656, 678), or by our own counts before it',
    labelNames: ['service', 'by'],
    registers: [registry],
  });
  const held = new Counter({
    name: 'emite_overuse_held_total',
    help: 'Calls that did not leave because their service is closed to the company, or was asked enough',
    labelNames: ['service'],
    registers: [registry],
  });
  const tries = new Histogram({
    name: 'emite_webhook_try_seconds',
    help: 'Calls to webhooks, by what came of them',
    labelNames: ['result'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'emite_operations_oldest_seconds',
    help: 'Age of the oldest pending operation',
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'emite_operations_pending',
    help: 'Operations that have no verdict yet',
    registers: [registry],
  });
  return {
    observeStep: ({ step, ms, error }) =>
      steps.observe({ step, result: error === null ? 'ok' : 'error' }, ms / 1000),
    woken: (count) => woken.inc(count),
    exchangesLost: (count) => exchangesLost.inc(count),
    overuseBlock: (labels) => blocks.inc(labels),
    overuseHeld: (labels) => held.inc(labels),
    webhookTry: ({ step, timings }) => tries.observe({ result: step }, timings.totalMs / 1000),
    contentType: registry.contentType,
    async text() {
      const stats = await pending();
      waiting.set(stats.pending);
      oldest.set(stats.oldestAgeMs / 1000);
      return registry.metrics();
    },
  };
}
