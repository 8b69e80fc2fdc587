import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { issuedFile } from '@fiscal/core/testing/issued';
import type { Db } from '@fiscal/db/base/client';
import { listDocuments } from '@fiscal/db/documents/documents';
import { getImport, listRefusals, openImport } from '@fiscal/db/imports/imports';
import {
  addImportPiece,
  claimImport,
  dropImportPieces,
  handBackImport,
  openUploadedImport,
  sendUploadedImport,
} from '@fiscal/db/imports/uploaded-imports';
import { migratedDatabase } from '@fiscal/db/testing/fresh-database';
import { createTenant, type TestTenant } from '@fiscal/db/testing/test-database';
import { runRetention } from '@fiscal/db/upkeep/retention';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJudge, type Judge } from './judging/judge.ts';
import { createUploadedImports, type ImportBudget } from './uploaded.ts';

const SALE = readFileSync(
  new URL(
    '../../../../packages/fiscal-core/src/documents/nfe/fixtures/simples-csosn102.xml',
    import.meta.url,
  ),
  'utf8',
);
const ca = createTestCa();
const folder = mkdtempSync(path.join(tmpdir(), 'emite-judge-'));
const actor = { kind: 'access-key', id: 'test' } as const;

/** A separate database: a worker claims the oldest pending import. */
let drop: () => Promise<void>;
let owner: Db;
let app: Db;
let worker: Db;
let judge: Judge;
beforeAll(async () => {
  ({ owner, app, worker, drop } = await migratedDatabase());
  const authorities = path.join(folder, 'ca.pem');
  writeFileSync(authorities, ca.certPem);
  judge = createJudge({ SCHEMAS_DIR: path.join(folder, 'none'), LIVE_CA_FILE: authorities });
});
afterAll(async () => {
  await judge.close();
  await drop();
  rmSync(folder, { recursive: true });
});

/** Works everything off that waits; the imports in the order in which they ended. */
async function workOff(budget?: ImportBudget): Promise<readonly string[]> {
  const done: string[] = [];
  const imports = createUploadedImports({
    db: worker,
    judge,
    onDone: ({ importId }) => done.push(importId),
    onError: (error) => {
      throw error;
    },
    ...(budget && { budget }),
  });
  while ((await imports.take()) > 0) await imports.idle();
  return done;
}

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
async function uploadZip(tenant: TestTenant, files: Readonly<Record<string, Uint8Array>>): Promise<string> {
  const { importId } = await open(tenant);
  const of = { accountId: tenant.accountId, importId };
  const zip = Buffer.from(zipSync({ ...files }));
  const size = Math.ceil(zip.length / 3);
  for (const piece of [0, 1, 2]) {
    const content = zip.subarray(piece * size, (piece + 1) * size);
    const kept = { file: 0, piece, name: 'notas.zip', content };
    expect(await addImportPiece(app, of, { piece: kept })).toBe('guardado');
    expect(await addImportPiece(app, of, { piece: kept })).toBe('guardado');
  }
  expect(await sendUploadedImport(app, of)).toBe(true);
  return importId;
}

const filesLeft = async (importId: string): Promise<number> => {
  const { rows } = await owner.pool.query('select 1 from import_files where import_id = $1', [importId]);
  return rows.length;
};
const viewOf = ({ accountId, clientId }: TestTenant, importId: string) =>
  getImport(app, accountId, { clientId, importId });

