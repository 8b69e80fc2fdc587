import { expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { getDocument, listDocuments } from '../documents/documents.ts';
import { listInutilizacoes } from '../inutilizacao/inutilizacoes.ts';
import { numbersInRange } from '../numbers/numbering.ts';
import { importedCancellation, importedDocument, importedRange } from '../testing/imported.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { createTenant, type TestTenant, testDb } from '../testing/test-database.ts';
import { importDocuments } from './import-documents.ts';
import { importEvents } from './import-events.ts';
import { importRanges } from './import-ranges.ts';
import { importSubstitutions } from './import-substitutions.ts';
import { openImport } from './imports.ts';

async function opened({ accountId, clientId }: TestTenant) {
  const db = testDb('worker');
  const actor = { kind: 'operator', id: 't' } as const;
  const { importId } = await openImport(db, { accountId, clientId, target: 'producao', actor });
  return { db, scope: { accountId, clientId, target: 'producao', importId } as const };
}

const seriesOf = ({ clientId, live }: TestTenant) =>
  ({ clientId, target: 'producao', emitente: live.issuer.cnpj, modelo: '55', serie: 1 }) as const;

it('two imports of the same documents at once put each on record once', async () => {
  const tenant = await createTenant(testDb('app'));
  const { db, scope } = await opened(tenant);
  const documents = [1, 2, 3].map((numero) => importedDocument(tenant.live, numero));
  const both = await Promise.all([
    importDocuments(db, scope, documents),
    importDocuments(db, scope, documents.toReversed()),
  ]);
  const outcomes = both.flatMap((batch) => batch.outcomes);
  expect(outcomes.toSorted()).toEqual([...Array(3).fill('importado'), ...Array(3).fill('ja_importado')]);
  expect((await listDocuments(testDb('app'), tenant.live, { limit: 10 })).data).toHaveLength(3);
});

it('numbers of a voided range are void, listed, and neither given nor taken from the document that has one', async () => {
  const app = testDb('app');
  const tenant = await createTenant(app);
  const { db, scope } = await opened(tenant);
  await importDocuments(db, scope, [importedDocument(tenant.live, 5)]);
  const ranges = [importedRange(tenant.live, 4, 7)];
  expect(await importRanges(db, scope, ranges)).toMatchObject({
    outcomes: ['importado'],
    series: [{ highest: 7, before: 6, next: 8 }],
  });
  expect((await importRanges(db, scope, ranges)).outcomes).toEqual(['ja_importado']);
  const states = await numbersInRange(app, tenant.accountId, seriesOf(tenant), { from: 1, to: 9 });
  expect(states.map(({ numero, state }) => `${numero} ${state}`)).toEqual([
    '4 inutilizado',
    '5 usado',
    '6 inutilizado',
    '7 inutilizado',
  ]);
  const listed = await listInutilizacoes(app, tenant.live, { emitente: tenant.live.issuer.cnpj });
  expect(listed).toMatchObject([{ inicio: 4, fim: 7, nProt: '135260000000003', state: 'concluida' }]);
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const next = await acceptor.accept(acceptRequest(tenant.live));
  await acceptor.close();
  expect(next.kind === 'aceito' && next.accessKey.slice(25, 34)).toBe('000000008');
});

it('a number that another document holds stays with it', async () => {
  const app = testDb('app');
  const tenant = await createTenant(app);
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const held = await acceptor.accept(acceptRequest(tenant.live));
  await acceptor.close();
  const { db, scope } = await opened(tenant);
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
  const app = testDb('app');
  const tenant = await createTenant(app);
  const stranger = await createTenant(app);
  const { db, scope } = await opened(tenant);
  const document = importedDocument(tenant.live, 1);
  await importDocuments(db, scope, [document]);
  const cancellation = importedCancellation(document);
  const theirs = await opened(stranger);
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
  const app = testDb('app');
  const tenant = await createTenant(app);
  const { db, scope } = await opened(tenant);
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
