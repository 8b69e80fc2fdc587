import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stack } from '@fiscal/core/testing/stack';
import { zipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import {
  accessOf,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfeOf,
  refusal,
  send,
  testOf,
  verdictOf,
} from '../../../test/support/api.ts';
import { issuedElsewhere } from '../../../test/support/elsewhere.ts';
import { ask } from '../../../test/support/graphql.ts';

const PATIENCE = { timeout: 300_000, interval: 200 };
const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const report = z.object({
  counts: z.object({ documents: z.int(), known: z.int(), refused: z.int() }),
  refused: z.array(z.object({ file: z.string(), code: z.string(), message: z.string() })),
});

function folderWith(files: Readonly<Record<string, Uint8Array>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'emite-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
  return folder;
}

/** `npm run import`, on the stack's database. */
async function run({ accountId, cnpj }: Company, folder: string, client = cnpj) {
  const reportFile = `${folder}.json`;
  const asked = ['--account', accountId, '--client', client, '--target', 'sandbox', '--report', reportFile];
  const args = ['--import', 'tsx', 'apps/workflows/src/cli/import.ts', ...asked, folder];
  const { databaseWorkerUrl, sandboxCaFile, masterKey } = stack();
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: databaseWorkerUrl,
    SANDBOX_CA_FILE: sandboxCaFile,
    MASTER_KEY: masterKey,
  };
  const ended = await new Promise<{ readonly code: number; readonly out: string; readonly err: string }>(
    (resolve) => {
      const child = execFile(process.execPath, args, { cwd: ROOT, env }, (_, out, err) =>
        resolve({ code: child.exitCode ?? -1, out, err }),
      );
    },
  );
  onTestFinished(() => rmSync(reportFile, { force: true }));
  return { ...ended, report: () => report.parse(JSON.parse(readFileSync(reportFile, 'utf8'))) };
}

it('a document of another system is imported, consulted, canceled at its authority, and its numbers continue', async () => {
  const company = await newCompany(await newAccount());
  const [first, second] = await issuedElsewhere(company, [7, 3]);
  if (!first || !second) throw new Error('nothing was issued');
  const folder = folderWith({
    'a.xml': first.xml,
    'resto.zip': zipSync({ 'b.xml': second.xml, '../c.xml': second.xml }),
  });
  const { code, out, err, report: summary } = await run(company, folder);
  expect(summary(), err).toMatchObject({
    counts: { documents: 2, known: 0, refused: 1 },
    refused: [{ code: 'arquivo_inseguro' }],
  });
  expect(code).toBe(1);
  expect(out).toContain('próximo número 8');

  const headers = testOf(company);
  const listed = await send('GET', `/v1/documents?accessKey=${first.chave}`, headers);
  const { data } = z
    .object({ data: z.array(z.object({ id: z.string(), status: z.string() }).loose()) })
    .parse(listed.json);
  const [found] = data;
  expect(found?.status).toBe('AUTORIZADA');
  const id = found?.id ?? '';
  const consultDocument = async () => (await send('GET', `/v1/nfe/${id}`, headers)).json;
  await expect
    .poll(consultDocument, PATIENCE)
    .toMatchObject({ imported: { state: 'confirmed', reason: null } });
  const xml = await send('GET', `/v1/nfe/${id}/xml`, headers);
  expect(xml.text.replace(/^<\?xml[^>]*\?>/, '')).toBe(first.xml.toString().replace(/^<\?xml[^>]*\?>/, ''));
  const pdf = await send('GET', `/v1/nfe/${id}/pdf`, headers);
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');

  const cancelled = await send('POST', `/v1/nfe/${id}/cancel`, headers, {
    reason: 'Pedido cancelado pelo cliente',
  });
  expect(cancelled.status, cancelled.text).toBe(202);
  await expect.poll(async () => (await verdictOf(headers, id)).status, PATIENCE).toBe('CANCELADA');
  expect(await verdictOf(headers, id)).toMatchObject({
    events: [{ type: 'cancelamento', status: 'autorizado' }],
  });

  const next = await emitToVerdict(headers, nfeOf(company));
  expect(next).toMatchObject({ status: 'AUTORIZADA' });
  expect(next.accessKey?.slice(25, 34)).toBe('000000008');

  const again = await run(company, folder);
  expect(again.report().counts).toMatchObject({ documents: 0, known: 2, refused: 1 });
});

const bytesOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);

