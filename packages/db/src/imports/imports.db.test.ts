import type { ImportedDocument } from '@fiscal/core/imports/judged';
import { IMPORTED_STATES } from '@fiscal/core/vocabulary/imported';
import { expect, it, onTestFinished } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { documentStats } from '../accounts/console-stats.ts';
import { createDb } from '../base/client.ts';
import { listAccountDocuments } from '../documents/account-documents.ts';
import { totalAccountDocuments } from '../documents/account-totals.ts';
import { getDocument, listDocuments } from '../documents/documents.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { listInutilizacoes } from '../inutilizacao/inutilizacoes.ts';
import { authorizedVerdict, emit, sign } from '../testing/emissions.ts';
import {
  importedCancellation,
  importedDocument,
  importedHere,
  importedRange,
  setImportedState,
} from '../testing/imported.ts';
import { numbersInRange } from '../testing/numbers-in-range.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import {
  createTenant,
  databaseUrls,
  openDb,
  type TestTenant,
  testKeyring,
} from '../testing/test-database.ts';
import { createImportCheckStore } from './import-checks.ts';
import { importDocuments } from './import-documents.ts';
import { importEvents } from './import-events.ts';
import { importRanges } from './import-ranges.ts';
import { importSubstitutions } from './import-substitutions.ts';
import { finishImport, listRefusals, NO_FILES, openImport } from './imports.ts';

async function openUpload({ accountId, clientId }: TestTenant) {
  const db = openDb('worker');
  const actor = { kind: 'operator', id: 't' } as const;
  const { importId } = await openImport(db, { accountId, clientId, target: 'producao', actor });
  return { db, scope: { accountId, clientId, target: 'producao', importId } as const };
}

const seriesOf = ({ clientId, live }: TestTenant) =>
  ({ clientId, target: 'producao', emitente: live.issuer.cnpj, modelo: '55', serie: 1 }) as const;

it('two imports of the same documents at once put each on record once', async () => {
  const tenant = await createTenant(openDb('app'));
  const { db, scope } = await openUpload(tenant);
  const documents = [1, 2, 3].map((numero) => importedDocument(tenant.live, numero));
  const both = await Promise.all([
    importDocuments(db, scope, documents),
    importDocuments(db, scope, documents.toReversed()),
  ]);
  const outcomes = both.flatMap((batch) => batch.outcomes);
  expect(outcomes.toSorted()).toEqual([...Array(3).fill('importado'), ...Array(3).fill('ja_importado')]);
  expect((await listDocuments(openDb('app'), tenant.live, { limit: 10 })).data).toHaveLength(3);
});

it('the view of an imported document shows its proof, and one issued here has none', async () => {
  const app = openDb('app');
  const tenant = await createTenant(app);
  const { db, scope } = await openUpload(tenant);
  await importDocuments(db, scope, [
    importedDocument(tenant.live, 1),
    importedDocument(tenant.live, 2, { warnings: ['cadeia_desconhecida'] }),
  ]);
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  await acceptor.accept(acceptRequest(tenant.live, { prepared: { numero: 9 } }));
  await acceptor.close();
  const { data } = await listDocuments(app, tenant.live, { limit: 10, order: 'asc' });
  const views = await Promise.all(data.map(({ id }) => getDocument(app, tenant.live, id)));
  const proofs = new Map(views.map((view) => [view?.numero, view?.imported]));
  expect(proofs).toEqual(
    new Map([
      [1, { state: 'unconfirmed', reason: null, checkedAt: null }],
      [2, { state: 'unconfirmed', reason: 'cadeia_desconhecida', checkedAt: null }],
      [9, null],
    ]),
  );
});

it('every warning of an import is stored beside its refusals, in pages of its own', async () => {
  const tenant = await createTenant(openDb('app'));
  const { db, scope } = await openUpload(tenant);
  const { accountId, importId } = scope;
  const warningOf = (file: string) => ({ file, code: 'cadeia_desconhecida', message: 'm' }) as const;
  await finishImport(db, scope, {
    counts: NO_FILES,
    series: [],
    refused: ['r1', 'r2'].map((file) => ({ file, code: 'xml_invalido', message: 'm' }) as const),
    warnings: ['w1', 'w2', 'w3'].map(warningOf),
    halted: null,
  });
  const page = (kind: 'recusa' | 'aviso' | undefined, after: number) =>
    listRefusals(openDb('app'), accountId, { importId, after, limit: 2, kind });
  const filesOf = (rows: Awaited<ReturnType<typeof page>>) => rows.map(({ file }) => file);
  expect(filesOf(await page(undefined, 0))).toEqual(['r1', 'r2']);
  const first = await page('aviso', 0);
  expect(first).toMatchObject([warningOf('w1'), warningOf('w2')]);
  expect(filesOf(await page('aviso', first.at(-1)?.seq ?? 0))).toEqual(['w3']);
  expect(filesOf(await page('recusa', 2))).toEqual([]);
});

