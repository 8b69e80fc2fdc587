import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, type Db } from '../base/client.ts';
import { withAccount } from '../base/transaction.ts';
import { openUpload, stageUpload } from '../companies/certificate-uploads.ts';
import { openCertificate, replaceCertificate, restoreCertificate } from '../companies/certificates.ts';
import { resealCertificates } from '../companies/reseal-certificates.ts';
import { createKeyring, createSignerKeyring } from '../keyring/keyring.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { createTenant, type TestTenant, testKeyring } from '../testing/test-database.ts';
import { replaceKeys } from '../upkeep/rekey.ts';
import { rewrapDataKeys } from '../upkeep/rewrap.ts';
import { openInstallationKeys } from '../vault/installation-keys.ts';
import { createVault } from '../vault/vault.ts';
import { type Custody, createCustody, createSealer, NoSignerKeyError } from './custody.ts';
import { assertSignerKeysFit, currentSignerKey, ensureSignerKey } from './signer-keys.ts';

const facts = {
  subject: 'CN=EMPRESA',
  holder: null,
  notBefore: new Date(0),
  notAfter: new Date(4e12),
  thumbprint: 't',
  problems: [],
};
const A1 = { pfx: Buffer.from('pfx'), password: 'senha' };
const ring = (byte: number, previous?: number) =>
  createSignerKeyring({
    SIGNER_KEY: base64(byte),
    ...(previous && { SIGNER_KEY_PREVIOUS: base64(previous) }),
  });
const base64 = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const signer = ring(8);
/** Every process has heard of the new keys. */
const reopenWalls = async () => void (await Promise.all([app, worker].map(({ walls }) => walls.reopen())));

/** A database of its own: there is one signer key in an installation. */
let database: Awaited<ReturnType<typeof migratedCopy>>;
let app: Db;
let worker: Db;
let markKey: Buffer;
let tenant: TestTenant;
beforeAll(async () => {
  database = await migratedCopy();
  const { appUrl, workerUrl } = database;
  // They know the master key that one test rotates to.
  const keyring = createKeyring({ MASTER_KEY: base64(7), MASTER_KEY_NEXT: base64(6) });
  app = createDb({ url: appUrl, role: 'app', max: 2, keyring });
  worker = createDb({ url: workerUrl, role: 'worker', max: 2, keyring });
  markKey = (await openInstallationKeys(app, testKeyring)).signerMark;
  tenant = await createTenant(app);
});
afterAll(async () => {
  await Promise.all([app.close(), worker.close()]);
  await database.drop();
});

/** Custody of a new process: it knows nothing from before. */
const custody = (keyring = signer): Custody =>
  createCustody({ db: worker, keyring, markKey, vault: createVault(worker, testKeyring) });
const sealer = () => createSealer({ db: app, markKey });
const owner = async <T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> => {
  const db = createDb({ url: database.ownerUrl, role: 'app', max: 1, keyring: testKeyring });
  try {
    return (await db.pool.query<T>(sql, [...values])).rows;
  } finally {
    await db.close();
  }
};
const replaceA1 = async () => {
  const uploadId = await stageUpload(app, { sealer: sealer(), accountId: tenant.accountId }, A1);
  await replaceCertificate(
    app,
    { accountId: tenant.accountId, clientId: tenant.clientId },
    { certificate: { ...facts, uploadId } },
  );
  return uploadId;
};
/** Upload of an earlier release: under the account's data key. */
const givenBefore = async () => {
  const uploadId = await replaceA1();
  const text = JSON.stringify({ pfx: A1.pfx.toString('base64'), password: A1.password });
  const place = { table: 'certificates', column: 'secret', id: uploadId };
  const secret = await createVault(app, testKeyring).seal(tenant.accountId, place, text);
  await owner('update certificates set secret = $2, sealed_to = null where id = $1', [uploadId, secret]);
};
/** The A1 that was replaced last, back in use. */
const restoreA1 = async () => {
  const { kind } = await restoreCertificate(
    app,
    { accountId: tenant.accountId, clientId: tenant.clientId },
    { thumbprint: null },
  );
  expect(kind).toBe('restaurado');
  return openA1();
};
const openA1 = (by = custody()) =>
  openCertificate(worker, by, { accountId: tenant.accountId, clientId: tenant.clientId });

it('takes no A1 before a process exists that can open it', async () => {
  await expect(stageUpload(app, { sealer: sealer(), accountId: tenant.accountId }, A1)).rejects.toThrow(
    NoSignerKeyError,
  );
  await Promise.all([ensureSignerKey(worker, signer, markKey), ensureSignerKey(worker, signer, markKey)]);
  expect(await owner('select id from signer_keys')).toHaveLength(1);
});