describe('over the wire', () => {
  async function upload(
    { accessKey, clientId }: Company,
    body: BodyInit,
    { type = 'application/zip', query = 'target=sandbox&file=notas.zip' } = {},
  ) {
    const answer = await fetch(`${stack().apiUrl}/v1/clients/${clientId}/imports?${query}`, {
      method: 'POST',
      headers: { 'x-access-key': accessKey, 'content-type': type },
      body,
    });
    return { status: answer.status, location: answer.headers.get('location'), json: await answer.json() };
  }

  it('a ZIP is imported, its report lists the refused files, and a repetition changes nothing', async () => {
    const company = await newCompany(await newAccount());
    const [first, second] = await issuedElsewhere(company, [7, 3]);
    if (!first || !second) throw new Error('nothing was issued');
    const zip = bytesOf(zipSync({ 'a.xml': first.xml, 'b.xml': second.xml, 'c.xml': Buffer.from('<c') }));
    const uploadAndWait = async () => {
      const { status, location, json } = await upload(company, zip);
      expect(status, JSON.stringify(json)).toBe(202);
      const look = async () => (await send('GET', location ?? '', accessOf(company))).json;
      await expect.poll(look, PATIENCE).toMatchObject({ state: 'concluida' });
      return look();
    };
    expect(await uploadAndWait()).toMatchObject({
      target: 'sandbox',
      files: 3,
      documents: 2,
      refused: 1,
      series: [{ serie: 1, highest: 7, next: 8 }],
      refusedFiles: [{ file: 'notas.zip/c.xml', code: 'xml_invalido' }],
      nextRefused: null,
      warnedFiles: [],
      nextWarning: null,
    });
    expect(await uploadAndWait()).toMatchObject({ documents: 0, known: 2, refused: 1 });
    const listed = await send('GET', `/v1/clients/${company.clientId}/imports`, accessOf(company));
    expect(listed.json).toMatchObject({ data: [{ known: 2 }, { documents: 2 }], nextCursor: null });
    const documents = await send('GET', '/v1/documents', testOf(company));
    expect(documents.json).toMatchObject({ data: [{ status: 'AUTORIZADA' }, { status: 'AUTORIZADA' }] });
  });

  it('a single XML is enough, and documents of another CNPJ are left out', async () => {
    const [company, other] = [await newCompany(await newAccount()), await newCompany(await newAccount())];
    const [foreign] = await issuedElsewhere(other, [1]);
    const xml = bytesOf(foreign?.xml ?? Buffer.alloc(0));
    const { status, location } = await upload(company, xml, {
      type: 'application/xml',
      query: 'target=sandbox',
    });
    expect(status).toBe(202);
    const look = async () => (await send('GET', location ?? '', accessOf(company))).json;
    await expect.poll(look, PATIENCE).toMatchObject({
      state: 'concluida',
      documents: 0,
      refusedFiles: [{ file: 'arquivo', code: 'outro_cnpj' }],
    });
  });

  it.each([
    ['neither ZIP nor XML', 'PDF-1.7', 'application/zip', 400, 'requisicao_invalida'],
    ['nothing', '', 'application/zip', 400, 'requisicao_invalida'],
    ['JSON', '{}', 'application/json', 415, 'tipo_de_midia_invalido'],
  ])('%s is refused with what to send', async (...[, body, type, status, code]) => {
    const refused = await upload(await newCompany(await newAccount()), body, { type });
    expect(refused).toMatchObject({ status, json: { code } });
  });
});

it('the authority is asked again about a document that it did not confirm, and about no other', async () => {
  const elsewhere = await newCompany(await newAccount());
  const { id: issued } = await emitAuthorized(testOf(elsewhere), nfeOf(elsewhere));
  const file = await send('GET', `/v1/nfe/${issued}/xml`, testOf(elsewhere));
  const company = await newCompany(await newAccount(), { cnpj: elsewhere.cnpj });
  const { code } = await run(company, folderWith({ 'a.xml': Buffer.from(file.text) }));
  expect(code).toBe(0);
  const headers = testOf(company);
  const listed = await send('GET', '/v1/documents', headers);
  const [imported] = z
    .object({ data: z.array(z.object({ id: z.string() }).loose()) })
    .parse(listed.json).data;
  const id = imported?.id ?? '';
  const proof = z.object({
    imported: z.object({
      state: z.string(),
      reason: z.string().nullable(),
      checkedAt: z.string().nullable(),
    }),
  });
  const checkedAt = async () =>
    proof.parse((await send('GET', `/v1/nfe/${id}`, headers)).json).imported.checkedAt;
  // The sandbox of another account does not know the key.
  await expect.poll(checkedAt, PATIENCE).not.toBeNull();
  const first = await checkedAt();
  const asked = await send('POST', `/v1/documents/${id}/confirm-import`, headers);
  expect(asked).toMatchObject({
    status: 202,
    json: { imported: { state: 'unconfirmable', reason: 'outro_sandbox', checkedAt: first } },
  });
  await expect.poll(checkedAt, PATIENCE).not.toBe(first);
  const second = await checkedAt();
  const mutation = `mutation { confirmImport(id: "${id}") {
    ... on ConfirmImportPayload { document { imported { state } } } ... on Problem { code } } }`;
  expect(await ask(headers, mutation)).toEqual({
    confirmImport: { document: { imported: { state: 'UNCONFIRMABLE' } } },
  });
  await expect.poll(checkedAt, PATIENCE).not.toBe(second);
  const own = await emitAuthorized(headers, nfeOf(company));
  const refused = await send('POST', `/v1/documents/${own.id}/confirm-import`, headers);
  expect(refusal(refused, 409, 'operacao_nao_permitida').message).toContain('emitido aqui');
  refusal(await send('POST', `/v1/documents/${id}/confirm-import`, testOf(elsewhere)), 404, 'nao_encontrado');
});

it('a missing account or company is reported before anything is read', async () => {
  const company = await newCompany(await newAccount());
  const folder = folderWith({ 'a.xml': Buffer.from('<a/>') });
  const nobody = await run(company, folder, '11222333000181');
  expect(nobody.code).toBe(2);
  expect(nobody.err).toContain('has no company 11222333000181');
  const elsewhere = await run({ ...company, accountId: '00000000-0000-7000-8000-000000000000' }, folder);
  expect(elsewhere.code).toBe(2);
});
