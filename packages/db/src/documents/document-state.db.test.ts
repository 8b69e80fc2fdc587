import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { takeBackLinks } from '../accounts/file-links.ts';
import { newId } from '../base/ids.ts';
import { keepClock } from '../contingency/account-clock.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { takeOperation } from '../events/document-operations.ts';
import { authorizedVerdict, emit, reissue, sign } from '../testing/emissions.ts';
import { emitAuthorized, operationRequest } from '../testing/operations.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, databaseUrls, openDb } from '../testing/test-database.ts';
import { getDocumentState } from './document-state.ts';
import { getDocument } from './documents.ts';

const app = openDb('app');
const worker = openDb('worker');
const owner = new pg.Client({ connectionString: databaseUrls().ownerUrl });
await owner.connect();
afterAll(() => owner.end());

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
const db = { acceptor, store };

type Tenant = Awaited<ReturnType<typeof createTenant>>;

/** Version, and everything else of the view but the moment of the look. */
async function look({ test }: Tenant, id: string) {
  const view = await getDocument(app, test, id);
  if (view === null) throw new Error('no view');
  const { now: _, version, ...rest } = view;
  expect((await getDocumentState(app, test, id))?.version).toBe(version);
  return { version, rest };
}

/** Does `act`, and expects that the view is another one afterwards, and so is its version. */
async function expectMoved(tenant: Tenant, id: string, act: () => Promise<unknown>) {
  const before = await look(tenant, id);
  expect(await look(tenant, id)).toEqual(before);
  await act();
  const after = await look(tenant, id);
  expect(after.rest).not.toEqual(before.rest);
  expect(after.version).not.toBe(before.version);
}

const sql = (text: string, id: string) => () => owner.query(text, [id]);

