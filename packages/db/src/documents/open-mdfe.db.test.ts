import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { emitAuthorized } from '../testing/operations.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, databaseUrls, openDb } from '../testing/test-database.ts';
import { listOpenMdfe } from './open-mdfe.ts';

const app = openDb('app');
const worker = openDb('worker');
const owner = new pg.Pool({ connectionString: databaseUrls().ownerUrl, max: 1 });
const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const db = { acceptor, store: createEmissionStore(worker) };
afterAll(async () => {
  await acceptor.close();
  await owner.end();
});

it('lists MDF-e that are authorized and not closed, oldest first, of one account and environment', async () => {
  const [mine, theirs] = [await createTenant(app), await createTenant(app)];
  const authorize = async (
    of: typeof mine,
    environment: 'test' | 'live',
    status = 'AUTORIZADA',
    days = 0,
  ) => {
    const { scope } = await emitAuthorized(db, of[environment]);
    await owner.query(
      `update documents set type = 'mdfe', status = $2, authorized_at = now() - $3 * interval '1 day' where id = $1`,
      [scope.documentId, status, days],
    );
    return scope.documentId;
  };
  const recent = await authorize(mine, 'test', 'AUTORIZADA', 1);
  const old = await authorize(mine, 'test', 'AUTORIZADA', 26);
  await owner.query(`update documents set warning = 'mdfe_encerramento_proximo' where id = $1`, [old]);
  await authorize(mine, 'test', 'ENCERRADA');
  await authorize(mine, 'live');
  await emitAuthorized(db, mine.test);

  const list = ({ accountId }: typeof mine, limit = 10) =>
    listOpenMdfe(app, accountId, { environment: 2, limit });
  expect(await list(mine)).toMatchObject([
    { documentId: old, type: 'mdfe', company: { id: mine.clientId }, warning: 'mdfe_encerramento_proximo' },
    { documentId: recent, warning: null },
  ]);
  expect(await list(mine, 1)).toHaveLength(1);
  expect(await list(theirs)).toEqual([]);
});
