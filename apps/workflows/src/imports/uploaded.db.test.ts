import { readFileSync } from 'node:fs';
import { createImportReader } from '@fiscal/core/imports/reader';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { issuedFile } from '@fiscal/core/testing/issued';
import { createDb, type Db } from '@fiscal/db/base/client';
import { listDocuments } from '@fiscal/db/documents/documents';
import { getImport, listRefusals, openImport } from '@fiscal/db/imports/imports';
import {
  addImportPiece,
  IMPORT_TOTAL_BYTES_MAX,
  openUploadedImport,
  sendUploadedImport,
} from '@fiscal/db/imports/uploaded-imports';
import { freshDatabase } from '@fiscal/db/testing/fresh-database';
import { createTenant, databaseUrls, type TestTenant } from '@fiscal/db/testing/test-database';
import { migrate } from '@fiscal/db/upkeep/migrate';
import { runRetention } from '@fiscal/db/upkeep/retention';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workUploadedImport } from './uploaded.ts';

const SALE = readFileSync(
  new URL(
    '../../../../packages/fiscal-core/src/documents/nfe/fixtures/simples-csosn102.xml',
    import.meta.url,
  ),
  'utf8',
);
const ca = createTestCa();
const read = createImportReader({ schemas: null, trusted: [ca.certificate] });
const actor = { kind: 'access-key', id: 'test' } as const;

/** A database of its own: whoever works an import off takes the oldest there is. */
let drop: () => Promise<void>;
let owner: Db;
let app: Db;
let worker: Db;
beforeAll(async () => {
  const fresh = await freshDatabase(databaseUrls().ownerUrl);
  drop = fresh.drop;
  const { appUrl, workerUrl } = await migrate({ ownerUrl: fresh.ownerUrl });
  owner = createDb({ url: fresh.ownerUrl, role: 'app', max: 1 });
  app = createDb({ url: appUrl, role: 'app', max: 2 });
  worker = createDb({ url: workerUrl, role: 'worker', max: 2 });
});
afterAll(async () => {
  await Promise.all([owner, app, worker].map((db) => db.close()));
  await drop();
});

async function movingIn(name: string) {
  const cnpj = randomCnpj(`uploaded ${name}`);
  const tenant = await createTenant(app, { cnpj });
  const signer = testSigner(issueEcnpj(ca, { cnpj }));
  const sale = (numero: number) => issuedFile('nfe', SALE, { signer, emitente: cnpj, numero }).xml;
  return { tenant, sale };
}

const open = ({ accountId, clientId }: TestTenant) =>
  openUploadedImport(app, { accountId, clientId, target: 'producao', actor });

/** A ZIP in pieces of a few bytes. */
async function uploaded(tenant: TestTenant, files: Readonly<Record<string, Uint8Array>>): Promise<string> {
  const { importId } = await open(tenant);
  const of = { accountId: tenant.accountId, importId };
  const zip = Buffer.from(zipSync({ ...files }));
  const size = Math.ceil(zip.length / 3);
  for (const piece of [0, 1, 2]) {
    const content = zip.subarray(piece * size, (piece + 1) * size);
    const kept = { file: 0, piece, name: 'notas.zip', content };
    expect(await addImportPiece(app, of, kept)).toBe('guardado');
    expect(await addImportPiece(app, of, kept)).toBe('guardado');
  }
  expect(await sendUploadedImport(app, of)).toBe(true);
  return importId;
}

const filesLeft = async (importId: string): Promise<number> => {
  const { rows } = await owner.pool.query('select 1 from import_files where import_id = $1', [importId]);
  return rows.length;
};
const viewOf = ({ accountId, clientId }: TestTenant, importId: string) =>
  getImport(app, accountId, clientId, importId);

