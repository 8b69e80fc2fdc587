import * as accountChanges from '../../changes/account-changes.ts';
import * as changes from '../../changes/changes.ts';
import * as provenChanges from '../../changes/proven-changes.ts';
import * as accountDocuments from '../../documents/account-documents.ts';
import * as accountTotals from '../../documents/account-totals.ts';
import * as documentHistory from '../../documents/document-history.ts';
import * as documentState from '../../documents/document-state.ts';
import * as documents from '../../documents/documents.ts';
import * as emissionBodies from '../../documents/emission-bodies.ts';
import { exportFacts } from '../../documents/export-facts.ts';
import { readFile } from '../../documents/files.ts';
import { listOpenMdfe } from '../../documents/open-mdfe.ts';
import * as savedViews from '../../documents/saved-views.ts';
import { listStuckDocuments } from '../../documents/stuck-documents.ts';
import * as exchanges from '../../exchanges/exchanges.ts';
import { recordExchanges } from '../../exchanges/record-exchanges.ts';
import { sendingImage } from '../../restore/images.ts';
import { madeExchange } from '../exchanges.ts';
import type { TestTenant } from '../test-database.ts';
import { app, owner, worker } from './databases.ts';
import { each, type Uses } from './steps.ts';

const START = { xid: 0n, seq: 0n };

async function firstChanges({ accountId }: TestTenant) {
  const proofOf = await app.walls.open();
  const places = await changes.readPlaces(app.pool, START, 10_000);
  return changes.readChanges(app.pool, [proofOf(accountId)], { after: START, last: places.at(-1) ?? START });
}

/** The owner of the account, who has views of their own. */
async function viewer({ accountId }: TestTenant) {
  const { rows } = await owner.pool.query<{ userId: string }>(
    'select user_id as "userId" from members where organization_id = $1',
    [accountId],
  );
  return { accountId, userId: rows[0]?.userId ?? '' };
}

