import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createAccount } from '../../packages/db/src/accounts/accounts.ts';
import { createDb, type Db } from '../../packages/db/src/base/client.ts';
import { newDataKey, unwrap } from '../../packages/db/src/keyring/envelope.ts';
import { createKeyring, type Keyring } from '../../packages/db/src/keyring/keyring.ts';
import { rewrapDataKeys } from '../../packages/db/src/upkeep/rewrap.ts';
import { openInstallationKeys } from '../../packages/db/src/vault/installation-keys.ts';
import { createVault } from '../../packages/db/src/vault/vault.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { freePort } from '../../scripts/base/ports.mjs';
import { obtainPythonTool } from '../../scripts/install/python-tool.mjs';
import { startTestDatabase } from '../support/database.ts';

const REGION = 'sa-east-1';
const place = { table: 'clients', column: 'csc', id: 'x' };
const tool = await obtainPythonTool('moto');

let service: ChildProcess | undefined;
let database: Awaited<ReturnType<typeof startTestDatabase>>;
const local = Buffer.alloc(32, 5).toString('base64');
let db: Db;
let arn: string;

/** A server that speaks the protocol of AWS KMS, and a database of its own: the keys of a whole installation move. */
beforeAll(async () => {
  if (tool === null) return;
  const port = await freePort();
  const { command, args, env } = tool;
  service = spawn(command, [...args, '-H', '127.0.0.1', '-p', String(port)], {
    env: { ...machineEnv(process.env), ...env },
    stdio: 'ignore',
  });
  vi.stubEnv('AWS_ENDPOINT_URL_KMS', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  arn = await vi.waitFor(() => newKey(`http://127.0.0.1:${port}`), { timeout: 300_000, interval: 200 });
  database = await startTestDatabase(undefined);
  const keyring = createKeyring({ MASTER_KEY: local, MASTER_KEY_NEXT: `aws-kms:${arn}` });
  db = createDb({ url: database.urls.appUrl, role: 'app', max: 2, keyring });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  service?.kill();
  await db?.close();
  await database?.stop();
});

/** Setup by an administrator of the service. */
async function newKey(url: string): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'x-amz-target': 'TrentService.CreateKey',
      'content-type': 'application/x-amz-json-1.1',
      authorization: `AWS4-HMAC-SHA256 Credential=test/20260101/${REGION}/kms/aws4_request, SignedHeaders=host, Signature=x`,
    },
    body: '{}',
  });
  return z.object({ KeyMetadata: z.object({ Arn: z.string() }) }).parse(await answer.json()).KeyMetadata.Arn;
}

it.skipIf(tool === null)(
  'an installation moves its master key to a key management service, and back (needs pip)',
  async () => {
    const remote = `aws-kms:${arn}`;
    const before = createKeyring({ MASTER_KEY: local });
    const owner = { email: 'dona@example.com', name: 'Dona', passwordHash: 'x' };
    const account = async (keyring: Keyring, name: string) => {
      const made = await createAccount(db, keyring, {
        name,
        owner: { ...owner, email: `${name}@example.com` },
        nowMs: Date.now(),
      });
      if (made.kind !== 'criada') throw new Error(made.kind);
      return made.accountId;
    };
    const first = await account(before, 'antes');
    const sealed = await createVault(db, before).seal(first, place, 'segredo');
    const keys = await openInstallationKeys(db, before);

    const during = createKeyring({ MASTER_KEY: remote, MASTER_KEY_PREVIOUS: local });
    expect(await rewrapDataKeys(database.urls.ownerUrl, { master: during })).toBe(5);
    const there = createKeyring({ MASTER_KEY: remote });
    expect((await createVault(db, there).open(first, place, sealed)).toString()).toBe('segredo');
    expect(await openInstallationKeys(db, there)).toEqual(keys);
    const second = await account(there, 'depois');
    const own = await createVault(db, there).seal(second, place, 'outro');
    expect(
      (await createVault(db, createKeyring({ MASTER_KEY: remote })).open(second, place, own)).toString(),
    ).toBe('outro');

    // A key wrapped for one owner opens for no other: the service itself refuses.
    const key = await newDataKey(there, 'a');
    await expect(unwrap(there, 'b', key)).rejects.toThrow(/InvalidCiphertext|UnknownError/);

    const back = createKeyring({ MASTER_KEY: local, MASTER_KEY_PREVIOUS: remote });
    expect(await rewrapDataKeys(database.urls.ownerUrl, { master: back })).toBe(6);
    expect((await createVault(db, before).open(second, place, own)).toString()).toBe('outro');

    // Without the service nothing new is opened, and what a process uses already continues.
    const known = createVault(db, there);
    await rewrapDataKeys(database.urls.ownerUrl, { master: during });
    expect((await known.open(first, place, sealed)).toString()).toBe('segredo');
    const ended = service && once(service, 'exit');
    service?.kill();
    await ended;
    expect((await known.open(first, place, sealed)).toString()).toBe('segredo');
    await expect(
      createVault(db, createKeyring({ MASTER_KEY: remote })).open(first, place, sealed),
    ).rejects.toThrow(/ECONNREFUSED/);
  },
);
