import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createFiscalActivities, type FiscalActivities } from '@fiscal/core/activities/fiscal';
import { createJudgeCertificate } from '@fiscal/core/activities/judge-certificate';
import {
  documentWorkflowId,
  inutilizacaoWorkflowId,
  QUERIES,
  SIGNALS,
  UPDATES,
  WORKFLOWS,
} from '@fiscal/core/lifecycle/contract';
import { createPayloadCodec } from '@fiscal/db/keyring/payload-codec';
import { WithStartWorkflowOperation, type WorkflowHandle } from '@temporalio/client';
import { createLogger } from '../../src/logger.ts';
import { installRuntime } from '../../src/runtime.ts';
import { ensureSearchAttributes } from '../../src/search-attributes.ts';
import { createWaits } from '../../src/slots.ts';
import type { StepReport } from '../../src/steps.ts';
import { temporalClient } from '../../src/temporal.ts';
import { workerVersions } from '../../src/versions.ts';
import { createWake } from '../../src/wake.ts';
import { type RunningWorker, startWorker } from '../../src/worker.ts';
import type { Estado } from '../../src/workflows/document/status-publisher.ts';
import { testBundle } from './bundle.ts';
import { HISTORIES, HISTORY_KEY, historyText } from './history.ts';
import type { MemoryRange } from './memory-ranges.ts';
import type { MemoryDocument } from './memory-store.ts';
import { type TestPorts, testPorts } from './ports.ts';

installRuntime(createLogger('silent'));

export interface Flow extends TestPorts {
  readonly steps: StepReport[];
  /** Wakes the document like the sweeper. */
  wake(document: MemoryDocument): Promise<void>;
  /** Signals a new operation like the API. */
  signal(document: MemoryDocument): Promise<void>;
  /** Wakes the document and waits for the end of its run. */
  run(document: MemoryDocument): Promise<Estado>;
  /** The synchronous message; resolves when the operation is decided or has to wait. */
  conclude(document: MemoryDocument, operationId: string): Promise<void>;
  /** The same for a range, and waits for the end of its run. */
  voidRange(range: MemoryRange): Promise<void>;
  handle(of: MemoryDocument | MemoryRange): WorkflowHandle;
  estado(document: MemoryDocument): Promise<Estado>;
  /** Kinds of the run's events; also keeps the history for the replay tests when SAVE_HISTORIES is set. */
  events(of: MemoryDocument | MemoryRange, save?: string): Promise<string[]>;
  /** Stops the worker and starts one of another bundle in its place, as a deploy does. */
  deploy(bundlePath: string): Promise<void>;
  /** Starts a worker of another build beside the first. */
  startBeside(bundlePath: string, version: string): Promise<void>;
  readonly versions: ReturnType<typeof workerVersions>;
  stop(): Promise<void>;
}

export interface FlowOptions {
  readonly address: string;
  readonly namespace: string;
  readonly waitFactor?: number;
  readonly live?: boolean;
  /** Build that the first worker is of; by default it has none. */
  readonly version?: string;
  /** Replaces single steps. */
  readonly override?: (real: FiscalActivities) => Partial<FiscalActivities>;
}

/** The real worker on a real Temporal server, with a store and an authority that the test controls. */
export async function startFlow(options: FlowOptions): Promise<Flow> {
  const { address, namespace, waitFactor = 0.002, live = false } = options;
  const test = testPorts({ waitFactor, live });
  const taskQueue = `flow-${randomUUID()}`;
  const dataConverter = { payloadCodecs: [createPayloadCodec(() => ({ current: HISTORY_KEY, others: [] }))] };
  const { client, connection } = temporalClient({ server: { address }, namespace, dataConverter });
  await ensureSearchAttributes(connection, namespace);
  const steps: StepReport[] = [];
  const waits = createWaits();
  const real = createFiscalActivities({
    ...test.ports,
    sefaz: { call: (request) => waits.during(() => test.ports.sefaz.call(request)) },
  });
  const judge = createJudgeCertificate({
    openUpload: () => Promise.resolve(null),
    opener: { open: () => Promise.reject(new Error('nothing is uploaded here')) },
    store: [],
    nowMs: () => test.clock.nowMs,
  });
  const workerOf = (bundlePath: string, buildId = options.version) =>
    startWorker({
      version: buildId === undefined ? undefined : { deploymentName: taskQueue, buildId },
      server: { address },
      namespace,
      bundlePath,
      activities: { ...real, ...judge, ...options.override?.(real) },
      dataConverter,
      concurrency: 20,
      waits,
      observe: (report) => steps.push(report),
      taskQueue,
    });
  let worker = await workerOf(await testBundle());
  const wakeRun = createWake(client, { taskQueue, consoleUrl: 'https://console.example' });
  const wake = ({ work }: MemoryDocument): Promise<void> =>
    wakeRun({ documentId: work.documentId, accountId: work.accountId });
  const idOf = (of: MemoryDocument | MemoryRange): string =>
    'verdicts' in of ? documentWorkflowId(of.work.documentId) : inutilizacaoWorkflowId(of.inutilizacaoId);
  const handle = (of: MemoryDocument | MemoryRange): WorkflowHandle => client.workflow.getHandle(idOf(of));
  const update = async (of: MemoryDocument | MemoryRange, id: string): Promise<void> => {
    const args =
      'verdicts' in of
        ? { documentId: of.work.documentId, accountId: of.work.accountId }
        : { inutilizacaoId: of.inutilizacaoId, accountId: of.accountId };
    await client.workflow.executeUpdateWithStart(UPDATES.concluir, {
      updateId: id,
      args: [{ id }],
      startWorkflowOperation: new WithStartWorkflowOperation(
        'verdicts' in of ? WORKFLOWS.document : WORKFLOWS.inutilizacao,
        { workflowId: idOf(of), taskQueue, args: [args], workflowIdConflictPolicy: 'USE_EXISTING' },
      ),
    });
  };
  const beside: RunningWorker[] = [];
  return {
    ...test,
    steps,
    versions: workerVersions(client, taskQueue),
    wake,
    async signal({ work: { documentId, accountId } }) {
      await client.workflow.signalWithStart(WORKFLOWS.document, {
        workflowId: documentWorkflowId(documentId),
        taskQueue,
        args: [{ documentId, accountId }],
        signal: SIGNALS.wake,
        signalArgs: [],
      });
    },
    handle,
    async run(document) {
      await wake(document);
      return handle(document).result();
    },
    conclude: update,
    async voidRange(range) {
      await update(range, range.inutilizacaoId);
      await handle(range).result();
    },
    estado: (document) => handle(document).query<Estado>(QUERIES.estado),
    async events(of, save) {
      const history = await handle(of).fetchHistory();
      if (save !== undefined && process.env['SAVE_HISTORIES'] !== undefined) {
        const folder = `${HISTORIES}${'verdicts' in of ? 'document' : 'inutilizacao'}/`;
        await mkdir(folder, { recursive: true });
        await writeFile(`${folder}${save}.json`, historyText(history));
      }
      return (history.events ?? []).flatMap((event) =>
        Object.entries(event).flatMap(([name, value]) =>
          name.endsWith('EventAttributes') && value ? [name.replace('EventAttributes', '')] : [],
        ),
      );
    },
    async deploy(bundlePath) {
      await worker.stop();
      worker = await workerOf(bundlePath);
    },
    async startBeside(bundlePath, version) {
      beside.push(await workerOf(bundlePath, version));
    },
    async stop() {
      await Promise.all([worker, ...beside].map((each) => each.stop()));
      await connection.close();
    },
  };
}