export const DOCUMENTS: Uses = {
  'account-changes.readAccountChanges': async (of) =>
    accountChanges.readAccountChanges(app, of.accountId, { after: { xid: 0n, seq: 0n }, limit: 100 }),
  'proven-changes.provenChanges': async (of) =>
    provenChanges.provenChanges(worker.pool, await firstChanges(of)),
  'proven-changes.provenChangesOf': async (of) =>
    provenChanges.provenChangesOf(app, of.accountId, await firstChanges(of)),
  'account-documents.listAccountDocuments': async (of) => {
    const list = async (filter: object) => {
      const asked = { environment: 2, limit: 10, ...filter } as const;
      const page = await accountDocuments.listAccountDocuments(app, of.accountId, asked);
      return page.kind === 'pagina' ? page : { data: [] };
    };
    await list({});
    await list({ statuses: ['REJEITADA', 'CANCELADA'], types: ['nfe'], clientId: of.clientId });
    await list({ search: { kind: 'numero', serie: null, numero: 1, text: '1', cStat: '539' } });
    await list({ search: { kind: 'parte', beginning: '35261', text: '' } });
    await list({ search: { kind: 'fim', end: '1', text: '' } });
    await list({ search: { kind: 'texto', text: 'a' }, sort: 'maiores' });
    await list({ search: { kind: 'documento', documento: '1', text: '1' } });
    await list({ search: { kind: 'chave', accessKey: 'k' } });
    const { data } = await list({ emittedFrom: new Date(0), emittedTo: new Date() });
    await list({ emittedFrom: new Date(0), cursor: data[0]?.id, statuses: ['REJEITADA'] });
  },
  'account-totals.totalAccountDocuments': async (of) =>
    accountTotals.totalAccountDocuments(app, of.accountId, { environment: 2, emittedFrom: new Date(0) }),
  'export-facts.exportFacts': async (of, { ids }) => exportFacts(app, of.accountId, ids),
  'exchanges.listExchanges': async (of, { ids }) =>
    each(ids, (id) =>
      exchanges.listExchanges(app, { accountId: of.accountId, subjectId: id }, { limit: 10, cursor: null }),
    ),
  'images.sendingImage': async (of, { ids, rangeId }) =>
    each([...ids, rangeId], (id) => sendingImage(worker, of.accountId, id)),
  'record-exchanges.recordExchanges': async (of, { ids: [subjectId = ''] }) =>
    recordExchanges(worker, [madeExchange({ accountId: of.accountId, subjectId })]),
  'changes.currentCursor': async () => changes.currentCursor(app),
  'changes.readPlaces': async () => changes.readPlaces(app.pool, START, 5),
  'changes.readChanges': async (of) => firstChanges(of),
  'document-history.documentHistory': async (of, { ids }) =>
    each(ids, (id) => documentHistory.documentHistory(app, of.accountId, id)),
  'document-history.documentOwner': async (of, { ids }) =>
    each(ids, (id) => documentHistory.documentOwner(app, of.accountId, id)),
  'document-history.documentPayload': async (of, { ids }) =>
    each(ids, (id) => documentHistory.documentPayload(app, of.accountId, id)),
  'emission-bodies.replayedCompany': async (of) =>
    emissionBodies.replayedCompany(app, of.accountId, of.clientId),
  'emission-bodies.listEmissionBodies': async (of, { ids: [before = null] }) =>
    emissionBodies.listEmissionBodies(app, of.accountId, {
      clientId: of.clientId,
      target: 'sandbox',
      since: new Date(0),
      before,
      limit: 10,
      bytes: 1_000_000,
    }),
  'documents.getDocument': async (of, { ids }) => each(ids, (id) => documents.getDocument(app, of.test, id)),
  'document-state.getDocumentState': async (of, { ids }) =>
    each(ids, (id) => documentState.getDocumentState(app, of.test, id)),
  'documents.listDocuments': async (of) => {
    await documents.listDocuments(app, of.test, { limit: 10 });
    await documents.listDocuments(app, of.test, { limit: 10, serie: 1, numero: 1, order: 'asc' });
    await documents.listDocuments(app, of.test, { limit: 10, serie: 1, updatedSince: new Date(0) });
  },
  'documents.getDocumentXml': async (of, { ids }) =>
    each(ids, (id) => documents.getDocumentXml(app, of.test, id)),
  'documents.getDocumentXmlOfAccount': async (of, { ids }) =>
    each(ids, (id) => documents.getDocumentXmlOfAccount(app, of.accountId, id)),
  'documents.getEventXml': async (of, { ids, eventId }) =>
    each(ids, (id) => documents.getEventXml(app, of.test, { documentId: id, eventId })),
  'documents.getEventXmlOfAccount': async (of, { ids, eventId }) =>
    each(ids, (id) => documents.getEventXmlOfAccount(app, of.accountId, { documentId: id, eventId })),
  'documents.listEventXmls': async (of, { ids }) =>
    each(ids, (id) => documents.listEventXmls(app, of.accountId, id)),
  'files.readFile': async (of, { ids }) =>
    each(ids, async (documentId) => {
      const { accountId } = of;
      await readFile(app, { accountId, documentId, kind: 'documento' });
      await readFile(app, { accountId, documentId, kind: 'etiqueta' });
      return readFile(app, { accountId, documentId, kind: 'impressao' });
    }),
  'saved-views.listSavedViews': async (of) => savedViews.listSavedViews(app, await viewer(of)),
  'saved-views.createSavedView': async (of) =>
    savedViews.createSavedView(app, await viewer(of), { name: 'Rejeitados', query: 'situacao=REJEITADA' }),
  'saved-views.updateSavedView': async (of) => {
    const [view] = await savedViews.listSavedViews(app, await viewer(of));
    await savedViews.updateSavedView(app, await viewer(of), { id: view?.id ?? '', edit: { name: 'Outra' } });
  },
  'saved-views.removeSavedView': async (of) => {
    const [view] = await savedViews.listSavedViews(app, await viewer(of));
    await savedViews.removeSavedView(app, await viewer(of), view?.id ?? '');
  },
  'open-mdfe.listOpenMdfe': async (of) => listOpenMdfe(app, of.accountId, { environment: 2, limit: 10 }),
  'stuck-documents.listStuckDocuments': async (of) =>
    listStuckDocuments(app, of.accountId, { environment: 2, olderThanMs: 0, limit: 10 }),
};
