import { askingKey } from '@fiscal/core/lifecycle/distribution-keys';
import { expect } from 'vitest';
import { newId } from '../../base/ids.ts';
import * as receivedAddresses from '../../received/addresses.ts';
import * as deadlineWarnings from '../../received/deadline-warnings.ts';
import * as distributions from '../../received/distributions.ts';
import * as keyQueries from '../../received/key-queries.ts';
import * as letters from '../../received/letters.ts';
import * as manifestationStore from '../../received/manifestation-store.ts';
import * as manifestations from '../../received/manifestations.ts';
import * as receivedDocuments from '../../received/received-documents.ts';
import * as receivedOrders from '../../received/received-orders.ts';
import * as receivedProof from '../../received/received-proof.ts';
import * as receivedUploads from '../../received/received-uploads.ts';
import * as receivedXml from '../../received/received-xml.ts';
import * as receivedSettings from '../../received/settings.ts';
import type { TestTenant } from '../test-database.ts';
import { app, worker } from './databases.ts';
import { actor, importOf, type Uses } from './steps.ts';

/** A note that the distribution gave to the tenant's company; its id. */
async function storeReceived(of: TestTenant): Promise<string> {
  await receivedSettings.setReceiving(
    app,
    { ...of, environment: 2 },
    { change: { enabled: true }, by: { actor } },
  );
  await distributions.openDistributions(worker);
  const leases: string[] = [];
  for (;;) {
    const claimed = await distributions.claimDistributions(worker, 60_000);
    const [first] = claimed;
    if (first === undefined) break;
    leases.push(first.lease);
    const own = claimed.find(({ ground }) => ground === of.accountId);
    if (own === undefined) continue;
    await distributions.receiversOf(worker, own);
    const contents = [{ nsu: 1, schema: 'resNFe_v1.01.xsd', zipped: Buffer.from(''), content: SUMMARY }];
    await distributions.storeDistribution(worker, own, { ...own, contents, leaseMs: 60_000 });
    const [wanted] = await keyQueries.wantedKeys(worker, own, { nowMs: Date.now() + 1_000, limit: 1 });
    const key = askingKey(wanted ?? { chave: 'k', sinceMs: 0, asks: 0 }, Date.now());
    await distributions.storeDistribution(worker, own, { ...own, contents: [], key, leaseMs: 60_000 });
    break;
  }
  // Sequences of other tests are given back; the own one is due again at once.
  for (const lease of leases) await distributions.releaseDistributions(worker, lease);
  const { data } = await receivedDocuments.listReceived(app, { ...of, environment: 2 }, { limit: 1 });
  return data[0]?.id ?? '';
}

/** A manifestation of that note, which waits. */
async function requestCiencia(of: TestTenant): Promise<{ readonly id: string; readonly eventId: string }> {
  const id = await storeReceived(of);
  const result = await manifestations.requestManifestation(
    app,
    { ...of, environment: 2, tokenId: of.test.tokenId },
    { id, tipo: 'ciencia', justificativa: null, judge: () => null, idempotency: null },
  );
  return { id, eventId: result !== null && 'manifestationId' in result ? result.manifestationId : '' };
}

/** An order that the company announced; its id. */
async function orderOf(of: TestTenant): Promise<string> {
  await receivedSettings.setReceiving(
    app,
    { ...of, environment: 2 },
    { change: { enabled: true, policy: 'pedido' }, by: { actor } },
  );
  const known = { accessKey: null, serie: null, numero: 1, valorTotal: null };
  const result = await receivedOrders.announceOrder(
    app,
    { ...of, environment: 2, tokenId: of.test.tokenId },
    { referencia: newId(), emitente: 'e', ...known },
  );
  return 'order' in result ? result.order.id : '';
}

const BY_HAND = {
  kind: 'nota',
  type: 'nfe',
  environment: 2,
  warnings: [],
  destinatario: null,
  parties: [],
  xml: Buffer.from('<nfeProc/>'),
  zipped: Buffer.from(''),
  note: {
    chave: '35261199888777000161550010000000991487301950',
    emitente: '99888777000161',
    nome: 'Fornecedor',
    ie: null,
    dhEmi: '2026-11-21T10:00:00-03:00',
    tpNF: '1',
    valor: '10.50',
    digVal: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    dhRecbto: '2026-11-21T10:00:05-03:00',
    nProt: '135260000000001',
    situacao: 'autorizada',
  },
} as const;

const EVENT_BY_HAND = {
  ...BY_HAND,
  kind: 'evento-de-nota',
  event: {
    chave: BY_HAND.note.chave,
    cOrgao: '35',
    autor: BY_HAND.note.emitente,
    tpEvento: '110111',
    nSeqEvento: 1,
    xEvento: null,
    dhEvento: '2026-11-21T11:00:00-03:00',
    nProt: null,
    effect: 'cancelada',
  },
} as const;

const SUMMARY = {
  kind: 'resumo',
  note: {
    chave: 'k',
    emitente: 'e',
    nome: null,
    ie: null,
    dhEmi: '2026-11-21T10:00:00-03:00',
    tpNF: '1',
    valor: '1.00',
    digVal: null,
    dhRecbto: '2026-11-21T10:00:00-03:00',
    nProt: 'p',
    situacao: 'autorizada',
  },
} as const;