it('lists find imported documents by their state, and sums leave out those that are not confirmed', async () => {
  const app = openDb('app');
  const owner = createDb({ url: databaseUrls().ownerUrl, role: 'app', max: 1, keyring: testKeyring });
  onTestFinished(() => owner.close());
  const tenant = await createTenant(app);
  const { accountId, test } = tenant;
  const ids = await importedHere(openDb('worker'), tenant, [1, 2, 3, 4]);
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const own = await acceptor.accept(acceptRequest(test, { prepared: { numero: 9 } }));
  await acceptor.close();
  for (const [index, state] of IMPORTED_STATES.entries())
    await setImportedState(owner.pool, ids[index] ?? '', state, 'motivo');
  for (const [index, imported] of IMPORTED_STATES.entries()) {
    const proof = {
      id: ids[index],
      imported: { state: imported, reason: 'motivo', checkedAt: expect.any(Date) },
    };
    expect((await listDocuments(app, test, { limit: 10, imported })).data).toMatchObject([proof]);
    const page = await listAccountDocuments(app, accountId, { environment: 2, limit: 10, imported });
    expect(page).toMatchObject({ data: [proof] });
  }
  const { data } = await listDocuments(app, test, { limit: 10 });
  expect(data).toHaveLength(5);
  expect(data.find(({ id }) => own.kind === 'aceito' && id === own.documentId)?.imported).toBeNull();
  const totals = await totalAccountDocuments(app, accountId, { environment: 2 });
  expect(totals?.find(({ status }) => status === 'AUTORIZADA')).toEqual({
    type: 'nfe',
    status: 'AUTORIZADA',
    operacao: 'saida',
    count: 4,
    unproven: 3,
    valorTotal: '10.00',
  });
  const now = new Date('2026-11-21T20:00:00-03:00');
  const stats = await documentStats(app, accountId, { environment: 2, now, days: 2 });
  const authorised = stats.counts.filter(({ status }) => status === 'AUTORIZADA');
  expect(authorised.map(({ count }) => count)).toEqual([1]);
});

it('numbers of a voided range are void, listed, and neither given nor taken from the document that has one', async () => {
  const app = openDb('app');
  const tenant = await createTenant(app);
  const { db, scope } = await openUpload(tenant);
  await importDocuments(db, scope, [importedDocument(tenant.live, 5)]);
  const ranges = [importedRange(tenant.live, 4, 7)];
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const freed = await acceptor.accept(acceptRequest(tenant.live));
  expect(freed.kind === 'aceito' && freed.accessKey.slice(25, 34)).toBe('000000006');
  expect(await importRanges(db, scope, ranges)).toEqual(['importado']);
  expect(await importRanges(db, scope, ranges)).toEqual(['ja_importado']);
  const states = await numbersInRange(app, tenant.accountId, seriesOf(tenant), { from: 1, to: 9 });
  expect(states.map(({ numero, state }) => `${numero} ${state}`)).toEqual(['5 usado', '6 reservado']);
  const listed = await listInutilizacoes(app, tenant.live, { emitente: tenant.live.issuer.cnpj });
  expect(listed).toMatchObject([{ inicio: 4, fim: 7, nProt: '135260000000003', state: 'concluida' }]);
  const next = await acceptor.accept(acceptRequest(tenant.live));
  expect(next.kind === 'aceito' && next.accessKey.slice(25, 34)).toBe('000000008');
  const voided = await acceptor.accept(acceptRequest(tenant.live, { prepared: { numero: 7 } }));
  await acceptor.close();
  if (voided.kind !== 'aceito') throw new Error(voided.kind);
  const work = await createEmissionStore(db).loadEmission({
    accountId: tenant.accountId,
    documentId: voided.documentId,
  });
  expect(work?.problems).toMatchObject([{ code: 'numero_em_uso', cStat: '206' }]);
});

it('a range of an unproven signer voids no number', async () => {
  const app = openDb('app');
  const tenant = await createTenant(app);
  const { db, scope } = await openUpload(tenant);
  const range = { ...importedRange(tenant.live, 1, 7), warnings: ['cadeia_desconhecida'] as const };
  expect(await importRanges(db, scope, [range])).toEqual(['importado']);
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const next = await acceptor.accept(acceptRequest(tenant.live));
  await acceptor.close();
  expect(next.kind === 'aceito' && next.accessKey.slice(25, 34)).toBe('000000001');
});