it('a ZIP that came in pieces is worked off once, what fails in it is named, and its bytes go', async () => {
  const { tenant, sale } = await movingIn('whole');
  const importId = await uploaded(tenant, {
    '2025/1.xml': sale(1),
    '2025/2.xml': sale(2),
    '2025/x.xml': strToU8('<x'),
  });
  expect(await viewOf(tenant, importId)).toMatchObject({ state: 'recebida', files: 0 });
  const { accountId } = tenant;
  expect(await workUploadedImport(worker, () => read)).toEqual({ importId, accountId });
  expect(await workUploadedImport(worker, () => read)).toBeNull();
  expect(await viewOf(tenant, importId)).toMatchObject({
    state: 'concluida',
    files: 3,
    documents: 2,
    refused: 1,
    series: [{ serie: 1, highest: 2, next: 3 }],
  });
  expect(await listRefusals(app, accountId, { importId, after: 0, limit: 5 })).toMatchObject([
    { file: 'notas.zip/2025/x.xml', code: 'xml_invalido' },
  ]);
  expect((await listDocuments(app, tenant.live, { limit: 5 })).data).toHaveLength(2);
  expect(await filesLeft(importId)).toBe(0);
});

it('one whose worker was killed is taken up again when its time is over, and doubles nothing', async () => {
  const { tenant, sale } = await movingIn('killed');
  const importId = await uploaded(tenant, { '1.xml': sale(1), '2.xml': sale(2) });
  let seen = 0;
  const broken = workUploadedImport(worker, () => (bytes) => {
    if (++seen === 2) throw new Error('killed');
    return read(bytes);
  });
  await expect(broken).rejects.toThrow('killed');
  expect(await workUploadedImport(worker, () => read)).toBeNull();
  expect(await viewOf(tenant, importId)).toMatchObject({ state: 'processando' });
  await owner.pool.query(`update imports set leased_until = now() - interval '1 second' where id = $1`, [
    importId,
  ]);
  expect(await workUploadedImport(worker, () => read)).toMatchObject({ importId });
  expect(await viewOf(tenant, importId)).toMatchObject({ state: 'concluida' });
  expect((await listDocuments(app, tenant.live, { limit: 5 })).data).toHaveLength(2);
});

it('takes no piece too many, none once it is sent, and none of another account', async () => {
  const [{ tenant }, { tenant: other }] = [await movingIn('limits'), await movingIn('stranger')];
  const { importId } = await open(tenant);
  const of = { accountId: tenant.accountId, importId };
  expect(await sendUploadedImport(app, of)).toBe(false);
  const piece = { file: 0, piece: 0, name: 'a.xml', content: Buffer.from('<a/>') };
  expect(await addImportPiece(app, { accountId: other.accountId, importId }, piece)).toBe('fechada');
  const whole = Buffer.alloc(IMPORT_TOTAL_BYTES_MAX, 32);
  expect(await addImportPiece(app, of, piece)).toBe('guardado');
  expect(await addImportPiece(app, of, { ...piece, piece: 1, content: whole })).toBe('grande_demais');
  expect(await sendUploadedImport(app, { accountId: other.accountId, importId })).toBe(false);
  expect(await sendUploadedImport(app, of)).toBe(true);
  expect(await addImportPiece(app, of, { ...piece, piece: 2 })).toBe('fechada');
  expect(await workUploadedImport(worker, () => read)).toMatchObject({ importId });
});

it('what never came whole goes, and what was broken off for good says so', async () => {
  const { tenant } = await movingIn('left');
  const { accountId, clientId } = tenant;
  const { importId: half } = await open(tenant);
  const command = await openImport(worker, { accountId, clientId, target: 'producao', actor });
  const poison = await uploaded(tenant, { '1.xml': strToU8('<x/>') });
  await owner.pool.query(`update imports set updated_at = now() - interval '2 hours'`);
  await owner.pool.query(
    `update imports set state = 'processando', tries = 5, leased_until = now() - interval '1 second' where id = $1`,
    [poison],
  );
  expect(await workUploadedImport(worker, () => read)).toBeNull();
  expect(await runRetention(worker, { testDocumentDays: 90, webhookDays: 30, emailDays: 30 })).toMatchObject({
    imports: 1,
  });
  expect(await viewOf(tenant, half)).toBeNull();
  for (const id of [command.importId, poison])
    expect(await viewOf(tenant, id)).toMatchObject({ state: 'interrompida' });
  expect(await filesLeft(poison)).toBe(0);
});
