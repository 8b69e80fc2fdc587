import fs from 'node:fs';
import { Client, Connection } from '@temporalio/client';
import { afterAll, expect, it, vi } from 'vitest';
import { prepareHome, stackHome } from '../../scripts/base/paths.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { freeStackPorts } from '../../scripts/stack/settings.mjs';
import { startTemporal } from '../../scripts/stack/temporal.mjs';

/** The Temporal server of `npm start`, with a file of its own. */
const scratch = makeScratchDir('emite-temporal-');
const home = stackHome(scratch);
/** It may be shorter than an hour, and nothing is put off so that many do not fall due at once. */
const AT_ONCE = {
  'system.namespaceMinRetentionLocal': '"1s"',
  'history.retentionTimerJitterDuration': '"0s"',
};
const namespace = 'default';
let stop = (): Promise<boolean> => Promise.resolve(false);
afterAll(async () => {
  await stop();
  fs.rmSync(scratch, { recursive: true, force: true });
});

async function open(settings: { retention?: string; dynamic?: Record<string, string> } = {}) {
  const { temporal } = await freeStackPorts();
  const started = await startTemporal(home, {
    port: temporal,
    uiPort: null,
    codecUrl: 'http://127.0.0.1',
    ...settings,
  });
  stop = started.stop;
  const connection = await Connection.connect({ address: started.address });
  return { connection, client: new Client({ connection, namespace }) };
}

async function endWorkflow(client: Client, workflowId: string): Promise<void> {
  const handle = await client.workflow.start('nobody', { workflowId, taskQueue: 'nobody', args: [] });
  await handle.terminate();
}

it('retains ended workflows for a day, in a file that retained them longer too, and then deletes them', async () => {
  prepareHome(home);
  const before = await open({ retention: '720h' });
  await before.connection.close();
  await stop();

  const now = await open();
  const { config } = await now.connection.workflowService.describeNamespace({ namespace });
  expect(Number(config?.workflowExecutionRetentionTtl?.seconds)).toBe(24 * 3_600);
  await endWorkflow(now.client, 'kept');
  await now.connection.close();
  await stop();

  const { client, connection } = await open({ retention: '1s', dynamic: AT_ONCE });
  const describeWorkflow = (workflowId: string) =>
    client.workflow
      .getHandle(workflowId)
      .describe()
      .then(
        ({ status }) => status.name,
        (error: Error) => error.name,
      );
  // The server takes a moment to apply another retention: workflows that ended before keep the previous one.
  const gone: string[] = [];
  await vi.waitFor(
    async () => {
      gone.push(`gone-${gone.length}`);
      await endWorkflow(client, gone.at(-1) ?? '');
      expect(await Promise.all(gone.map(describeWorkflow))).toContain('WorkflowNotFoundError');
    },
    { timeout: 300_000, interval: 1_000 },
  );
  expect(await describeWorkflow('kept')).toBe('TERMINATED');
  await connection.close();
});