it('a série continues behind proven documents alone, and never over more than a thousand numbers at once', async () => {
  const tenant = await createTenant(openDb('app'));
  const { db, scope } = await openUpload(tenant);
  const unknown = { warnings: ['cadeia_desconhecida'] as const };
  const importNexts = async (...documents: ImportedDocument[]) =>
    (await importDocuments(db, scope, documents)).series.map(({ next }) => next);
  // The first series of a company begins where its history does.
  expect(await importNexts(importedDocument(tenant.live, 51_000))).toEqual([51_001]);
  expect(await importNexts(importedDocument(tenant.live, 51_001, unknown))).toEqual([51_001]);
  expect(await importNexts(importedDocument(tenant.live, 52_000))).toEqual([52_001]);
  expect(await importNexts(importedDocument(tenant.live, 53_001))).toEqual([52_001]);
  expect(await importNexts(importedDocument(tenant.live, 999_999_999))).toEqual([52_001]);
  // The distant number is reached once those between exist.
  expect(await importNexts(importedDocument(tenant.live, 52_500))).toEqual([53_002]);
});

it('a document that was issued here takes no event, and no substitution, from a file', async () => {
  const app = openDb('app');
  const tenant = await createTenant(app);
  const store = createEmissionStore(openDb('worker'));
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const emission = await emit({ acceptor, store }, tenant.live);
  await acceptor.close();
  const { attemptId } = await sign(store, emission);
  await store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(attemptId));
  const { db, scope } = await openUpload(tenant);
  const { accessKey } = emission;
  const forged = { ...importedCancellation(importedDocument(tenant.live, 9)), accessKey };
  expect(await importEvents(db, scope, [forged])).toEqual(['proprio']);
  const note = importedDocument(tenant.live, 10, { substitutes: accessKey });
  await importDocuments(db, scope, [note]);
  await importSubstitutions(db, scope, [note]);
  expect(await getDocument(app, tenant.live, emission.scope.documentId)).toMatchObject({
    status: 'AUTORIZADA',
    events: [],
  });
});

it('a document that its authority confirmed takes no event, and no substitution, from a file', async () => {
  const app = openDb('app');
  const tenant = await createTenant(app);
  const { db, scope } = await openUpload(tenant);
  const document = importedDocument(tenant.live, 1);
  const note = importedDocument(tenant.live, 2, { substitutes: document.accessKey });
  await importDocuments(db, scope, [document, note]);
  const { data } = await listDocuments(app, tenant.live, { limit: 1, accessKey: document.accessKey });
  const documentId = data[0]?.id ?? '';
  await createImportCheckStore(db).settleCheck(
    { accountId: tenant.accountId, documentId },
    { verdict: { kind: 'confirmed', cancelled: false }, events: [], cancelled: false },
  );
  expect(await importEvents(db, scope, [importedCancellation(document)])).toEqual(['proprio']);
  await importSubstitutions(db, scope, [note]);
  expect(await getDocument(app, tenant.live, documentId)).toMatchObject({ status: 'AUTORIZADA', events: [] });
  // The authority is asked instead.
  const asked = await createImportCheckStore(db).loadCheck({ accountId: tenant.accountId, documentId });
  expect(asked).toMatchObject({ own: false, status: 'AUTORIZADA' });
});

it('a document that another than its UF authorized keeps who did, and its check asks there', async () => {
  const tenant = await createTenant(openDb('app'));
  const { db, scope } = await openUpload(tenant);
  const { accountId } = tenant;
  await importDocuments(db, scope, [
    importedDocument(tenant.live, 1, { authorizer: 'SVRS' }),
    importedDocument(tenant.live, 2),
  ]);
  const { data } = await listDocuments(openDb('app'), tenant.live, { limit: 10, order: 'asc' });
  const store = createImportCheckStore(db);
  const checks = await Promise.all(data.map(({ id }) => store.loadCheck({ accountId, documentId: id })));
  const authorizers = new Map(data.map(({ numero }, at) => [numero, checks[at]?.authorizer]));
  expect(authorizers).toEqual(
    new Map([
      [1, 'SVRS'],
      [2, undefined],
    ]),
  );
  expect(checks.map((check) => check?.uf)).toEqual(['SP', 'SP']);
});

it('a number that another document holds stays with it', async () => {
  const app = openDb('app');
  const tenant = await createTenant(app);
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const held = await acceptor.accept(acceptRequest(tenant.live));
  await acceptor.close();
  const { db, scope } = await openUpload(tenant);
  expect((await importDocuments(db, scope, [importedDocument(tenant.live, 1)])).outcomes).toEqual([
    'importado',
  ]);
  const [number] = await numbersInRange(app, tenant.accountId, seriesOf(tenant), { from: 1, to: 1 });
  expect(number).toMatchObject({
    state: 'reservado',
    documentId: held.kind === 'aceito' ? held.documentId : '',
  });
});

