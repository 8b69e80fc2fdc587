import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import {
  addImportPiece,
  claimImport,
  openUploadedImport,
  sendUploadedImport,
} from '../imports/uploaded-imports.ts';
import { migratedDatabase } from '../testing/fresh-database.ts';
import { createTenant, type TestTenant } from '../testing/test-database.ts';
import { changeReceivedAddress } from './addresses.ts';

// The file has its own database: a worker of another test would take what waits here.
const { app, worker, owner, drop } = await migratedDatabase();
afterAll(drop);

const actor = { kind: 'system', id: 'test' } as const;
const addressOf = async (tenant: TestTenant): Promise<string> =>
  (await changeReceivedAddress(app, { ...tenant, environment: 2 }, { actor })) ?? expect.unreachable();

/** A stranger's letter; `owner` may do what emite_letters does. */
async function keep(address: string, id: string, content: Buffer): Promise<string> {
  const { rows } = await owner.pool.query<{ outcome: string }>(
    "select keep_letter($1, $2, $3, '{}', '{a.zip}', array[$4::bytea]) as outcome",
    [address, `x@${id}.example`, createHash('sha256').update(id).digest(), content],
  );
  return rows[0]?.outcome ?? '';
}

async function open({ accountId, clientId }: TestTenant): Promise<string> {
  const { importId } = await openUploadedImport(app, {
    accountId,
    clientId,
    target: 'sandbox',
    actor: { kind: 'access-key', id: 'test' },
    kind: 'recebidos',
  });
  return importId;
}

it('takes a file that the company sends by hand before letters of strangers that wait', async () => {
  const tenant = await createTenant(app);
  const address = await addressOf(tenant);
  for (const id of ['1', '2', '3']) expect(await keep(address, id, Buffer.from('PK'))).toBe('guardada');
  const { accountId } = tenant;
  const importId = await open(tenant);
  const piece = { file: 0, piece: 0, name: 'a.xml', content: Buffer.from('<a/>') };
  expect(await addImportPiece(app, { accountId, importId }, { piece })).toBe('guardado');
  expect(await sendUploadedImport(app, { accountId, importId })).toBe(true);
  expect(await claimImport(worker)).toMatchObject({ importId });
});

it('takes letters once nothing else waits, the oldest first', async () => {
  const tenant = await createTenant(app);
  const address = await addressOf(tenant);
  for (const id of ['older', 'newer']) expect(await keep(address, id, Buffer.from('PK'))).toBe('guardada');
  const { rows } = await owner.pool.query<{ id: string }>(
    'select id from imports where client_id = $1 order by id',
    [tenant.clientId],
  );
  // Those of the test before belong to an account that has one in hand.
  expect(await claimImport(worker)).toMatchObject({ importId: rows[0]?.id });
});

it('leaves half of the room of an account to files that it sends by hand', async () => {
  const tenant = await createTenant(app);
  const { accountId } = tenant;
  const address = await addressOf(tenant);
  const megabytes = (count: number, byte: number) => Buffer.alloc(count * 1024 * 1024, byte);
  // Within the quota of the address of a day: 200 MB.
  for (let n = 0; n < 12; n++) expect(await keep(address, `of ${n}`, megabytes(10, n))).toBe('guardada');
  expect(await keep(address, 'of 12', megabytes(10, 12))).toBe('fila_cheia');
  // Two uploads of the greatest size.
  for (const importId of [await open(tenant), await open(tenant)]) {
    for (let n = 0; n < 8; n++) {
      const piece = { file: 0, piece: n, name: 'a.zip', content: megabytes(8, n) };
      expect(await addImportPiece(app, { accountId, importId }, { piece })).toBe('guardado');
    }
  }
});