export const RECEIVED: Uses = {
  'distributions.openDistributions': async () => distributions.openDistributions(worker),
  'distributions.claimDistributions': async (of) => storeReceived(of),
  'key-queries.wantedKeys': async (of) => storeReceived(of),
  'distributions.receiversOf': async (of) => storeReceived(of),
  'distributions.storeDistribution': async (of) => storeReceived(of),
  'distributions.releaseDistributions': async (of) => storeReceived(of),
  'received-documents.listReceived': async (of) => {
    await storeReceived(of);
    await receivedDocuments.listReceived(
      app,
      { ...of, environment: 2 },
      { limit: 5, situacao: 'autorizada' },
    );
    await receivedDocuments.listReceived(app, { ...of, environment: 2 }, { limit: 5, valor: '1.00' });
  },
  'received-documents.someReceived': async (of) =>
    receivedDocuments.someReceived(app, { ...of, environment: 2 }, [await storeReceived(of)]),
  'received-documents.getReceived': async (of) =>
    receivedDocuments.getReceived(app, { ...of, environment: 2 }, await storeReceived(of)),
  'received-xml.readReceivedXml': async (of) =>
    receivedXml.readReceivedXml(app, { ...of, environment: 2 }, await storeReceived(of)),
  'received-xml.readReceivedEventXml': async (of) => {
    const { id, eventId } = await requestCiencia(of);
    await receivedXml.readReceivedEventXml(app, { ...of, environment: 2 }, { id, eventId });
  },
  'received-documents.receivedOwner': async (of) =>
    receivedDocuments.receivedOwner(app, of.accountId, await storeReceived(of)),
  'letters.listLetters': async (of) => letters.listLetters(app, { ...of, environment: 2 }, { limit: 5 }),
  'received-orders.announceOrder': async (of) => {
    await orderOf(of);
  },
  'received-orders.listOrders': async (of) =>
    receivedOrders.listOrders(app, { ...of, environment: 2 }, { limit: 5, status: 'aberto' }),
  'received-orders.someOrders': async (of) =>
    receivedOrders.someOrders(app, { ...of, environment: 2 }, [await orderOf(of)]),
  'received-orders.deleteOrder': async (of) =>
    receivedOrders.deleteOrder(app, { ...of, environment: 2, tokenId: of.test.tokenId }, await orderOf(of)),
  'manifestations.requestManifestation': async (of) => {
    await requestCiencia(of);
  },
  'deadline-warnings.countEndingSoon': async (of) => {
    await deadlineWarnings.countEndingSoon(app, of.test);
  },
  'deadline-warnings.warnManifestations': async () =>
    deadlineWarnings.warnManifestations(worker, { term: 'ciencia', days: 10, before: 3 }, 5),
  'manifestation-store.claimManifestations': async () =>
    manifestationStore.claimManifestations(worker, { limit: 0, leaseMs: 1 }),
  'manifestation-store.createManifestationStore': async (of) => {
    const { eventId: manifestationId } = await requestCiencia(of);
    const store = manifestationStore.createManifestationStore(worker);
    const scope = { accountId: of.accountId, manifestationId };
    await store.load(scope);
    const bytes = { sequence: 1, xml: Buffer.from('<e/>'), digestValue: 'd' };
    await store.saveBytes(scope, { ...bytes, replaces: null });
    await store.markSending(scope, { sequence: 1, sends: 0 });
    await store.defer(scope, { waitMs: 0, cStat: null, reason: 'r', unsent: false });
    await store.settle(scope, { kind: 'erro', xMotivo: 'm' });
  },
  'received-uploads.storeReceivedNotes': async (of) => {
    const scope = await importOf(of);
    expect(await receivedUploads.storeReceivedNotes(worker, scope, [BY_HAND])).toEqual(['importado']);
  },
  'received-uploads.storeReceivedEvents': async (of) => {
    const scope = await importOf(of);
    await receivedUploads.storeReceivedNotes(worker, scope, [BY_HAND]);
    expect(await receivedUploads.storeReceivedEvents(worker, scope, [EVENT_BY_HAND])).toEqual(['importado']);
  },
  'received-proof.settleReceivedProof': async (of) => {
    const scope = await importOf(of);
    await receivedUploads.storeReceivedNotes(worker, scope, [BY_HAND]);
    const { data } = await receivedDocuments.listReceived(app, { ...of, environment: 2 }, { limit: 1 });
    const { digVal: digestValue, nProt: protocolNumber, dhRecbto } = BY_HAND.note;
    await receivedProof.settleReceivedProof(
      app,
      { ...of, environment: 2, tokenId: of.test.tokenId },
      {
        note: {
          id: data[0]?.id ?? '',
          digestValue,
          protocolNumber,
          moment: { note: { authorizedAtMs: Date.parse(dhRecbto) } },
        },
        verdict: { proof: 'confirmed', reason: null, situacao: 'autorizada' },
      },
    );
    const { data: after } = await receivedDocuments.listReceived(
      app,
      { ...of, environment: 2 },
      { limit: 1 },
    );
    expect(after[0]?.proof).toBe('confirmed');
  },
  'settings.readReceivedSettings': async (of) =>
    receivedSettings.readReceivedSettings(app, { ...of, environment: 2 }),
  'addresses.changeReceivedAddress': async (of) =>
    receivedAddresses.changeReceivedAddress(app, { ...of, environment: 2 }, { actor }),
  'addresses.endReceivedAddress': async (of) => {
    const scope = { ...of, environment: 2 } as const;
    await receivedAddresses.changeReceivedAddress(app, scope, { actor });
    return receivedAddresses.endReceivedAddress(app, scope, { actor });
  },
  'settings.setReceiving': async (of) =>
    receivedSettings.setReceiving(
      app,
      { ...of, environment: 2 },
      { change: { enabled: true }, by: { actor } },
    ),
};
