import { parseArgs } from 'node:util';
import { everyKey } from '@fiscal/db/keyring/generations';
import { createKeyHash } from '@fiscal/db/keyring/key-hash';
import { openInstallation } from './installation.ts';

/**
 * `find.ts --key <chaveAcesso>`, with the worker's environment: finds the workflows of an access key. Prints a line for
 * each: its id, state, and start. Temporal's own pages know the key by its hash alone.
 */
const { values } = parseArgs({ options: { key: { type: 'string' } } });
const { key } = values;
if (key === undefined || !/^[0-9A-Z]{44,53}$/.test(key))
  throw new Error('usage: find.ts --key <chaveAcesso>');

const { client, payloads, close } = await openInstallation();
try {
  const hashes = everyKey(payloads).map((each) => `"${createKeyHash(each)(key)}"`);
  const query = `AccessKeyHash in (${hashes.join(', ')})`;
  for await (const run of client.workflow.list({ query }))
    process.stdout.write(`${run.workflowId} ${run.status.name} ${run.startTime.toISOString()}\n`);
} finally {
  await close();
}
