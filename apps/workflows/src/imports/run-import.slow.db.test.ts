import { readFileSync } from 'node:fs';
import { createImportReader } from '@fiscal/core/imports/reader';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { type IssuedFile, type IssuedOptions, issuedEvent, issuedFile } from '@fiscal/core/testing/issued';
import type { Target } from '@fiscal/core/vocabulary/target';
import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { getCredits } from '@fiscal/db/accounts/credits';
import { getDocument, getDocumentXml, listDocuments, listEventXmls } from '@fiscal/db/documents/documents';
import {
  finishImport,
  getImport,
  listImports,
  listRefusals,
  noteImport,
  openImport,
} from '@fiscal/db/imports/imports';
import { listAudit } from '@fiscal/db/records/audit';
import { importedDocument } from '@fiscal/db/testing/imported';
import { acceptRequest, identify } from '@fiscal/db/testing/requests';
import { createTenant, databaseUrls, openDb, type TestTenant } from '@fiscal/db/testing/test-database';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ImportFile, type ImportSource, judgedHere } from './import-file.ts';
import type { ImportReport } from './reading.ts';
import { runImport } from './run-import.ts';

const SALE = readFileSync(
  new URL(
    '../../../../packages/fiscal-core/src/documents/nfe/fixtures/simples-csosn102.xml',
    import.meta.url,
  ),
  'utf8',
);
const ca = createTestCa();
const read = createImportReader({ schemas: null, trusted: [ca.certificate] });

interface Company {
  readonly tenant: TestTenant;
  readonly cnpj: string;
  readonly signer: IssuedOptions['signer'];
  readonly sale: (numero: number, options?: Partial<IssuedOptions>) => IssuedFile;
}

/** A company that comes from elsewhere, with the files that it brings. */
async function movingIn(name: string): Promise<Company> {
  const cnpj = randomCnpj(`import ${name}`);
  const tenant = await createTenant(openDb('app'), { cnpj });
  const signer = testSigner(issueEcnpj(ca, { cnpj }));
  const sale = (numero: number, options: Partial<IssuedOptions> = {}) =>
    issuedFile('nfe', SALE, { signer, emitente: cnpj, numero, ...options });
  return { tenant, cnpj, signer, sale };
}

type Files = Readonly<Record<string, Uint8Array>>;
async function* filesOf(files: Files): AsyncIterable<ImportFile> {
  for (const [name, bytes] of Object.entries(files)) yield { name, read: async () => bytes };
}
const sourceOf =
  (files: Files): ImportSource =>
  () =>
    judgedHere(filesOf(files), read);

async function bring(
  { tenant, cnpj }: Company,
  files: Files,
  options: { readonly target?: Target; readonly breaksAt?: number } = {},
): Promise<ImportReport & { readonly importId: string }> {
  const db = openDb('worker');
  const { accountId, clientId } = tenant;
  const { target = 'producao', breaksAt } = options;
  const actor = { kind: 'operator', id: 'test' } as const;
  const { importId } = await openImport(db, {
    accountId,
    clientId,
    target,
    actor,
  });
  const report = await runImport({
    db,
    scope: { accountId, clientId, target, importId },
    company: cnpj,
    source: sourceOf(files),
    async progress(counts) {
      await noteImport(db, { accountId, importId }, counts);
      if (breaksAt !== undefined && counts.documents >= breaksAt) throw new Error('broken off');
    },
  });
  await finishImport(db, { accountId, importId }, report);
  return { ...report, importId };
}