describe('the process that takes A1s', () => {
  it('seals what the signer opens, and can open none: not with its role, not with the account’s key', async () => {
    const uploadId = await stageUpload(app, { sealer: sealer(), accountId: tenant.accountId }, A1);
    expect(await openUpload(worker, custody(), { accountId: tenant.accountId, uploadId })).toEqual(A1);
    await replaceCertificate(
      app,
      { accountId: tenant.accountId, clientId: tenant.clientId },
      { certificate: { ...facts, uploadId } },
    );
    expect(await openUpload(worker, custody(), { accountId: tenant.accountId, uploadId })).toBeNull();
    expect(await openA1()).toMatchObject(A1);

    await expect(app.pool.query('select private_key from signer_keys')).rejects.toThrow(/permission denied/);
    const stored = await withAccount(app, tenant.accountId, (tx) =>
      tx.certificate.findUniqueOrThrow({ where: { id: uploadId } }),
    );
    const place = { table: 'certificates', column: 'secret', id: uploadId };
    await expect(createVault(app, testKeyring).open(tenant.accountId, place, stored.secret)).rejects.toThrow(
      /authenticate/,
    );
    expect(Buffer.from(stored.secret).includes('senha')).toBe(false);
  });

  it('seals nothing to a planted key', async () => {
    const [mine] = await owner<{ id: string; mark: Buffer }>(
      'update signer_keys set public_key = set_byte(public_key, 10, get_byte(public_key, 10) # 1) returning id, mark',
    );
    await expect(stageUpload(app, { sealer: sealer(), accountId: tenant.accountId }, A1)).rejects.toThrow(
      `Signer key ${mine?.id} is not one that this installation made`,
    );
    await owner('update signer_keys set public_key = set_byte(public_key, 10, get_byte(public_key, 10) # 1)');
    expect(await replaceA1()).toBeTruthy();
  });

  it('cannot move what is sealed to another row or account', async () => {
    const other = await createTenant(app);
    const uploadId = await stageUpload(app, { sealer: sealer(), accountId: tenant.accountId }, A1);
    await owner('update certificate_uploads set account_id = $2 where id = $1', [uploadId, other.accountId]);
    await expect(openUpload(worker, custody(), { accountId: other.accountId, uploadId })).rejects.toThrow(
      /open|decrypt|operation/i,
    );
  });
});

it('opens an A1 that an earlier release sealed under the account’s key, and seals it again', async () => {
  await givenBefore();
  expect(await openA1()).toMatchObject(A1);

  const failures: unknown[] = [];
  const reseal = () =>
    resealCertificates(worker, { custody: custody(), markKey }, (error) => failures.push(error));
  expect(await reseal()).toEqual({ certificates: 1, keys: 0 });
  expect(await reseal()).toEqual({ certificates: 0, keys: 0 });
  expect(failures).toEqual([]);
  expect(await openA1()).toMatchObject(A1);
  expect(await owner('select id from certificates where sealed_to is null and replaced_at is null')).toEqual(
    [],
  );
});

it('SIGNER_KEY is rotated: a process without the key of before or after does not start', async () => {
  await replaceA1();
  const during = ring(9, 8);
  expect(await rewrapDataKeys(database.ownerUrl, { signer: during })).toBe(1);
  expect(await rewrapDataKeys(database.ownerUrl, { signer: during })).toBe(0);
  await expect(assertSignerKeysFit(worker, signer)).rejects.toThrow(/is wrapped by master key/);
  await expect(assertSignerKeysFit(worker, ring(9))).resolves.toBeUndefined();
  expect(await openA1(custody(ring(9)))).toMatchObject(A1);
  await rewrapDataKeys(database.ownerUrl, { signer: ring(8, 9) });
});

