import { createAcceptor } from '../../acceptance/acceptance.ts';
import { numberOnRecord } from '../../acceptance/number-on-record.ts';
import { newId } from '../../base/ids.ts';
import * as documents from '../../documents/documents.ts';
import { abandonEmission } from '../../emission/abandonment.ts';
import { createEpecStore } from '../../emission/epecs.ts';
import * as operations from '../../emission/operations.ts';
import * as distributed from '../../events/distributed.ts';
import * as documentOperations from '../../events/document-operations.ts';
import * as inutilizacoes from '../../inutilizacao/inutilizacoes.ts';
import { numberRanges } from '../../numbers/number-ranges.ts';
import * as numbering from '../../numbers/numbering.ts';
import { acceptRequest, identify } from '../requests.ts';
import { app, worker } from './databases.ts';
import { actor, each, emissions, eventsOf, idempotency, ranges, series, type Uses } from './steps.ts';

export const EMISSION: Uses = {
  'abandonment.abandonEmission': async (of, { ids }) =>
    each(ids, (documentId) => abandonEmission(app, { accountId: of.accountId, documentId }, { actor })),
  'acceptance.createAcceptor': async (of) => {
    const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
    const request = acceptRequest(of.test, { referencia: 'outra', idempotency });
    await acceptor.accept(request);
    await acceptor.accept(request);
    await acceptor.close();
  },
  'number-ranges.numberRanges': async (of) =>
    numberRanges(app, of.accountId, {
      key: { clientId: of.clientId, target: 'sandbox', emitente: '11222333000181', modelo: '55', serie: 1 },
      window: { size: 100 },
    }),
  'document-operations.takeOperation': async (of) => eventsOf(of),
  'document-operations.getOperation': async (of, { ids, operationId }) =>
    each(ids, (id) => documentOperations.getOperation(app, of.test, { documentId: id, operationId })),
  'emission-store.createEmissionStore': async (of) => emissions(of),
  'event-store.createEventStore': async (of) => eventsOf(of),
  'distributed.joinDistributedEvents': async (of, its) =>
    distributed.joinDistributedEvents(worker, { ...of, target: 'sandbox' }, [
      {
        accessKey: (await documents.getDocument(app, of.test, its.ids[0] ?? ''))?.accessKey ?? '',
        tpEvento: '610600',
        sequence: 1,
        mayBeOurs: true,
        as: () => ({ kind: null, xml: '<p><tpEvento>610600</tpEvento><nSeqEvento>1</nSeqEvento></p>' }),
        leaves: null,
      },
    ]),
  'inutilizacao-store.createRangeStore': async (of) => ranges(of),
  'inutilizacoes.takeRange': async (of) => ranges(of),
  'inutilizacoes.getInutilizacao': async (of, { rangeId }) =>
    inutilizacoes.getInutilizacao(app, of.test, rangeId),
  'inutilizacoes.getInutilizacaoXmlOfAccount': async (of, { rangeId }) =>
    inutilizacoes.getInutilizacaoXmlOfAccount(app, of.accountId, rangeId),
  'inutilizacoes.listInutilizacoes': async (of) =>
    inutilizacoes.listInutilizacoes(app, of.test, { emitente: of.test.issuer.cnpj }),
  'number-on-record.numberOnRecord': async (of) => {
    const { prepared, modelo } = acceptRequest(of.test, {});
    return numberOnRecord(app, of.test, { modelo, prepared: { ...prepared, numero: 1 }, accessKey: 'k' });
  },
  'numbering.listSeries': async (of) => numbering.listSeries(app, of.accountId, [of.clientId]),
  'numbering.setNextNumero': async (of) =>
    numbering.setNextNumero(app, of.accountId, { key: series(of), nextNumero: 900 }),
  'operations.listStale': async () =>
    operations.listStale(worker, { olderThanMs: 1e9, limit: 1, wokenMax: 1 }),
  'operations.backlogReaches': async () => operations.backlogReaches(app, 1e9),
  'operations.listStaleRanges': async () =>
    operations.listStaleRanges(worker, { olderThanMs: 1e9, limit: 1 }),
  'operations.pendingStats': async () => operations.pendingStats(worker),
  'operations.reopenEmission': async (of, { ids }) =>
    each(ids, (documentId) =>
      operations.reopenEmission(app, { accountId: of.accountId, documentId }, { actor }),
    ),
  'epecs.createEpecStore': async ({ accountId }) => {
    const store = createEpecStore(worker);
    const scope = { accountId, documentId: newId() };
    await store.bytesOf(scope, newId());
    await store.markSending(scope);
    await store.register(scope, { protocolo: null, registeredAt: '2026-11-21T10:00:00-03:00' }, null);
  },
};
