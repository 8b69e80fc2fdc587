import { expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { emit } from '../testing/emissions.ts';
import { emitAuthorized } from '../testing/operations.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, openDb } from '../testing/test-database.ts';
import { getDocument, listDocuments } from './documents.ts';

const app = openDb('app');
const worker = openDb('worker');

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
const db = { acceptor, store };

it('lists documents in keyset pages with every filter', async () => {
  const tenant = await createTenant(app);
  const emissions = [];
  for (let i = 0; i < 5; i++)
    emissions.push(
      await emit(db, tenant.test, i === 2 ? { referencia: 'ref-2', type: 'nfce', modelo: '65' } : {}),
    );
  const all: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listDocuments(app, tenant.test, { limit: 2, ...(cursor && { cursor }) });
    all.push(...page.data.map((row) => row.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(all).toEqual(emissions.map((emission) => emission.scope.documentId).reverse());
  const only = async (filter: object) =>
    (await listDocuments(app, tenant.test, { limit: 10, ...filter })).data.map((row) => row.id);
  const third = emissions[2]?.scope.documentId ?? '';
  expect(await only({ referencia: 'ref-2' })).toEqual([third]);
  expect(await only({ type: 'nfce', status: 'PENDENTE' })).toEqual([third]);
  expect(await only({ accessKey: emissions[2]?.accessKey })).toEqual([third]);
  expect(await only({ status: 'AUTORIZADA' })).toEqual([]);
  expect(await only({ status: ['PENDENTE', 'AUTORIZADA', 'PENDENTE'] })).toEqual(all);
  expect(await only({ status: ['AUTORIZADA', 'PENDENTE'], order: 'asc', cursor: third, limit: 1 })).toEqual(
    all.toReversed().slice(3, 4),
  );
  expect(await only({ status: ['AUTORIZADA', 'AUTORIZADA'] })).toEqual([]);
  const { serie, numero } = (await listDocuments(app, tenant.test, { limit: 3 })).data[2] ?? {};
  expect(await only({ serie, numero, type: 'nfce' })).toEqual([third]);
  expect(await only({ numero, type: 'nfce' })).toEqual([third]);
  expect(await only({ serie, numero: 999 })).toEqual([]);
  expect(await only({ serie })).toEqual(all);
  expect(await only({ serie: 999 })).toEqual([]);
  const oldest = emissions.map((emission) => emission.scope.documentId);
  expect(await only({ order: 'asc' })).toEqual(oldest);
  expect(await only({ order: 'asc', cursor: third })).toEqual(oldest.slice(3));
  expect(await only({ from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) })).toHaveLength(
    5,
  );
  expect(await only({ to: new Date(Date.now() - 60_000) })).toEqual([]);
  expect((await listDocuments(app, tenant.live, { limit: 10 })).data).toEqual([]);
});

it('shows a document to its own client and environment only', async () => {
  const [tenant, other] = await Promise.all([createTenant(app), createTenant(app)]);
  const { scope } = await emit(db, tenant.test);
  expect(await getDocument(app, tenant.test, scope.documentId)).not.toBeNull();
  expect(await getDocument(app, tenant.live, scope.documentId)).toBeNull();
  expect(await getDocument(app, other.test, scope.documentId)).toBeNull();
  expect(await getDocument(app, { ...other.test, clientId: tenant.clientId }, scope.documentId)).toBeNull();
  expect(await getDocument(app, tenant.test, 'not-a-uuid')).toBeNull();
});

it('keeps to the walls of each when readers of several accounts share a query', async () => {
  const [one, two] = await Promise.all([createTenant(app), createTenant(app)]);
  const [mine, yours] = await Promise.all([emit(db, one.test), emit(db, two.test)]);
  const [my, your] = [mine.scope.documentId, yours.scope.documentId];
  const asked: readonly (readonly [Parameters<typeof getDocument>[1], string])[] = [
    [one.test, my],
    [two.test, my],
    [one.test, your],
    [two.test, your],
    [one.live, my],
    [{ ...two.test, clientId: one.clientId }, my],
    [one.test, my],
  ];
  const seen = await Promise.all(
    asked.map(async ([reader, id]) => (await getDocument(app, reader, id))?.id ?? null),
  );
  expect(seen).toEqual([my, null, null, your, null, null, my]);
});

it.each([
  ['"1"', true],
  ['true', true],
  ['"Sim"', true],
  ['"S"', true],
  ['"TRUE"', true],
  ['"0"', undefined],
  ['"1x"', undefined],
  ['null', undefined],
])('knows an MDF-e whose cargo is told later by the body that was sent (%s)', async (value, laterLoading) => {
  const tenant = await createTenant(app);
  const payload = `{ "carregamento_posterior": ${value}, "uf_fim": "SP" }`;
  const { scope } = await emitAuthorized(db, tenant.test, { type: 'mdfe', modelo: '58', payload });
  expect((await getDocument(app, tenant.test, scope.documentId))?.subject.laterLoading).toBe(laterLoading);
});
