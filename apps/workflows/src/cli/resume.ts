import { parseArgs } from 'node:util';
import { createDb } from '@fiscal/db/base/client';
import { reopenEmission } from '@fiscal/db/emission/operations';
import { createKeyring } from '@fiscal/db/keyring/keyring';
import { createPayloadCodec } from '@fiscal/db/keyring/payload-codec';
import { openInstallationKeys } from '@fiscal/db/vault/installation-keys';
import { loadEnv } from '../env.ts';
import { temporalClient } from '../temporal.ts';
import { createWake } from '../wake.ts';

/** Drives a document in ERRO_TECNICO on: `resume.ts --account <uuid> --document <uuid>`, with the worker's environment. */
const { values } = parseArgs({ options: { account: { type: 'string' }, document: { type: 'string' } } });
const { account: accountId, document: documentId } = values;
if (accountId === undefined || documentId === undefined)
  throw new Error('usage: resume.ts --account <uuid> --document <uuid>');

const env = loadEnv();
const db = createDb({ url: env.DATABASE_URL, role: 'worker', max: 1 });
const { payloads } = await openInstallationKeys(db, createKeyring(env));
const { client, connection } = temporalClient({
  address: env.TEMPORAL_ADDRESS,
  namespace: env.TEMPORAL_NAMESPACE,
  dataConverter: { payloadCodecs: [createPayloadCodec(payloads)] },
});
try {
  const reopened = await reopenEmission(
    db,
    { accountId, documentId },
    { kind: 'operator', id: 'resume-cli' },
  );
  if (reopened) await createWake(client)({ accountId, documentId });
  process.stdout.write(reopened ? 'retomado\n' : 'o documento não está em ERRO_TECNICO\n');
} finally {
  await connection.close();
  await db.close();
}
