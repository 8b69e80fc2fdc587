import fs from 'node:fs';
import { temporalConnection } from '@fiscal/core/settings/temporal';
import { createDb } from '@fiscal/db/base/client';
import { createKeyring } from '@fiscal/db/keyring/keyring';
import { createPayloadCodec } from '@fiscal/db/keyring/payload-codec';
import { openInstallationKeys } from '@fiscal/db/vault/installation-keys';
import { loadCommandEnv } from '../env.ts';
import { temporalClient } from '../temporal.ts';

/** Parts of the installation that a command needs, from the worker's environment. */
export async function openInstallation() {
  const env = loadCommandEnv();
  const keyring = createKeyring(env);
  const db = createDb({ url: env.DATABASE_URL, role: 'worker', max: 1, keyring });
  const { payloads } = await openInstallationKeys(db, keyring);
  const { client, connection } = temporalClient({
    server: temporalConnection(env, (file) => fs.readFileSync(file)),
    namespace: env.TEMPORAL_NAMESPACE,
    dataConverter: { payloadCodecs: [createPayloadCodec(() => payloads)] },
  });
  const close = async () => {
    await connection.close();
    await db.close();
  };
  return { db, client, payloads, close };
}