describe('the version of a document’s view', () => {
  it('moves with the view, from its wait to its verdict, and stays while nothing happens', async () => {
    const tenant = await createTenant(app);
    const emission = await emit(db, tenant.test);
    const { scope, work } = emission;
    const id = scope.documentId;
    const moves = (act: () => Promise<unknown>) => expectMoved(tenant, id, act);
    const wait = { waitMs: 60_000, cStat: '108', reason: 'fora do ar' };
    await moves(() => store.deferOperation(scope, work.operationId, wait));
    await moves(() => store.deferOperation(scope, work.operationId, { ...wait, waitMs: 120_000 }));
    let attemptId = '';
    await moves(async () => {
      ({ attemptId } = await sign(store, emission));
    });
    await moves(() => store.addNotices(scope, [{ field: 'itens', code: 'calculado', message: 'm' }]));
    await moves(() => store.settleEmission(scope, work.operationId, authorizedVerdict(attemptId)));
  });

  it('is found in one look for documents of several accounts, and in none for another account’s', async () => {
    const [mine, theirs] = await Promise.all([createTenant(app), createTenant(app)]);
    const ids = await Promise.all(
      [mine, theirs, mine].map(async ({ test }) => (await emit(db, test)).scope.documentId),
    );
    const states = (tenants: readonly Tenant[]) =>
      Promise.all(tenants.map(({ test }, index) => getDocumentState(app, test, ids[index] ?? '')));
    const own = await states([mine, theirs, mine]);
    expect(own.map((state) => state?.type)).toEqual(['nfe', 'nfe', 'nfe']);
    const foreign = await states([theirs, mine, mine]);
    expect(foreign.map((state) => state?.version ?? null)).toEqual([null, null, own[2]?.version]);
    const { test } = mine;
    for (const reader of [
      { ...test, clientId: theirs.test.clientId },
      { ...test, environment: 1 as const },
    ])
      expect(await getDocumentState(app, reader, ids[0] ?? '')).toBeNull();
  });

  it('moves with another attempt', async () => {
    const tenant = await createTenant(app);
    const { emission, first } = await reissue(db, tenant.test);
    await expectMoved(
      tenant,
      emission.scope.documentId,
      sql(`update attempts set state = 'recusado' where id = $1`, first),
    );
  });

  it('moves with an event, its verdict and its file', async () => {
    const tenant = await createTenant(app);
    const { scope } = await emitAuthorized(db, tenant.test);
    const id = scope.documentId;
    const moves = (act: () => Promise<unknown>) => expectMoved(tenant, id, act);
    await moves(() => takeOperation(app, operationRequest(tenant.test, id)));
    await moves(sql(`update events set status = 'autorizado', c_stat = '135' where document_id = $1`, id));
    await moves(
      sql(
        `insert into xml (account_id, document_id, kind, owner_id, content)
         select account_id, document_id, 'evento', id, '<e/>' from events where document_id = $1`,
        id,
      ),
    );
    await moves(sql(`delete from xml where document_id = $1 and kind = 'evento'`, id));
    await moves(sql(`delete from xml where document_id = $1`, id));
    await moves(sql('delete from events where document_id = $1', id));
  });

  it('moves with a warning, and when links are taken back', async () => {
    const tenant = await createTenant(app);
    const { scope } = await emitAuthorized(db, tenant.test);
    const moves = (act: () => Promise<unknown>) => expectMoved(tenant, scope.documentId, act);
    await moves(
      sql(
        `update documents set warning = 'mdfe_encerramento_proximo', warned_at = now() where id = $1`,
        scope.documentId,
      ),
    );
    await moves(() => takeBackLinks(app, tenant.accountId, { actor: { kind: 'access-key', id: 'chave' } }));
  });

  it('moves with the clock of the account’s sandbox, and tells its time', async () => {
    const tenant = await createTenant(app);
    const { scope } = await emitAuthorized(db, tenant.test);
    const before = await getDocumentState(app, tenant.test, scope.documentId);
    const HOUR_MS = 3_600_000;
    await keepClock(app, tenant.accountId, HOUR_MS);
    const after = await getDocumentState(app, tenant.test, scope.documentId);
    expect(after?.version).not.toBe(before?.version);
    expect((after?.now.getTime() ?? 0) - (before?.now.getTime() ?? 0)).toBeGreaterThanOrEqual(HOUR_MS);
  });

  it('is of one snapshot with the view: a commit between them shows in neither', async () => {
    const tenant = await createTenant(app);
    const { scope } = await emitAuthorized(db, tenant.test);
    const versions = new Map<string, string>();
    let writing = true;
    const write = async () => {
      for (let n = 0; n < 200; n++)
        await owner.query('update documents set x_motivo = $2 where id = $1', [scope.documentId, `n${n}`]);
      writing = false;
    };
    const read = async () => {
      while (writing) {
        const { version, xMotivo } = (await getDocument(app, tenant.test, scope.documentId)) ?? {};
        const seen = versions.get(version ?? '');
        if (seen !== undefined) expect(xMotivo).toBe(seen);
        versions.set(version ?? '', xMotivo ?? '');
      }
    };
    await Promise.all([write(), read(), read()]);
    expect(new Set(versions.values()).size).toBe(versions.size);
  });

  it('and the view hold nothing that another account writes under the document’s id', async () => {
    const [tenant, intruder] = await Promise.all([createTenant(app), createTenant(app)]);
    const { scope } = await emit(db, tenant.test);
    const id = scope.documentId;
    await takeOperation(app, operationRequest(tenant.test, id));
    const before = await look(tenant, id);
    /** Copies the rows of a table to the intruder, as its walls let it write them. */
    const copy = (table: string, from: string, changes: object) =>
      owner.query(
        `insert into ${table}
         select (jsonb_populate_record(null::public.${table}, to_jsonb(d) || $2::jsonb || $3::jsonb)).* from ${from} d where d.document_id = $1 limit 1`,
        [id, { document_id: id, account_id: intruder.accountId }, changes],
      );
    const [one, other] = [newId(), newId()];
    const created_at = new Date();
    await copy('events', 'operations', {
      id: one,
      operation_id: other,
      type: 'cancelamento',
      status: 'autorizado',
      unproven: false,
      sends: 0,
      created_at,
    });
    await copy('xml', 'operations', { kind: 'assinado', owner_id: one, content: '\\x3c', created_at });
    await copy('operations', 'operations', {
      id: other,
      seq: 90,
      kind: 'emit',
      state: 'pendente',
      request: '{}',
      wait_reason: 'PLANTED',
      deferrals: 0,
      contradictions: 0,
      created_at,
    });
    await copy('pending_operations', 'pending_operations', {
      operation_id: other,
      due_at: created_at,
      created_at,
      wakes: 0,
    });
    expect(await look(tenant, id)).toEqual(before);
  });

  it('is told to its own client and environment only', async () => {
    const [tenant, other] = await Promise.all([createTenant(app), createTenant(app)]);
    const { scope } = await emit(db, tenant.test);
    const id = scope.documentId;
    expect(await getDocumentState(app, tenant.test, id)).toMatchObject({ type: 'nfe' });
    expect(await getDocumentState(app, tenant.live, id)).toBeNull();
    expect(await getDocumentState(app, other.test, id)).toBeNull();
    expect(await getDocumentState(app, { ...other.test, clientId: tenant.clientId }, id)).toBeNull();
    expect(await getDocumentState(app, tenant.test, 'not-a-uuid')).toBeNull();
  });
});
