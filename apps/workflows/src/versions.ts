import { TASK_QUEUE, WORKFLOWS } from '@fiscal/core/lifecycle/contract';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';

/** Our workers as a Worker Deployment of Temporal; a build of them is one of its versions. */
export const DEPLOYMENT = 'emite';

/** Name of workers without a version. */
export const UNVERSIONED = 'none';

/** temporal.api.enums.v1.WorkerDeploymentVersionStatus. */
const STATES = ['unspecified', 'inactive', 'current', 'ramping', 'draining', 'drained', 'created'];

/** Other workflows end in seconds, and nothing would restart them. */
const DRIVEN_BY_ROWS = [WORKFLOWS.document, WORKFLOWS.inutilizacao].map((type) => `'${type}'`).join(', ');

const minuteAgo = (): string => new Date(Date.now() - 60_000).toISOString();

/** Routing of new runs to builds of the workers. A run ends on the build that it began on (ADR 34). */
export function workerVersions(client: Client, deploymentName: string = DEPLOYMENT) {
  const { connection, options } = client;
  const { namespace } = options;
  const at = { namespace, deploymentName };
  const service = connection.workflowService;
  return {
    async look() {
      const { workerDeploymentInfo: info } = await service.describeWorkerDeployment(at);
      const { currentDeploymentVersion, rampingDeploymentVersion, rampingVersionPercentage } =
        info?.routingConfig ?? {};
      const ramping = rampingDeploymentVersion?.buildId;
      return {
        /** Version for new runs; null: workers without a version. */
        current: currentDeploymentVersion?.buildId ?? null,
        ramping: ramping ? { version: ramping, percentage: rampingVersionPercentage ?? 0 } : null,
        /** All that have polled. `draining`: runs that began on it are still under way. */
        known: (info?.versionSummaries ?? []).flatMap(({ deploymentVersion, status }) =>
          deploymentVersion?.buildId
            ? [{ version: deploymentVersion.buildId, state: STATES[status ?? 0] ?? String(status) }]
            : [],
        ),
      };
    },
    /** So many per cent of what begins goes to it. @param percentage 0 ends the ramp */
    async ramp(version: string, percentage: number): Promise<void> {
      const to = percentage === 0 ? {} : { buildId: version, percentage };
      await service.setWorkerDeploymentRampingVersion({ ...at, ...to });
    },
    /** All that begins goes to it: to promote, and to roll back. A ramp to another ends. */
    async use(version: string): Promise<void> {
      await service.setWorkerDeploymentCurrentVersion({ ...at, buildId: version });
      await service.setWorkerDeploymentRampingVersion(at);
    },
    /**
     * Terminates the runs on a version whose workers are to stop, or whose code is not worth waiting for. Nothing is
     * lost, as when a worker dies: pending rows start again on the current version, woken by the sweeper. Null: runs of
     * workers without a version. Returns their number.
     */
    async retire(version: string | null): Promise<number> {
      // A run that has just begun has no version yet, either.
      const began =
        version === null
          ? `TaskQueue = '${TASK_QUEUE}' and TemporalWorkerDeploymentVersion is null and StartTime < '${minuteAgo()}'`
          : `TemporalWorkerDeploymentVersion = '${deploymentName}:${version}'`;
      const query = `${began} and WorkflowType in (${DRIVEN_BY_ROWS}) and ExecutionStatus = 'Running'`;
      const reason = `version ${version ?? UNVERSIONED} is retired`;
      let ended = 0;
      for await (const { workflowId, runId } of client.workflow.list({ query })) {
        try {
          await client.workflow.getHandle(workflowId, runId).terminate(reason);
          ended += 1;
        } catch (error) {
          // It ended by itself: the list is a moment old.
          if (!(error instanceof WorkflowNotFoundError)) throw error;
        }
      }
      return ended;
    },
  };
}
