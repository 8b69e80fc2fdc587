import { stack } from '@fiscal/core/testing/stack';
import { createDb, type Db } from '@fiscal/db/base/client';
import { createKeyring } from '@fiscal/db/keyring/keyring';

export const keyring = () => createKeyring({ MASTER_KEY: stack().masterKey });

/** Opened by the first test of a process and left open: to open one costs six times what an account does. */
function once(open: () => Db): () => Db {
  let opened: Db | undefined;
  return () => (opened ??= open());
}

/** A test that builds large bodies holds up its own process for longer than a server may wait. */
const connectMs = 120_000;

/** The stack's database as the API has it, as the worker has it, and past the walls. */
export const appDb = once(() =>
  createDb({ url: stack().databaseAppUrl, role: 'app', max: 2, keyring: keyring(), connectMs }),
);
export const workerDb = once(() =>
  createDb({ url: stack().databaseWorkerUrl, role: 'worker', max: 1, keyring: keyring(), connectMs }),
);
export const ownerDb = once(() =>
  createDb({ url: stack().databaseOwnerUrl, role: 'app', max: 1, keyring: keyring(), connectMs }),
);
