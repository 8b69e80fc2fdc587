import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { acceptRequest, randomCodigo } from '../testing/requests.ts';
import { createTenant, databaseUrls, openDb } from '../testing/test-database.ts';
import { createAcceptor } from './acceptance.ts';
import { findIdempotent } from './idempotency.ts';
import { runRetention } from './retention.ts';

const app = openDb('app');
const worker = openDb('worker');
afterAll(() => Promise.all([app.close(), worker.close()]));

it('removes expired idempotency keys and old change rows, and nothing younger', async () => {
  const tenant = await createTenant(app);
  const idempotency = (key: string) => ({ key, route: 'r', bodyHash: 'h' });
  const at = (nowMs: number) => createAcceptor(app, { nowMs: () => nowMs, newCodigoNumerico: randomCodigo });
  await at(Date.now() - 49 * 3_600_000).accept(
    acceptRequest(tenant.test, { idempotency: idempotency('old') }),
  );
  await at(Date.now()).accept(acceptRequest(tenant.test, { idempotency: idempotency('young') }));
  const behind = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await behind.connect();
  await behind.query(`insert into document_changes (xid, document_id, account_id, client_id, environment, type, kind, created_at)
    values ('3', '${tenant.clientId}', '${tenant.accountId}', '${tenant.clientId}', 2, 'nfe', 'antiga', now() - interval '8 days')`);
  const kept = async () => {
    const keys = await behind.query('select key from idempotency_keys where account_id = $1', [
      tenant.accountId,
    ]);
    const changes = await behind.query(
      'select kind from document_changes where account_id = $1 order by seq',
      [tenant.accountId],
    );
    return [keys.rows.map((row) => row.key), changes.rows.map((row) => row.kind)];
  };
  const removed = await runRetention(worker);
  expect(removed.idempotency).toBeGreaterThanOrEqual(1);
  expect(removed.changes).toBeGreaterThanOrEqual(1);
  expect(await kept()).toEqual([['young'], ['PENDENTE', 'PENDENTE']]);
  await behind.end();
  expect(await findIdempotent(app, tenant.test, idempotency('young'))).toMatchObject({
    kind: 'repetido',
    status: 202,
  });
  expect(await findIdempotent(app, tenant.test, { ...idempotency('young'), bodyHash: 'x' })).toEqual({
    kind: 'chave_idempotencia_reutilizada',
  });
  expect(await findIdempotent(app, tenant.test, idempotency('old'))).toBeNull();
});