describe('keys are replaced', () => {
  it('replaces the pair that A1s are sealed to: seals them again, then destroys the old private half', async () => {
    await owner('update certificates set kept_until = null');
    await replaceA1();
    const before = await currentSignerKey(worker, markKey);
    const old = sealer();
    await stageUpload(app, { sealer: old, accountId: tenant.accountId }, A1);
    const report = await replaceKeys(database.ownerUrl, { master: testKeyring, signer, pause: reopenWalls });
    expect(report.signer).toBe(true);
    const after = await currentSignerKey(worker, markKey);
    expect(after?.id).not.toBe(before?.id);

    // A process that has not heard yet: what it sealed still opens.
    const late = await stageUpload(app, { sealer: old, accountId: tenant.accountId }, A1);
    expect(await openUpload(worker, custody(), { accountId: tenant.accountId, uploadId: late })).toEqual(A1);

    const reseal = () =>
      resealCertificates(worker, { custody: custody(), markKey }, (error) =>
        expect.unreachable(String(error)),
      );
    // The current A1 and the replaced one, which can be restored.
    expect(await reseal()).toEqual({ certificates: 2, keys: 0 });
    expect(await openA1()).toMatchObject(A1);
    await owner(
      `update signer_keys set retired_at = now() - interval '2 hours' where retired_at is not null`,
    );
    // Uploads are still sealed to it.
    expect(await reseal()).toEqual({ certificates: 0, keys: 0 });
    await owner('delete from certificate_uploads');
    expect(await reseal()).toEqual({ certificates: 0, keys: 1 });
    expect(await owner('select id from signer_keys where octet_length(private_key) > 0')).toEqual([
      { id: after?.id },
    ]);
    expect(await openA1()).toMatchObject(A1);
    expect(await restoreA1()).toMatchObject(A1);
  });

  it('those of accounts, while tokens are made by processes that know and that do not know of it', async () => {
    const place = { table: 'tokens', column: 'ciphertext', id: tenant.test.tokenId };
    const storedToken = async () =>
      (
        await withAccount(app, tenant.accountId, (tx) =>
          tx.token.findUniqueOrThrow({ where: { id: tenant.test.tokenId } }),
        )
      ).ciphertext;
    const cached = createVault(app, testKeyring);
    const text = async (vault = createVault(app, testKeyring)) =>
      (await vault.open(tenant.accountId, place, await storedToken())).toString();
    expect(await text(cached)).toBe(tenant.testToken);
    const before = Buffer.from(await storedToken());
    await givenBefore();
    await replaceA1();
    const [wrapped] = await owner<{ data_key: Buffer }>(
      'select data_key from accounts where account_id = $1',
      [tenant.accountId],
    );

    const report = await replaceKeys(database.ownerUrl, {
      master: testKeyring,
      async pause() {
        // In between, both generations open with either process.
        expect(await text()).toBe(tenant.testToken);
        const resealed = await createVault(app, testKeyring).seal(tenant.accountId, place, 'novo');
        expect((await cached.open(tenant.accountId, place, resealed)).toString()).toBe('novo');
        await reopenWalls();
      },
    });
    expect(report.secrets).toBeGreaterThanOrEqual(3);
    expect(Buffer.from(await storedToken())).not.toEqual(before);
    expect(await text()).toBe(tenant.testToken);
    expect(await text(cached)).toBe(tenant.testToken);
    const [now] = await owner<{ data_key: Buffer; data_key_before: Buffer | null }>(
      'select data_key, data_key_before from accounts where account_id = $1',
      [tenant.accountId],
    );
    expect(now?.data_key).not.toEqual(wrapped?.data_key);
    expect(now?.data_key_before).toBeNull();
    expect(await restoreA1()).toMatchObject(A1);
  });

  it('those of the installation once in 30 days, and what they sealed before stays readable', async () => {
    await owner(`delete from installation_keys where purpose like '%/before'`);
    const before = await openInstallationKeys(app, testKeyring);
    const report = await replaceKeys(database.ownerUrl, {
      master: testKeyring,
      async pause() {
        // Announced: every process opens what the new key will seal, and none seals with it yet.
        const { payloads } = await openInstallationKeys(app, testKeyring);
        expect([payloads.current, payloads.others.length]).toEqual([before.payloads.current, 1]);
        await reopenWalls();
      },
    });
    expect(report.installation).toEqual(['payloads', 'file-links']);
    const after = await openInstallationKeys(app, testKeyring);
    expect(after.payloads.current).not.toEqual(before.payloads.current);
    expect(after.payloads.others).toEqual([before.payloads.current]);
    expect(after.fileLinks.others).toEqual([before.fileLinks.current]);
    expect(after.signerMark).toEqual(before.signerMark);
    const again = await replaceKeys(database.ownerUrl, { master: testKeyring, pause: reopenWalls });
    expect(again.installation).toEqual([]);
    expect(await openInstallationKeys(app, testKeyring)).toEqual(after);
  });

  it('after one that was stopped half-way, the rest', async () => {
    const stopped = replaceKeys(database.ownerUrl, {
      master: testKeyring,
      pause: () => Promise.reject(new Error('stopped')),
    });
    await expect(stopped).rejects.toThrow('stopped');
    const [half] = await owner<{ count: number }>(
      'select count(*)::int from accounts where data_key_before is not null',
    );
    expect(half?.count).toBeGreaterThan(0);
    // A rotation of MASTER_KEY takes the key of before along.
    const next = createKeyring({
      MASTER_KEY: base64(6),
      MASTER_KEY_PREVIOUS: base64(7),
    });
    await rewrapDataKeys(database.ownerUrl, { master: next });
    const report = await replaceKeys(database.ownerUrl, { master: next, pause: reopenWalls });
    expect(report.accounts).toBe(half?.count);
    expect(await owner('select 1 from accounts where data_key_before is not null')).toEqual([]);
  });
});
