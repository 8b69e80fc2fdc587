import path from 'node:path';
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { tlsOf } from './bare-flow.mjs';

/**
 * Drives the bare workflow with the options of the product's worker (apps/workflows/src/worker.ts); its activity does nothing.
 * Arguments: where Temporal is (JSON), task queue. Prints a line of JSON when it polls.
 */
const [where = '', taskQueue = ''] = process.argv.slice(2);
const temporal = JSON.parse(where);
const CONCURRENCY = 100;
const CACHED_WORKFLOWS = 400;

const logger = new DefaultLogger('WARN');
Runtime.install({ logger, shutdownSignals: [] });
const workflowBundle = await bundleWorkflowCode({
  workflowsPath: path.join(import.meta.dirname, 'bare-workflow.mjs'),
  logger,
});
const worker = await Worker.create({
  connection: await NativeConnection.connect({ address: temporal.address, tls: tlsOf(temporal) }),
  namespace: temporal.namespace,
  taskQueue,
  workflowBundle,
  activities: { step: async (/** @type {unknown} */ input) => input },
  maxConcurrentWorkflowTaskExecutions: CONCURRENCY,
  maxConcurrentActivityTaskExecutions: CONCURRENCY,
  maxCachedWorkflows: CACHED_WORKFLOWS,
});
process.on('SIGTERM', () => worker.shutdown());
const running = worker.run();
process.stdout.write(`${JSON.stringify({ taskQueue })}\n`);
await running;
process.exit(0);
