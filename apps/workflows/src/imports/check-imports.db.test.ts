import { createAuthority } from '@fiscal/core/activities/authority';
import { createImportChecks } from '@fiscal/core/activities/imports/import-checks';
import type { Scope } from '@fiscal/core/activities/ports';
import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import type { Db } from '@fiscal/db/base/client';
import { getDocument, listDocuments } from '@fiscal/db/documents/documents';
import { createEmissionStore } from '@fiscal/db/emission/emission-store';
import { createImportCheckStore } from '@fiscal/db/imports/import-checks';
import { importDocuments } from '@fiscal/db/imports/import-documents';
import { importEvents } from '@fiscal/db/imports/import-events';
import { openImport } from '@fiscal/db/imports/imports';
import { listSeries } from '@fiscal/db/numbers/numbering';
import { authorizedVerdict, emit, sign } from '@fiscal/db/testing/emissions';
import { migratedDatabase } from '@fiscal/db/testing/fresh-database';
import { importedCancellation, importedDocument } from '@fiscal/db/testing/imported';
import { identify } from '@fiscal/db/testing/requests';
import { createTenant, type TestTenant } from '@fiscal/db/testing/test-database';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { chaveOf, silence } from '../../test/support/authority.ts';
import { testPorts } from '../../test/support/ports.ts';
import { checkImports } from './check-imports.ts';

/** A separate database: a round checks every due document of all accounts. */
let drop: () => Promise<void>;
let owner: Db;
let app: Db;
let worker: Db;
beforeAll(async () => {
  ({ owner, app, worker, drop } = await migratedDatabase());
});
afterAll(async () => {
  await drop();
});

/** A company with an import open, an authority that its test controls, and rounds that ask it. */
async function movingIn(options: { readonly live?: boolean } = { live: true }) {
  const tenant = await createTenant(app);
  const { accountId, clientId } = tenant;
  const actor = { kind: 'operator', id: 't' } as const;
  const { importId } = await openImport(worker, { accountId, clientId, target: 'producao', actor });
  const scope = { accountId, clientId, target: 'producao', importId } as const;
  const { ports, authority } = testPorts(options);
  const asked: string[] = [];
  const checks = createImportChecks({ checks: createImportCheckStore(worker) }, createAuthority(ports));
  /** Rounds until nothing is due. */
  async function settle(): Promise<void> {
    const check = async (of: Scope) => {
      asked.push(of.documentId);
      await checks.confirmarImportacao(of);
    };
    const onError = (error: unknown) => {
      throw error;
    };
    while ((await checkImports({ db: worker, check, onError })) > 0);
  }
  const storedDocument = async (accessKey: string) => {
    const { data } = await listDocuments(app, tenant.live, { limit: 1, accessKey });
    return getDocument(app, tenant.live, data[0]?.id ?? '');
  };
  return { tenant, scope, authority, asked, settle, stored: storedDocument };
}

async function stateOf({ accountId }: TestTenant) {
  const { rows } = await owner.pool.query<{
    numero: number;
    state: string;
    reason: string | null;
    checked: boolean;
  }>(
    `select numero, import_state as state, import_reason as reason, import_checked_at is not null as checked
       from documents where account_id = $1 and import_id is not null order by numero`,
    [accountId],
  );
  return rows;
}

it('checks each document, the newest first, and stores the authority’s answer', async () => {
  const { tenant, scope, authority, asked, settle, stored } = await movingIn();
  const day = (n: number) => ({ dhEmi: `2026-11-0${n}T10:00:00-03:00` });
  const [known, forged, unknown] = [
    importedDocument(tenant.live, 1, day(1)),
    importedDocument(tenant.live, 2, day(2)),
    importedDocument(tenant.live, 3, day(3)),
  ];
  await importDocuments(worker, scope, [known, forged, unknown]);
  const nProt = known.protocolNumber;
  const entry = { chave: known.accessKey, digVal: 'digest', nProt, situacao: 'autorizado' } as const;
  authority.register.set(known.accessKey, { ...entry });
  authority.register.set(forged.accessKey, { ...entry, chave: forged.accessKey, nProt: '135260000099999' });
  await settle();
  expect(await stateOf(tenant)).toEqual([
    { numero: 1, state: 'confirmed', reason: null, checked: true },
    { numero: 2, state: 'contradicted', reason: 'outro_protocolo', checked: true },
    { numero: 3, state: 'contradicted', reason: 'nao_consta', checked: true },
  ]);
  const order = await Promise.all([unknown, forged, known].map(({ accessKey }) => stored(accessKey)));
  expect(asked).toEqual(order.map((view) => view?.id));
  // The status stays that of the file.
  expect(order.map((view) => view?.status)).toEqual(['AUTORIZADA', 'AUTORIZADA', 'AUTORIZADA']);
});