async function behindTheWalls(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function documentsOf({ tenant }: Company) {
  const { rows } = await (await behindTheWalls()).query<{ id: string; numero: number; status: string }>(
    'select id, numero, status from documents where account_id = $1 order by numero, id',
    [tenant.accountId],
  );
  return rows;
}

const CANCELLED = { reason: 'Pedido cancelado pelo cliente' };

describe('documents that another provider issued', () => {
  it('keep their verdict: consultable, with file, key and protocol; nothing is sent, reserved or charged', async () => {
    const company = await movingIn('there');
    const { tenant, sale } = company;
    const file = sale(41);
    const before = await getCredits(openDb('app'), tenant.accountId);
    const report = await bring(company, { 'a.xml': file.xml });
    expect(report).toMatchObject({
      counts: { files: 1, documents: 1, warned: 0, refused: 0 },
      refused: [],
      warnings: [],
    });

    const [row] = await documentsOf(company);
    const view = await getDocument(openDb('app'), tenant.live, row?.id ?? '');
    expect(view).toMatchObject({
      type: 'nfe',
      environment: 1,
      status: 'AUTORIZADA',
      accessKey: file.chave,
      serie: 1,
      numero: 41,
      protocolNumber: '135260000012345',
      cStat: '100',
      hasXml: true,
      creditsChargedMilli: 0,
      previousAttempts: [],
      subject: { emitente: company.cnpj, uf: 'SP', protocolNumber: '135260000012345', tpEmis: '1' },
    });
    expect(view?.authorizedAt?.toISOString()).toBe('2026-11-21T13:00:05.000Z');
    const stored = await getDocumentXml(openDb('app'), tenant.live, row?.id ?? '');
    expect(file.xml.includes(stored?.signed ?? '-')).toBe(true);
    expect(stored?.prot).toContain('<nProt>135260000012345</nProt>');

    expect(await getCredits(openDb('app'), tenant.accountId)).toEqual(before);
    const owner = await behindTheWalls();
    const waiting = await owner.query(
      `select 1 from pending_operations where account_id = $1 union all select 1 from operations where account_id = $1
       union all select 1 from credits_ledger where account_id = $1 and kind <> 'recarga'`,
      [tenant.accountId],
    );
    expect(waiting.rows).toEqual([]);
    const changes = await owner.query('select kind from document_changes where account_id = $1', [
      tenant.accountId,
    ]);
    expect(changes.rows).toEqual([{ kind: 'document.imported' }]);
    const [act] = await listAudit(openDb('app'), tenant.accountId, { limit: 1, action: 'documents.import' });
    expect(act).toMatchObject({
      subject: { type: 'client', id: tenant.clientId },
      details: { documents: 1 },
    });
  });

  it('continue the numbers after the highest one: gaps below are offered to no caller', async () => {
    const company = await movingIn('numbers');
    const { tenant, sale } = company;
    const report = await bring(company, {
      'a.xml': sale(9).xml,
      'b.xml': sale(4).xml,
      'c.xml': sale(7, { serie: 3 }).xml,
    });
    expect(report.series).toEqual(
      expect.arrayContaining([
        { emitente: company.cnpj, modelo: '55', serie: 1, highest: 9, before: 1, next: 10 },
        { emitente: company.cnpj, modelo: '55', serie: 3, highest: 7, before: 1, next: 8 },
      ]),
    );
    const acceptor = createAcceptor(openDb('app'), { nowMs: () => Date.now(), identify });
    onTestFinished(() => acceptor.close());
    const next = await acceptor.accept(acceptRequest(tenant.live));
    expect(next.kind === 'aceito' && next.accessKey.slice(25, 34)).toBe('000000010');
    const sent = await acceptor.accept(
      acceptRequest(tenant.live, { prepared: { numero: 4 }, refuseFaults: true }),
    );
    expect(sent.kind).not.toBe('aceito');
  });

  it('leave a counter alone that is further', async () => {
    const company = await movingIn('further');
    await bring(company, { 'a.xml': company.sale(50).xml });
    const { series } = await bring(company, { 'b.xml': company.sale(12).xml });
    expect(series).toMatchObject([{ highest: 12, before: 51, next: 51 }]);
  });

  it('come with their events: canceled, corrected, in the order of registration', async () => {
    const company = await movingIn('events');
    const { tenant, sale, signer } = company;
    const [gone, corrected] = [sale(1), sale(2)];
    const letter = { correctionText: 'Onde se lê A, leia-se B' };
    const report = await bring(company, {
      // Events may come before their documents.
      'c1.xml': issuedEvent(corrected, 'carta-correcao', letter, { signer, sequence: 1 }),
      'c2.xml': issuedEvent(corrected, 'carta-correcao', letter, { signer, sequence: 2 }),
      'x.xml': issuedEvent(gone, 'cancelamento', CANCELLED, { signer }),
      'a.xml': gone.xml,
      'b.xml': corrected.xml,
    });
    expect(report.counts).toMatchObject({ files: 5, documents: 2, events: 3, refused: 0 });
    const [first, second] = await documentsOf(company);
    expect(await getDocument(openDb('app'), tenant.live, first?.id ?? '')).toMatchObject({
      status: 'CANCELADA',
      cStat: '101',
      events: [{ type: 'cancelamento', eventCode: '110111', status: 'autorizado', hasXml: true }],
    });
    expect(await getDocument(openDb('app'), tenant.live, second?.id ?? '')).toMatchObject({
      status: 'AUTORIZADA',
      events: [
        { type: 'carta-correcao', sequence: 1 },
        { type: 'carta-correcao', sequence: 2 },
      ],
    });
    expect(await listEventXmls(openDb('app'), tenant.accountId, second?.id ?? '')).toHaveLength(2);
  });

  it('change nothing when they are imported again, or after an interrupted import', async () => {
    const company = await movingIn('again');
    const { sale, signer } = company;
    const sales = Array.from({ length: 260 }, (_, n) => sale(n + 1));
    const files = {
      ...Object.fromEntries(sales.map(({ xml }, n) => [`${n}.xml`, xml])),
      'x.xml': issuedEvent(sale(1), 'cancelamento', CANCELLED, { signer }),
    };
    await expect(bring(company, files, { breaksAt: 200 })).rejects.toThrow('broken off');
    const some = (await documentsOf(company)).length;
    expect(some).toBeGreaterThanOrEqual(200);
    expect(some).toBeLessThan(260);

    const rest = await bring(company, files);
    expect(rest.counts).toMatchObject({ documents: 260 - some, known: some, events: 1, refused: 0 });
    const before = await documentsOf(company);
    const again = await bring(company, files);
    expect(again.counts).toMatchObject({ documents: 0, events: 0, known: 261, refused: 0 });
    expect(await documentsOf(company)).toEqual(before);
    expect(again.series).toEqual([]);
  });

  it('issued here before are recognized and stay untouched', async () => {
    const company = await movingIn('own');
    const { tenant, sale } = company;
    const file = sale(1);
    const acceptor = createAcceptor(openDb('app'), {
      nowMs: () => Date.now(),
      identify: (_request, { documentId }) => ({
        codigoNumerico: file.chave.slice(35, 43),
        accessKey: file.chave,
        answer: { status: 202, body: { invoiceId: documentId } },
      }),
    });
    onTestFinished(() => acceptor.close());
    await acceptor.accept(acceptRequest(tenant.live));
    const report = await bring(company, { 'a.xml': file.xml });
    expect(report.counts).toMatchObject({ documents: 0, own: 1, known: 0 });
    expect(await documentsOf(company)).toMatchObject([{ numero: 1, status: 'PENDENTE' }]);
  });

  it('files of the test environment are imported separately, as test documents', async () => {
    const company = await movingIn('test environment');
    const file = company.sale(5, { environment: 2 });
    const report = await bring(
      company,
      { 'a.xml': file.xml, 'b.xml': company.sale(6).xml },
      { target: 'sandbox' },
    );
    expect(report.counts).toMatchObject({ documents: 1, refused: 1 });
    expect(report.refused).toMatchObject([{ file: 'b.xml', code: 'outro_ambiente' }]);
    const [row] = await documentsOf(company);
    expect(await getDocument(openDb('app'), company.tenant.test, row?.id ?? '')).toMatchObject({
      environment: 2,
    });
  });
});

describe('a batch with planted faults', () => {
  it('a document behind a comment that names an event is on record, as every other one', async () => {
    const company = await movingIn('comment');
    const hidden = Buffer.from(
      company
        .sale(1)
        .xml.toString()
        .replace(/(<\?xml[^>]*\?>)?/, '$1<!-- <evento > -->'),
    );
    const { counts } = await bring(company, { 'a.xml': hidden });
    expect(counts).toMatchObject({ files: 1, documents: 1, refused: 0 });
    const { data } = await listDocuments(openDb('app'), company.tenant.live, { limit: 5 });
    expect(data).toHaveLength(1);
  });

  it('takes what holds, and names each file that does not, with its reason', async () => {
    const company = await movingIn('faults');
    const stranger = await movingIn('stranger');
    const { sale, signer } = company;
    const good = sale(1);
    const changeTotal = (file: IssuedFile) => Buffer.from(file.xml.toString().replace(/<vNF>\d/, '<vNF>9'));
    const report = await bring(company, {
      'boa.xml': good.xml,
      'boa-de-novo.xml': good.xml,
      'alterada.xml': changeTotal(sale(2)),
      'outra-chave.xml': sale(3, { protocol: { chNFe: sale(4).chave } }).xml,
      'outro-digval.xml': sale(5, { protocol: { digVal: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } }).xml,
      'rejeitada.xml': sale(6, { protocol: { cStat: '539', xMotivo: 'Duplicidade' } }).xml,
      'de-outro.xml': stranger.sale(1).xml,
      'assinada-por-outro.xml': sale(7, { signer: stranger.signer }).xml,
      'cortada.xml': sale(8).xml.subarray(0, 2000),
      'bomba.xml': Buffer.from('<!DOCTYPE a [<!ENTITY b "cc">]><nfeProc>&b;</nfeProc>'),
      'vazia.xml': Buffer.alloc(0),
      'homologacao.xml': sale(9, { environment: 2 }).xml,
      'evento-de-ninguem.xml': issuedEvent(sale(99), 'cancelamento', CANCELLED, { signer }),
      'boa-tambem.xml': sale(10).xml,
    });
    expect(Object.fromEntries(report.refused.map(({ file, code }) => [file, code]))).toEqual({
      'boa-de-novo.xml': 'repetido_no_lote',
      'alterada.xml': 'assinatura_invalida',
      'outra-chave.xml': 'protocolo_invalido',
      'outro-digval.xml': 'protocolo_invalido',
      'rejeitada.xml': 'nao_autorizado',
      'de-outro.xml': 'outro_cnpj',
      'assinada-por-outro.xml': 'certificado_de_outro',
      'cortada.xml': 'xml_invalido',
      'bomba.xml': 'xml_invalido',
      'vazia.xml': 'arquivo_vazio',
      'homologacao.xml': 'outro_ambiente',
      'evento-de-ninguem.xml': 'evento_sem_documento',
    });
    expect(await documentsOf(company)).toMatchObject([{ numero: 1 }, { numero: 10 }]);
    const db = openDb('app');
    const { accountId, clientId } = company.tenant;
    expect(await getImport(db, accountId, { clientId, importId: report.importId })).toMatchObject({
      state: 'concluida',
      files: 14,
      documents: 2,
      refused: 12,
      series: [{ serie: 1, next: 11 }],
    });
    const refusals = await listRefusals(db, accountId, { importId: report.importId, after: 0, limit: 100 });
    expect(refusals.map(({ file }) => file)).toEqual(report.refused.map(({ file }) => file));
    for (const { message } of refusals) expect(message).toMatch(/\p{L}{3}/u);
    const foreign = stranger.tenant;
    expect(await getImport(db, foreign.accountId, { clientId, importId: report.importId })).toBeNull();
    expect(await listImports(db, foreign.accountId, { clientId, limit: 10 })).toEqual([]);
    expect(
      await listRefusals(db, foreign.accountId, { importId: report.importId, after: 0, limit: 9 }),
    ).toEqual([]);
  });

  it('leaves out the one file with a value that the database refuses, and keeps its whole batch', async () => {
    const { tenant, cnpj } = await movingIn('refused value');
    const { accountId, clientId, live } = tenant;
    const db = openDb('worker');
    const scope = { accountId, clientId, target: 'producao' } as const;
    const { importId } = await openImport(db, { ...scope, actor: { kind: 'operator', id: 'test' } });
    const files = Array.from({ length: 7 }, (_, index) => {
      const judged = importedDocument(live, index + 1, index === 4 ? { xMotivo: 'a\0b' } : {});
      return {
        name: `${index + 1}.xml`,
        judge: async (pass: string) => (pass === 'documents' ? judged : null),
      };
    });
    const report = await runImport({
      db,
      scope: { ...scope, importId },
      company: cnpj,
      async *source() {
        yield* files;
      },
    });
    expect(report.refused).toMatchObject([{ file: '5.xml', code: 'leiaute_invalido' }]);
    expect(report.counts).toMatchObject({ files: 7, documents: 6, refused: 1 });
    const { data } = await listDocuments(openDb('app'), live, { limit: 10 });
    expect(data.map(({ numero }) => numero).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 6, 7]);
    expect(report.series).toMatchObject([{ serie: 1, before: 1, next: 8 }]);
  });
});
