import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/accounts.ts';
import { createDb, type Db } from '../base/client.ts';
import { createKeyring, type Keyring, type MasterKeySettings } from '../keyring/keyring.ts';
import { assertKeysFit } from '../keyring/rotation-order.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { openInstallationKeys } from '../vault/installation-keys.ts';
import { createVault } from '../vault/vault.ts';
import { rewrapDataKeys } from './rewrap.ts';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const place = { table: 'clients', column: 'csc', id: 'x' };

/** A database of its own: a rotation concerns every account. */
let database: Awaited<ReturnType<typeof migratedCopy>>;
let db: Db;
beforeAll(async () => {
  database = await migratedCopy();
  const { appUrl } = database;
  db = createDb({ url: appUrl, role: 'app', max: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('rotates MASTER_KEY without touching a secret: old ones open during and after', async () => {
  const [before, during, after] = [
    createKeyring({ MASTER_KEY: key(1) }),
    createKeyring({ MASTER_KEY: key(2), MASTER_KEY_PREVIOUS: key(1) }),
    createKeyring({ MASTER_KEY: key(2) }),
  ];
  const keyring = createKeyring({ MASTER_KEY: key(1), MASTER_KEY_NEXT: key(2) });
  const process = createDb({ url: db.url, role: 'app', max: 2, keyring });
  const create = async (name: string, of: typeof before) => {
    const owner = { email: `${name}@example.com`, name, passwordHash: 'x' };
    const made = await createAccount(process, of, { name, owner, nowMs: Date.now() });
    if (made.kind !== 'criada') throw new Error(made.kind);
    return made.accountId;
  };
  const [old, young] = [await create('antiga', before), await create('nova', during)];
  const sealed = await createVault(process, before).seal(old, place, 'segredo');

  expect((await createVault(process, during).open(old, place, sealed)).toString()).toBe('segredo');
  await expect(createVault(process, after).open(old, place, sealed)).rejects.toThrow(
    /is wrapped by master key/,
  );

  // The data key of the account, and the key that accounts are proven by.
  expect(await rewrapDataKeys(database.ownerUrl, { master: during })).toBe(2);
  expect(await rewrapDataKeys(database.ownerUrl, { master: during })).toBe(0);
  expect((await createVault(process, after).open(old, place, sealed)).toString()).toBe('segredo');
  expect(await createVault(process, after).seal(young, place, 'outro')).toBeInstanceOf(Buffer);
  await process.close();
});

it('stores the keys of the installation as well, for concurrent first processes too', async () => {
  const before = createKeyring({ MASTER_KEY: key(2) });
  const [made, again] = await Promise.all([
    openInstallationKeys(db, before),
    openInstallationKeys(db, before),
  ]);
  expect(again).toEqual(made);
  expect(made.payloads).not.toEqual(made.fileLinks);
  const during = createKeyring({ MASTER_KEY: key(3), MASTER_KEY_PREVIOUS: key(2) });
  await rewrapDataKeys(database.ownerUrl, { master: during });
  const after = createKeyring({ MASTER_KEY: key(3) });
  expect(await openInstallationKeys(db, after)).toEqual(made);
  await expect(openInstallationKeys(db, before)).rejects.toThrow(/is wrapped by master key/);
});

describe('a rotation done in the wrong order is refused', () => {
  const ring = (current: number, other: Partial<MasterKeySettings> = {}) =>
    createKeyring({ MASTER_KEY: key(current), ...other });
  const stored = ring(3);
  const announced = ring(3, { MASTER_KEY_NEXT: key(4) });
  const switched = ring(4, { MASTER_KEY_PREVIOUS: key(3) });
  const asProcess = async <T>(keyring: Keyring, work: (process: Db) => Promise<T>): Promise<T> => {
    const process = createDb({ url: db.url, role: 'app', max: 1, keyring });
    try {
      await process.pool.query('select 1');
      return await work(process);
    } finally {
      await process.close();
    }
  };
  const starts = (keyring: Keyring) => asProcess(keyring, ({ pool }) => assertKeysFit(pool, keyring));

  it('when the keys in use are unknown: another key, or the old one removed too early', async () => {
    await expect(starts(ring(9))).rejects.toThrow(
      /não abre o que está guardado[^]*does not open what is stored/,
    );
    await expect(starts(stored)).resolves.toBeUndefined();
  });

  it('when a running process does not know the new key', async () => {
    await asProcess(stored, async () => {
      await expect(starts(switched)).rejects.toThrow(
        /MASTER_KEY_NEXT=<chave nova>[^]*MASTER_KEY_NEXT=<new key>/,
      );
      await expect(rewrapDataKeys(database.ownerUrl, { master: switched })).rejects.toThrow(
        /emite_app \([0-9a-f]{8}\)/,
      );
    });
    await asProcess(announced, async () => {
      await expect(starts(switched)).resolves.toBeUndefined();
    });
  });

  it('when the process itself is behind the running ones', async () => {
    await asProcess(switched, async () => {
      await expect(starts(stored)).rejects.toThrow(/MASTER_KEY está atrasada[^]*MASTER_KEY is behind/);
      await expect(starts(announced)).resolves.toBeUndefined();
    });
  });

  it('and in the right order nothing is', async () => {
    await asProcess(announced, () => starts(announced));
    await asProcess(switched, () => rewrapDataKeys(database.ownerUrl, { master: switched }));
    await asProcess(switched, () => starts(ring(4)));
    await expect(starts(announced)).resolves.toBeUndefined();
    await expect(starts(stored)).rejects.toThrow(/does not open what is stored/);
  });
});