it('an event of a document of another company, or of none, finds nothing; a late one leaves what is void alone', async () => {
  const app = openDb('app');
  const tenant = await createTenant(app);
  const stranger = await createTenant(app);
  const { db, scope } = await openUpload(tenant);
  const document = importedDocument(tenant.live, 1);
  await importDocuments(db, scope, [document]);
  const cancellation = importedCancellation(document);
  const theirs = await openUpload(stranger);
  expect(await importEvents(theirs.db, theirs.scope, [cancellation])).toEqual(['sem_documento']);
  expect(await importEvents(db, scope, [cancellation])).toEqual(['importado']);
  expect(await importEvents(db, scope, [cancellation])).toEqual(['ja_importado']);
  const late = {
    ...cancellation,
    sequence: 2,
    leaves: { status: 'ENCERRADA', cStat: '132', xMotivo: '' },
  } as const;
  await importEvents(db, scope, [late]);
  const { data } = await listDocuments(app, tenant.live, { limit: 1 });
  expect(await getDocument(app, tenant.live, data[0]?.id ?? '')).toMatchObject({
    status: 'CANCELADA',
    cStat: '101',
  });
});

it('a note whose place another took is void', async () => {
  const app = openDb('app');
  const tenant = await createTenant(app);
  const { db, scope } = await openUpload(tenant);
  const old = importedDocument(tenant.live, 1);
  const note = importedDocument(tenant.live, 2, { substitutes: old.accessKey });
  await importDocuments(db, scope, [note, old]);
  await importSubstitutions(db, scope, [note]);
  const { data } = await listDocuments(app, tenant.live, { limit: 5, accessKey: old.accessKey });
  expect(await getDocument(app, tenant.live, data[0]?.id ?? '')).toMatchObject({
    status: 'CANCELADA',
    events: [{ type: 'cancelamento-substituicao', eventCode: '105102' }],
  });
});

it('a note whose DPS is on record already is known, under any key', async () => {
  const tenant = await createTenant(openDb('app'));
  const { db, scope } = await openUpload(tenant);
  const dps = 'DPS355030824455566600018100001000000000000001';
  const note = (accessKey: string) =>
    importedDocument(tenant.live, 1, { type: 'nfse', modelo: 'DPS', accessKey, signedKey: dps });
  expect((await importDocuments(db, scope, [note('1'.repeat(50))])).outcomes).toEqual(['importado']);
  const sale = importedDocument(tenant.live, 50);
  expect((await importDocuments(db, scope, [note('2'.repeat(50)), sale])).outcomes).toEqual([
    'ja_importado',
    'importado',
  ]);
});

it('an event of an unknown chain counts until the authority answers without it, and gives way to its own', async () => {
  const tenant = await createTenant(openDb('app'));
  const { db, scope } = await openUpload(tenant);
  const sale = importedDocument(tenant.live, 1);
  await importDocuments(db, scope, [sale]);
  const letter = (sequence: number, warnings: readonly 'cadeia_desconhecida'[]) => ({
    ...importedCancellation(sale),
    tpEvento: '110110',
    event: 'carta-correcao' as const,
    leaves: null,
    sequence,
    warnings,
  });
  await importEvents(db, scope, [
    letter(1, ['cadeia_desconhecida']),
    letter(2, []),
    letter(20, ['cadeia_desconhecida']),
  ]);
  const { data } = await listDocuments(openDb('app'), tenant.live, { limit: 1 });
  const documentId = data[0]?.id ?? '';
  const registeredEvents = async () =>
    (await getDocument(openDb('app'), tenant.live, documentId))?.events
      .filter(({ status }) => status === 'autorizado')
      .map(({ sequence, xMotivo }) => `${sequence} ${xMotivo}`)
      .sort();
  expect(await registeredEvents()).toHaveLength(3);
  const summary = {
    tpEvento: '110110',
    sequence: 1,
    cStat: '135',
    xMotivo: 'o da SEFAZ',
    nProt: '1',
    dhRegEvento: '2026-11-21T11:00:05-03:00',
  };
  await createImportCheckStore(db).settleCheck(
    { accountId: tenant.accountId, documentId },
    {
      verdict: { kind: 'confirmed', cancelled: false },
      cancelled: false,
      events: [{ kind: 'carta-correcao', xml: '<procEventoNFe/>', told: summary }],
    },
  );
  expect(await registeredEvents()).toEqual(['1 o da SEFAZ', '2 Evento registrado e vinculado a NF-e']);
});
