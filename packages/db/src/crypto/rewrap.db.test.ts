import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb, type Db } from '../client.ts';
import { migrate } from '../migrate.ts';
import { createAccount } from '../repositories/accounts.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { databaseUrls } from '../testing/test-database.ts';
import { createKeyring } from './keyring.ts';
import { rewrapDataKeys } from './rewrap.ts';
import { createVault } from './vault.ts';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const place = { table: 'clients', column: 'csc', id: 'x' };

/** A database of its own: a rotation concerns every account. */
let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await freshDatabase(databaseUrls().ownerUrl);
  const { appUrl } = await migrate({ ownerUrl: database.ownerUrl });
  db = createDb({ url: appUrl, role: 'app', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('rotates MASTER_KEY without touching a secret: old ones open during and after', async () => {
  const [before, during, after] = [
    createKeyring({ masterKey: key(1) }),
    createKeyring({ masterKey: key(2), previous: key(1) }),
    createKeyring({ masterKey: key(2) }),
  ];
  const create = async (name: string, keyring: typeof before) => {
    const owner = { email: `${name}@example.com`, name, passwordHash: 'x' };
    const made = await createAccount(db, keyring, { name, owner, nowMs: Date.now() });
    if (made.kind !== 'criada') throw new Error(made.kind);
    return made.accountId;
  };
  const [old, young] = [await create('antiga', before), await create('nova', during)];
  const sealed = await createVault(db, before).seal(old, place, 'segredo');

  expect((await createVault(db, during).open(old, place, sealed)).toString()).toBe('segredo');
  await expect(createVault(db, after).open(old, place, sealed)).rejects.toThrow(/neither MASTER_KEY nor/);

  expect(await rewrapDataKeys(database.ownerUrl, during)).toBe(1);
  expect(await rewrapDataKeys(database.ownerUrl, during)).toBe(0);
  expect((await createVault(db, after).open(old, place, sealed)).toString()).toBe('segredo');
  expect(await createVault(db, after).seal(young, place, 'outro')).toBeInstanceOf(Buffer);
});