it('a confirmed document moves its série, one without an answer does not', async () => {
  const { tenant, scope, authority, settle } = await movingIn();
  const unproven = { warnings: ['cadeia_desconhecida'] as const };
  const [confirmed, other] = [
    importedDocument(tenant.live, 5, unproven),
    importedDocument(tenant.live, 6, unproven),
  ];
  await importDocuments(worker, scope, [confirmed, other]);
  const next = async () => (await listSeries(app, tenant.accountId, [tenant.clientId]))[0]?.nextNumero;
  expect(await next()).toBe(1);
  authority.register.set(confirmed.accessKey, {
    chave: confirmed.accessKey,
    digVal: 'digest',
    nProt: confirmed.protocolNumber,
    situacao: 'autorizado',
  });
  await settle();
  expect(await next()).toBe(6);
});

it('a document canceled since is canceled by the authority’s answer', async () => {
  const { tenant, scope, authority, settle, stored } = await movingIn();
  const document = importedDocument(tenant.live, 1);
  await importDocuments(worker, scope, [document]);
  authority.register.set(document.accessKey, {
    chave: document.accessKey,
    digVal: 'digest',
    nProt: document.protocolNumber,
    situacao: 'cancelado',
  });
  await settle();
  expect(await stateOf(tenant)).toMatchObject([{ state: 'confirmed' }]);
  expect(await stored(document.accessKey)).toMatchObject({ status: 'CANCELADA', cStat: '101' });
});

it('no authority is queried while live transmission is off, and no answer is waited for in vain', async () => {
  const { tenant, scope, authority, settle, asked } = await movingIn({ live: false });
  await importDocuments(worker, scope, [importedDocument(tenant.live, 1)]);
  await settle();
  await settle();
  expect(authority.calls).toEqual([]);
  expect(asked).toHaveLength(1);
  expect(await stateOf(tenant)).toMatchObject([{ state: 'unconfirmable', reason: 'transmissao_desligada' }]);
});

it('a document is asked about where it was authorized: at its UF, or elsewhere', async () => {
  const { tenant, scope, authority, settle } = await movingIn();
  const documents = [
    importedDocument(tenant.live, 1),
    importedDocument(tenant.live, 2, { authorizer: 'SVRS' }),
  ];
  await importDocuments(worker, scope, documents);
  const asked = new Map<string, string | undefined>();
  for (const _ of documents)
    authority.plan.consultaProtocolo.push((request) => {
      asked.set(chaveOf(request), request.authorizer);
      return silence();
    });
  await settle();
  expect(documents.map((document) => asked.get(document.accessKey))).toEqual([undefined, 'SVRS']);
});

it('a silent authority is queried again later, and the document stays undecided meanwhile', async () => {
  const { tenant, scope, authority, settle, asked } = await movingIn();
  await importDocuments(worker, scope, [importedDocument(tenant.live, 1)]);
  authority.plan.consultaProtocolo.push(silence);
  await settle();
  expect(asked).toHaveLength(1);
  expect(await stateOf(tenant)).toMatchObject([{ state: 'unconfirmed', reason: null, checked: false }]);
});

it('an event of a file for a document issued here makes its authority be asked, and only that changes it', async () => {
  const { tenant, scope, authority, settle, stored } = await movingIn();
  const store = createEmissionStore(worker);
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  onTestFinished(() => acceptor.close());
  const [forged, true_] = [
    await emit({ acceptor, store }, tenant.live),
    await emit({ acceptor, store }, tenant.live),
  ];
  for (const emission of [forged, true_]) {
    const { attemptId } = await sign(store, emission);
    await store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(attemptId));
  }
  const ofFile = importedCancellation(importedDocument(tenant.live, 9));
  const events = [forged, true_].map(({ accessKey }) => ({ ...ofFile, accessKey }));
  expect(await importEvents(worker, scope, events)).toEqual(['proprio', 'proprio']);
  const on = { digVal: 'digest', nProt: '135260000000001' };
  authority.register.set(forged.accessKey, { ...on, chave: forged.accessKey, situacao: 'autorizado' });
  authority.register.set(true_.accessKey, { ...on, chave: true_.accessKey, situacao: 'cancelado' });
  await settle();
  expect(await stored(forged.accessKey)).toMatchObject({ status: 'AUTORIZADA', events: [] });
  expect(await stored(true_.accessKey)).toMatchObject({ status: 'CANCELADA' });
});
