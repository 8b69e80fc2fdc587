import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** This process's Prometheus metrics; one registry per app, so tests do not share it. */
export function createMetrics(options: { readonly defaults: boolean }) {
  const registry = new Registry();
  const registers = [registry];
  if (options.defaults) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'emite_http_request_duration_seconds',
    help: 'HTTP requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [...SECONDS, 30],
    registers,
  });
  const operations = new Histogram({
    name: 'emite_graphql_operation_duration_seconds',
    help: 'GraphQL operations by kind and outcome (ok, or the code of the failure); a subscription until it begins',
    labelNames: ['kind', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const procedures = new Histogram({
    name: 'emite_trpc_procedure_duration_seconds',
    help: 'Procedures of the console by name and outcome (ok, or the code of the failure)',
    labelNames: ['procedure', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const accepted = new Counter({
    name: 'emite_documents_accepted_total',
    help: 'Emissions answered 202',
    labelNames: ['type', 'environment'],
    registers,
  });
  const commits = new Counter({
    name: 'emite_accept_commits_total',
    help: 'Commits shared by accepted emissions',
    registers,
  });
  const wakeFailures = new Counter({
    name: 'emite_wake_failures_total',
    help: 'Wake-ups that did not reach Temporal; the sweeper repeats them',
    registers,
  });
  const lostRequests = new Counter({
    name: 'emite_request_log_lost_total',
    help: 'Requests missing from the log of requests because the database was too slow',
    registers,
  });
  const changes = new Counter({
    name: 'emite_document_changes_total',
    help: 'Changes of documents seen by this process, by new state',
    labelNames: ['kind', 'environment'],
    registers,
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    request: (
      { method, route, status }: { method: string; route: string; status: number },
      seconds: number,
    ) => requests.observe({ method, route, status: String(status) }, seconds),
    /** An operation of GraphQL; `kind`: query, mutation, subscription, or `none` where nothing could be read. */
    operation: (labels: { kind: string; outcome: string }, seconds: number) =>
      operations.observe(labels, seconds),
    /** A procedure of the console. */
    procedure: (labels: { procedure: string; outcome: string }, seconds: number) =>
      procedures.observe(labels, seconds),
    accepted: (type: string, environment: number) => accepted.inc({ type, environment: String(environment) }),
    commit: () => commits.inc(),
    wakeFailed: () => wakeFailures.inc(),
    /** Requests that are in no account's log. */
    requestsLost: (count: number) => lostRequests.inc(count),
    /** A document changed, seen in the change feed: its new status or what happened. */
    changed: (kind: string, environment: number) => changes.inc({ kind, environment: String(environment) }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
