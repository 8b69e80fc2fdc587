import type { Settled } from '@fiscal/db/base/types';
import type { ServiceMove } from '@fiscal/db/contingency/conditions';
import type { PlatformStats, Waiting } from '@fiscal/db/observed/platform-stats';
import type { FinishedTry } from '@fiscal/db/webhooks/tries';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AuthorityCall } from './observed/observed-wire.ts';
import type { StepReport } from './steps.ts';

/** Database queries of a scrape. */
export interface Totals {
  readonly pending: () => Promise<Waiting>;
  readonly platform: () => Promise<PlatformStats>;
}

/**
 * Metrics for operators. Labels are words of closed lists: types, UFs, services, states; never an account, a company or
 * a document.
 */
export function createMetrics(totals: Totals) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const documents = documentMetrics(registry);
  const setTotals = totalMetrics(registry, totals);
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
    help: 'Services closed to a company, by the authority (656, 678) or earlier by our own counts',
    labelNames: ['service', 'by'],
    registers: [registry],
  });
  const heldCalls = new Counter({
    name: 'emite_overuse_held_total',
    help: 'Calls not made because their service is closed to the company or reached our count',
    labelNames: ['service'],
    registers: [registry],
  });
  const tries = new Histogram({
    name: 'emite_webhook_try_seconds',
    help: 'Calls to webhooks by outcome',
    labelNames: ['result'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers: [registry],
  });
  return {
    ...documents,
    observeStep: ({ step, ms, error }: StepReport) =>
      steps.observe({ step, result: error === null ? 'ok' : 'error' }, ms / 1000),
    woken: (count: number) => woken.inc(count),
    exchangesLost: (count: number) => exchangesLost.inc(count),
    /** A service blocked a company, or is about to. */
    overuseBlock: (labels: { readonly service: string; readonly by: 'sefaz' | 'emite' }) =>
      blocks.inc(labels),
    /** A call that did not leave for it. */
    overuseHeld: (labels: { readonly service: string }) => heldCalls.inc(labels),
    /** Result of a try. */
    webhookTry: ({ step, timings }: Pick<FinishedTry, 'step' | 'timings'>) =>
      tries.observe({ result: step }, timings.totalMs / 1000),
    contentType: registry.contentType,
    async text() {
      await setTotals();
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Verdicts, authorities and contingency. */
function documentMetrics(registry: Registry) {
  const registers = [registry];
  const calls = new Histogram({
    name: 'emite_authority_call_seconds',
    help: 'Calls to authorities by authority, UF, operation and outcome',
    labelNames: ['target', 'authorizer', 'uf', 'service', 'outcome'],
    buckets: [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60],
    registers,
  });
  const verdicts = new Histogram({
    name: 'emite_verdict_seconds',
    help: 'From the 202 of an emission to its verdict',
    labelNames: ['type', 'environment', 'verdict'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600, 86_400],
    registers,
  });
  const moves = new Counter({
    name: 'emite_contingency_moves_total',
    help: 'Services that went from one state to another',
    labelNames: ['type', 'uf', 'from', 'to'],
    registers,
  });
  return {
    authorityCall: ({ ms, ...labels }: AuthorityCall) => calls.observe(labels, ms / 1000),
    verdict: ({ type, environment, status, ageMs }: Settled) =>
      verdicts.observe({ type, environment: String(environment), verdict: status }, ageMs / 1000),
    serviceMoved: ({ type, uf, from, to }: ServiceMove) => moves.inc({ type, uf, from, to }),
  };
}

/** Gauges of what the database holds; the result reads it. */
function totalMetrics(registry: Registry, { pending, platform }: Totals): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const waiting = gauge('emite_operations_pending', 'Operations that have no verdict yet');
  const oldest = gauge('emite_operations_oldest_seconds', 'Age of the oldest pending operation');
  const webhooks = gauge('emite_webhook_pending', 'Messages to webhooks that were not delivered yet');
  const webhooksOldest = gauge('emite_webhook_oldest_seconds', 'Age of the oldest of them');
  const emails = gauge('emite_email_pending', 'E-mails to recipients that were not sent yet');
  const emailsOldest = gauge('emite_email_oldest_seconds', 'Age of the oldest of them');
  const services = new Gauge({
    name: 'emite_contingency_services',
    help: 'Services in trouble, once for each account that met it',
    labelNames: ['type', 'state'],
    registers,
  });
  const closed = new Gauge({
    name: 'emite_overuse_closed',
    help: 'Companies to which a service is closed, by the authority or earlier by our own counts',
    labelNames: ['service'],
    registers,
  });
  const deadlines = new Gauge({
    name: 'emite_deadlines',
    help: 'Open deadlines of which 80 % or more has passed, by kind; none of the sandbox',
    labelNames: ['kind', 'state'],
    registers,
  });
  return async () => {
    const [operations, rest] = await Promise.all([pending(), platform()]);
    waiting.set(operations.pending);
    oldest.set(operations.oldestAgeMs / 1000);
    webhooks.set(rest.webhooks.pending);
    webhooksOldest.set(rest.webhooks.oldestAgeMs / 1000);
    emails.set(rest.emails.pending);
    emailsOldest.set(rest.emails.oldestAgeMs / 1000);
    services.reset();
    for (const { type, state, total } of rest.services) services.set({ type, state }, total);
    closed.reset();
    for (const { service, total } of rest.closed) closed.set({ service }, total);
    deadlines.reset();
    for (const { kind, state, total } of rest.deadlines) deadlines.set({ kind, state }, total);
  };
}
