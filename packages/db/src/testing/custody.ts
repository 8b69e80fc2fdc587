import type { Db } from '../base/client.ts';
import { stageUpload } from '../companies/certificate-uploads.ts';
import { type Custody, createCustody } from '../custody/custody.ts';
import { ensureSignerKey } from '../custody/signer-keys.ts';
import { createSignerKeyring } from '../keyring/keyring.ts';
import { openInstallationKeys } from '../vault/installation-keys.ts';
import { createVault } from '../vault/vault.ts';
import { openDb, testKeyring } from './test-database.ts';

export const testSignerKeyring = createSignerKeyring({ SIGNER_KEY: Buffer.alloc(32, 8).toString('base64') });

/** Custody of a worker, on the test database. */
export async function testCustody(worker: Db): Promise<Custody> {
  const { signerMark: markKey } = await openInstallationKeys(worker, testKeyring);
  await ensureSignerKey(worker, testSignerKeyring, markKey);
  const vault = createVault(worker, testKeyring);
  return createCustody({ db: worker, keyring: testSignerKeyring, markKey, vault });
}

/** Stages an A1 with the password `senha`, on the run's database; returns the upload's id. */
export async function stageA1(db: Db, accountId: string, pfx = 'pfx'): Promise<string> {
  return stageA1By({ db, worker: openDb('worker', 1) }, accountId, pfx);
}

/** `stageA1` on the database of both connections. */
export async function stageA1By(
  { db, worker }: { readonly db: Db; readonly worker: Db },
  accountId: string,
  pfx = 'pfx',
): Promise<string> {
  return stageUpload(
    db,
    { sealer: await testCustody(worker), accountId },
    { pfx: Buffer.from(pfx), password: 'senha' },
  );
}