it('a ZIP that came in pieces is worked off once, what fails in it is named, and its bytes go', async () => {
  const { tenant, sale } = await movingIn('whole');
  const importId = await uploadZip(tenant, {
    '2025/1.xml': sale(1),
    '2025/2.xml': sale(2),
    '2025/x.xml': strToU8('<x'),
  });
  expect(await viewOf(tenant, importId)).toMatchObject({ state: 'recebida', files: 0 });
  const { accountId } = tenant;
  expect(await workOff()).toEqual([importId]);
  expect(await workOff()).toEqual([]);
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

it('an import whose worker was killed is resumed after its lease, and doubles nothing', async () => {
  const { tenant, sale } = await movingIn('killed');
  const importId = await uploadZip(tenant, { '1.xml': sale(1), '2.xml': sale(2) });
  expect(await claimImport(worker)).toMatchObject({ importId });
  expect(await workOff()).toEqual([]);
  expect(await viewOf(tenant, importId)).toMatchObject({ state: 'processando' });
  await owner.pool.query(`update imports set leased_until = now() - interval '1 second' where id = $1`, [
    importId,
  ]);
  expect(await workOff()).toEqual([importId]);
  expect(await viewOf(tenant, importId)).toMatchObject({ state: 'concluida' });
  expect((await listDocuments(app, tenant.live, { limit: 5 })).data).toHaveLength(2);
});

it('a stopping worker returns its imports, and no try is lost', async () => {
  const { tenant, sale } = await movingIn('stopped');
  const importId = await uploadZip(tenant, { '1.xml': sale(1), '2.xml': sale(2) });
  const stopping = createUploadedImports({
    db: worker,
    judge,
    onDone: () => expect.unreachable(),
    onError: (error) => {
      throw error;
    },
  });
  expect(await stopping.take()).toBe(1);
  await stopping.stop();
  expect(await stopping.take()).toBe(0);
  const { rows } = await owner.pool.query('select state, tries from imports where id = $1', [importId]);
  expect(rows).toEqual([{ state: 'recebida', tries: 0 }]);
  expect(await workOff()).toEqual([importId]);
});

it('an account has one import in progress at a time, beside those of others', async () => {
  const [{ tenant }, { tenant: other }] = [await movingIn('many'), await movingIn('few')];
  const [first, second] = [await uploadZip(tenant, {}), await uploadZip(tenant, {})];
  const theirs = await uploadZip(other, {});
  const claimed = [await claimImport(worker), await claimImport(worker), await claimImport(worker)];
  expect(claimed.map((one) => one?.importId)).toEqual([first, theirs, undefined]);
  for (const one of claimed) if (one) await handBackImport(worker, one);
  expect(await workOff()).toHaveLength(3);
  expect(await viewOf(tenant, second)).toMatchObject({ state: 'concluida' });
});

it.each([
  ['refusals', { cpuMs: 60_000, bytes: 1_000_000, refusals: 2, fatal: 3 }, '2 arquivos recusados'],
  ['bytes', { cpuMs: 60_000, bytes: 10, refusals: 100, fatal: 3 }, 'descompactados'],
  ['fatal', { cpuMs: 60_000, bytes: 1_000_000, refusals: 100, fatal: 0 }, 'não puderam ser lidos'],
  ['CPU', { cpuMs: 0.001, bytes: 1_000_000, refusals: 100, fatal: 3 }, 'tempo de processamento'],
] as const)('an import ends at its budget of %s, and reports that first', async (name, budget, message) => {
  const { tenant } = await movingIn(`budget ${name}`);
  const bad = Object.fromEntries(['a', 'b', 'c', 'd'].map((one) => [`${one}.xml`, strToU8('<x/>')]));
  const importId = await uploadZip(tenant, bad);
  expect(await workOff(budget)).toEqual([importId]);
  const view = await viewOf(tenant, importId);
  expect(view?.state).toBe('interrompida');
  expect(view?.files).toBeLessThan(4);
  const [told] = await listRefusals(app, tenant.accountId, { importId, after: 0, limit: 1 });
  expect(told).toMatchObject({ code: 'limite_da_importacao', message: expect.stringContaining(message) });
  expect(await filesLeft(importId)).toBe(0);
});

it('the waiting bytes of an account are limited, without those of abandoned uploads', async () => {
  const { tenant } = await movingIn('queue');
  const { accountId } = tenant;
  const bounds = { importBytes: 4, accountBytes: 6 };
  const beginImport = async () => ({ accountId, importId: (await open(tenant)).importId });
  const [first, second] = [await beginImport(), await beginImport()];
  const piece = { file: 0, piece: 0, name: 'a.xml', content: Buffer.from('<a/>') };
  expect(await addImportPiece(app, first, { piece, bounds })).toBe('guardado');
  expect(await addImportPiece(app, second, { piece, bounds })).toBe('fila_cheia');
  expect(await addImportPiece(app, first, { piece, bounds })).toBe('guardado');
  await dropImportPieces(app, first);
  expect(await addImportPiece(app, second, { piece, bounds })).toBe('guardado');
  await dropImportPieces(app, second);
});

it('takes no piece too many, none once it is sent, and none of another account', async () => {
  const [{ tenant }, { tenant: other }] = [await movingIn('limits'), await movingIn('stranger')];
  const { importId } = await open(tenant);
  const of = { accountId: tenant.accountId, importId };
  expect(await sendUploadedImport(app, of)).toBe(false);
  const piece = { file: 0, piece: 0, name: 'a.xml', content: Buffer.from('<a/>') };
  expect(await addImportPiece(app, { accountId: other.accountId, importId }, { piece })).toBe('fechada');
  const bounds = { importBytes: 4, accountBytes: 100 };
  expect(await addImportPiece(app, of, { piece, bounds })).toBe('guardado');
  expect(await addImportPiece(app, of, { piece: { ...piece, piece: 1 }, bounds })).toBe('grande_demais');
  expect(await sendUploadedImport(app, { accountId: other.accountId, importId })).toBe(false);
  expect(await sendUploadedImport(app, of)).toBe(true);
  expect(await addImportPiece(app, of, { piece: { ...piece, piece: 2 } })).toBe('fechada');
  expect(await workOff()).toEqual([importId]);
});

it('an incomplete upload is deleted, and a failed import gives its reason', async () => {
  const { tenant } = await movingIn('left');
  const { accountId, clientId } = tenant;
  const { importId: half } = await open(tenant);
  const command = await openImport(worker, { accountId, clientId, target: 'producao', actor });
  const poison = await uploadZip(tenant, { '1.xml': strToU8('<x/>') });
  await owner.pool.query(`update imports set updated_at = now() - interval '2 hours'`);
  await owner.pool.query(
    `update imports set state = 'processando', tries = 5, leased_until = now() - interval '1 second' where id = $1`,
    [poison],
  );
  expect(await workOff()).toEqual([]);
  expect(await runRetention(worker, { testDocumentDays: 90, webhookDays: 30, emailDays: 30 })).toMatchObject({
    imports: 3,
  });
  expect(await viewOf(tenant, half)).toBeNull();
  for (const id of [command.importId, poison])
    expect(await viewOf(tenant, id)).toMatchObject({ state: 'interrompida' });
  expect(await filesLeft(poison)).toBe(0);
});
