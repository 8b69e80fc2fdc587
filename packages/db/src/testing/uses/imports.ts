import * as documents from '../../documents/documents.ts';
import * as importChecks from '../../imports/import-checks.ts';
import { importDocuments } from '../../imports/import-documents.ts';
import { importEvents } from '../../imports/import-events.ts';
import { importRanges } from '../../imports/import-ranges.ts';
import type { ImportScope } from '../../imports/import-scope.ts';
import { importSubstitutions } from '../../imports/import-substitutions.ts';
import * as imports from '../../imports/imports.ts';
import { requestImportCheck } from '../../imports/request-import-check.ts';
import { listSeriesProposals } from '../../imports/series-proposals.ts';
import * as uploadedImports from '../../imports/uploaded-imports.ts';
import * as numbering from '../../numbers/numbering.ts';
import { importedCancellation, importedDocument, importedHere, importedRange } from '../imported.ts';
import type { TestTenant } from '../test-database.ts';
import { app, worker } from './databases.ts';
import { actor, importOf, series, type Uses } from './steps.ts';

async function finishedImport(of: TestTenant): Promise<ImportScope> {
  const scope = await importOf(of);
  const refused = [{ file: 'a.xml', code: 'xml_invalido', message: 'm' }] as const;
  await imports.finishImport(worker, scope, {
    counts: imports.NO_FILES,
    series: [],
    refused,
    warnings: [],
    halted: null,
  });
  return scope;
}

async function uploadOf({ accountId, clientId }: TestTenant) {
  const actor = { kind: 'access-key', id: 'k' } as const;
  const opened = await uploadedImports.openUploadedImport(app, {
    accountId,
    clientId,
    target: 'sandbox',
    actor,
  });
  const upload = { accountId, ...opened };
  const content = Buffer.from('<NFe/>');
  await uploadedImports.addImportPiece(app, upload, { piece: { file: 0, piece: 0, name: 'a.xml', content } });
  return upload;
}

export const IMPORTS: Uses = {
  'import-documents.importDocuments': async (of) => {
    const documents = [importedDocument(of.test, 7001), importedDocument(of.test, 7002)];
    await importDocuments(worker, await importOf(of), documents);
  },
  'import-events.importEvents': async (of) => {
    const document = importedDocument(of.test, 7003);
    const scope = await importOf(of);
    await importDocuments(worker, scope, [document]);
    await importEvents(worker, scope, [importedCancellation(document)]);
  },
  'import-ranges.importRanges': async (of) =>
    importRanges(worker, await importOf(of), [importedRange(of.test, 7010, 7011)]),
  'import-substitutions.importSubstitutions': async (of) => {
    const old = importedDocument(of.test, 7004);
    const note = importedDocument(of.test, 7005, { substitutes: old.accessKey });
    const scope = await importOf(of);
    await importDocuments(worker, scope, [old, note]);
    await importSubstitutions(worker, scope, [note]);
  },
  'imports.companyToImport': async (of) => imports.companyToImport(worker, of.accountId, of.clientId),
  'imports.openImport': async (of) => importOf(of),
  'imports.noteImport': async (of) => imports.noteImport(worker, await importOf(of), imports.NO_FILES),
  'imports.finishImport': async (of) => finishedImport(of),
  'imports.getImport': async (of) => {
    const { importId } = await finishedImport(of);
    return imports.getImport(app, of.accountId, { clientId: of.clientId, importId });
  },
  'imports.listImports': async (of) =>
    imports.listImports(app, of.accountId, { clientId: of.clientId, limit: 5 }),
  'imports.listRefusals': async (of) => {
    const { importId } = await finishedImport(of);
    return imports.listRefusals(app, of.accountId, { importId, after: 0, limit: 5 });
  },
  'uploaded-imports.openUploadedImport': async (of) => uploadOf(of),
  'uploaded-imports.addImportPiece': async (of) => uploadOf(of),
  'uploaded-imports.sendUploadedImport': async (of) =>
    uploadedImports.sendUploadedImport(app, await uploadOf(of)),
  'uploaded-imports.claimImport': async () => uploadedImports.claimImport(worker),
  'uploaded-imports.dropImportPieces': async (of) =>
    uploadedImports.dropImportPieces(app, await uploadOf(of)),
  'uploaded-imports.handBackImport': async (of) => uploadedImports.handBackImport(worker, await uploadOf(of)),
  'uploaded-imports.listImportFiles': async (of) =>
    uploadedImports.listImportFiles(worker, await uploadOf(of)),
  'uploaded-imports.readImportFile': async (of) =>
    uploadedImports.readImportFile(worker, await uploadOf(of), 0),
  'import-checks.claimImportChecks': async () =>
    importChecks.claimImportChecks(worker, { limit: 5, leaseMs: 1_000 }),
  'import-checks.listContradicted': async (of) =>
    importChecks.listContradicted(app, of.accountId, {
      environment: 2,
      after: new Date(0),
      until: new Date(),
      limit: 5,
    }),
  'request-import-check.requestImportCheck': async (of) => {
    const [documentId = ''] = await importedHere(worker, of, [78]);
    await requestImportCheck(app, { accountId: of.accountId, documentId }, { actor, requestId: 'r' });
  },
  'series-proposals.listSeriesProposals': async (of) => {
    const scope = await importOf(of);
    const unproven = { serie: 7, warnings: ['cadeia_desconhecida'] } as const;
    const brought = [600, 700].map((numero) => importedDocument(of.test, numero, unproven));
    await importDocuments(worker, scope, brought);
    await numbering.setNextNumero(app, of.accountId, { key: { ...series(of), serie: 7 }, nextNumero: 601 });
    await listSeriesProposals(app, of.accountId, of.clientId);
  },
  'import-checks.createImportCheckStore': async (of) => {
    const scope = await importOf(of);
    const document = importedDocument(of.test, 77);
    await importDocuments(worker, scope, [document]);
    const { data } = await documents.listDocuments(app, of.test, { limit: 1, accessKey: document.accessKey });
    const store = importChecks.createImportCheckStore(worker);
    const its = { accountId: of.accountId, documentId: data[0]?.id ?? '' };
    await store.loadCheck(its);
    await store.deferCheck(its, 1_000);
    await store.settleCheck(its, {
      verdict: { kind: 'contradicted', reason: 'nao_consta' },
      events: [{ kind: null, xml: '<p><tpEvento>110110</tpEvento><nSeqEvento>1</nSeqEvento></p>' }],
      cancelled: true,
    });
  },
};
