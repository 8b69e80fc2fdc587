import { TASK_QUEUE } from '@fiscal/core/lifecycle/contract';
import type { DataConverter } from '@temporalio/common';
import { NativeConnection, Worker } from '@temporalio/worker';
import type { Activities } from './activities.ts';
import { runUntraced, type TraceStep } from './observed/trace-steps.ts';
import { createSlots, type Waits } from './slots.ts';
import { type StepObserver, stepInterceptor } from './steps.ts';
import type { TemporalServer } from './temporal.ts';

export interface WorkerOptions {
  readonly server: TemporalServer;
  readonly namespace: string;
  readonly bundlePath: string;
  readonly activities: Activities;
  readonly dataConverter: DataConverter;
  /** Documents under way at once: each holds a workflow task from first step to verdict. */
  readonly concurrency: number;
  /** Waits of the steps for authorities. */
  readonly waits: Waits;
  readonly observe: StepObserver;
  /** Default: no step is traced. */
  readonly trace?: TraceStep;
  readonly taskQueue?: string;
  /** The build that this worker is of. By default it has none, and takes what no version is set for. */
  readonly version?: { readonly deploymentName: string; readonly buildId: string } | undefined;
}

export interface RunningWorker {
  /** Settles when the worker has stopped; rejects when it could not continue. */
  readonly finished: Promise<void>;
  /** Takes no new work, finishes what is under way. */
  stop(): Promise<void>;
}

/** Number of waiting documents cached in memory; others are replayed from their history when they move. */
const CACHED_WORKFLOWS = 400;

/**
 * Documents that compute or use the database at once. They share one thread: more of them only take longer each
 * (ADR 19).
 */
const BUSY_MAX = 10;

async function runAndClose(worker: Worker, connection: NativeConnection): Promise<void> {
  try {
    await worker.run();
  } finally {
    await connection.close();
  }
}

/** Connects and polls. All steps are local activities, so there is no activity queue to poll. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { server, namespace, bundlePath, activities, dataConverter, concurrency, observe, version } = options;
  const steps = { type: 'fixed-size', numSlots: concurrency } as const;
  const connection = await NativeConnection.connect(server);
  try {
    const worker = await Worker.create({
      connection,
      namespace,
      taskQueue: options.taskQueue ?? TASK_QUEUE,
      workflowBundle: { codePath: bundlePath },
      activities: { ...activities },
      dataConverter,
      ...(version && {
        workerDeploymentOptions: {
          version,
          useWorkerVersioning: true,
          defaultVersioningBehavior: 'PINNED',
        },
      }),
      enableNonLocalActivities: false,
      tuner: {
        workflowTaskSlotSupplier: createSlots({ max: concurrency, busyMax: BUSY_MAX, waits: options.waits }),
        localActivityTaskSlotSupplier: steps,
        activityTaskSlotSupplier: steps,
        nexusTaskSlotSupplier: steps,
      },
      maxCachedWorkflows: Math.max(CACHED_WORKFLOWS, concurrency),
      shutdownGraceTime: '5 seconds',
      shutdownForceTime: '8 seconds',
      interceptors: {
        activity: [() => ({ inbound: stepInterceptor(observe, options.trace ?? runUntraced) })],
      },
    });
    const finished = runAndClose(worker, connection);
    return {
      finished,
      async stop() {
        if (worker.getState() === 'RUNNING') worker.shutdown();
        await finished;
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
