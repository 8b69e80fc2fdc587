import type { ImportedDocument } from '@fiscal/core/imports/judged';
import { expect, it, onTestFinished } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { createDb } from '../base/client.ts';
import { listSeries, setNextNumero } from '../numbers/numbering.ts';
import { importedDocument } from '../testing/imported.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { createTenant, databaseUrls, openDb, testKeyring } from '../testing/test-database.ts';
import { importDocuments } from './import-documents.ts';
import { openImport } from './imports.ts';
import { listSeriesProposals } from './series-proposals.ts';

const UNPROVEN = { warnings: ['cadeia_desconhecida'] } as const;

async function movingIn() {
  const [app, worker] = [openDb('app'), openDb('worker')];
  const owner = createDb({ url: databaseUrls().ownerUrl, role: 'app', max: 1, keyring: testKeyring });
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  onTestFinished(async () => {
    await Promise.all([owner.close(), acceptor.close()]);
  });
  const tenant = await createTenant(app);
  const { accountId, clientId, live } = tenant;
  const target = 'producao' as const;
  const actor = { kind: 'operator', id: 't' } as const;
  const { importId } = await openImport(worker, { accountId, clientId, target, actor });
  const bring = (...documents: ImportedDocument[]) =>
    importDocuments(worker, { accountId, clientId, target, importId }, documents);
  const key = { clientId, target, emitente: live.issuer.cnpj, modelo: '55', serie: 1 } as const;
  return {
    tenant,
    bring,
    document: (numero: number, changes: Partial<ImportedDocument> = {}) =>
      importedDocument(live, numero, changes),
    proposals: () => listSeriesProposals(app, accountId, clientId),
    next: async () => (await listSeries(app, accountId, [clientId]))[0]?.nextNumero,
    set: (nextNumero: number) => setNextNumero(app, accountId, { key, nextNumero }),
    emitted: async () => {
      const taken = await acceptor.accept(acceptRequest(live));
      return taken.kind === 'aceito' ? Number(taken.accessKey.slice(25, 34)) : null;
    },
    answer: (state: 'confirmed' | 'contradicted' | 'unconfirmable') =>
      owner.pool.query(
        `update documents set import_state = '${state}', import_reason = null where account_id = $1`,
        [accountId],
      ),
    /** Repeats what an earlier release did for every document. */
    moveAsBefore: (nextNumero: number) =>
      owner.pool.query(
        'update number_series set next_numero = $2, unproven_next = $2 where account_id = $1',
        [accountId, nextNumero],
      ),
  };
}

it('proposes to continue behind each run of imported documents that moved nothing, proven or not', async () => {
  const { bring, document, proposals, next, set } = await movingIn();
  await bring(document(5));
  expect(await proposals()).toEqual([]);
  await bring(document(6, UNPROVEN), document(7, UNPROVEN), document(3_000), document(3_500));
  expect(await next()).toBe(6);
  const series = { nextNumero: 6, target: 'producao', modelo: '55', serie: 1, kind: 'continuar' };
  expect(await proposals()).toMatchObject([
    { ...series, first: 6, last: 7, documents: 2, proven: 0, proposedNumero: 8 },
    { ...series, first: 3_000, last: 3_500, documents: 2, proven: 2, proposedNumero: 3_501 },
  ]);
  expect(await set(3_501)).toMatchObject({ kind: 'ok' });
  expect(await proposals()).toEqual([]);
});

it('proposes the lowest ten runs of a series, however many there are', async () => {
  const { bring, document, proposals } = await movingIn();
  await bring(...Array.from({ length: 12 }, (_, index) => document(10_000 * (index + 1), UNPROVEN)));
  expect((await proposals()).map(({ last }) => last / 10_000)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('a contradicted document, and the last number there is, propose nothing', async () => {
  const { bring, document, proposals, answer } = await movingIn();
  await bring(document(5_000, UNPROVEN), document(999_999_999, UNPROVEN));
  expect(await proposals()).toMatchObject([{ last: 5_000, proposedNumero: 5_001 }]);
  await answer('contradicted');
  expect(await proposals()).toEqual([]);
});

it('an unproven document far ahead does not stop a person from setting the next number', async () => {
  const { bring, document, set, next, emitted } = await movingIn();
  await bring(document(5_002, UNPROVEN), document(999_999_999, UNPROVEN));
  expect(await set(5_001)).toMatchObject({ kind: 'ok' });
  expect([await emitted(), await emitted()]).toEqual([5_001, 5_003]);
  expect(await next()).toBe(5_004);
  expect(await set(5_001)).toEqual({ kind: 'abaixo_do_usado', highest: 5_003 });
});

it('proposes to go back to where documents are proven, when only unproven ones moved the série', async () => {
  const { bring, document, proposals, moveAsBefore, set, emitted, answer } = await movingIn();
  await bring(document(7), document(900_000, UNPROVEN), document(900_001, UNPROVEN));
  await moveAsBefore(900_002);
  const back = { kind: 'voltar', nextNumero: 900_002, first: 900_000, last: 900_001, documents: 2 };
  expect(await proposals()).toMatchObject([{ ...back, proven: 0, proposedNumero: 8 }]);
  await answer('confirmed');
  expect(await proposals()).toEqual([]);
  await answer('contradicted');
  expect(await proposals()).toMatchObject([{ ...back, first: 7, documents: 3, proposedNumero: 1 }]);
  expect(await set(8)).toMatchObject({ kind: 'ok' });
  expect(await emitted()).toBe(8);
  expect(await proposals()).toEqual([]);
});

it('a series that proof moved may go back only when an authority contradicts that', async () => {
  const { bring, document, proposals, next, answer } = await movingIn();
  await bring(document(7), document(8));
  await answer('unconfirmable');
  expect(await proposals()).toEqual([]);
  await answer('contradicted');
  expect(await proposals()).toMatchObject([{ kind: 'voltar', first: 7, last: 8, proposedNumero: 1 }]);
  expect(await next()).toBe(9);
});

it('a first document with the last number ends no série for good: it cannot be confirmed, so going back is proposed', async () => {
  const { bring, document, proposals, next, answer, set, emitted } = await movingIn();
  await bring(document(999_999_999));
  expect([await next(), await proposals()]).toEqual([1_000_000_000, []]);
  await answer('unconfirmable');
  expect(await proposals()).toMatchObject([
    { kind: 'voltar', first: 999_999_999, last: 999_999_999, documents: 1, proposedNumero: 1 },
  ]);
  expect(await set(1)).toMatchObject({ kind: 'ok' });
  expect(await emitted()).toBe(1);
});

it('proposes nothing where a document was issued here since, nor of another account', async () => {
  const { tenant, bring, document, proposals, moveAsBefore, emitted } = await movingIn();
  await bring(document(20, UNPROVEN));
  await moveAsBefore(21);
  expect(await proposals()).toMatchObject([{ kind: 'voltar', proposedNumero: 1 }]);
  const stranger = await createTenant(openDb('app'));
  expect(await listSeriesProposals(openDb('app'), stranger.accountId, tenant.clientId)).toEqual([]);
  expect(await emitted()).toBe(21);
  expect(await proposals()).toEqual([]);
});
