import { createAccount } from '../../packages/db/src/accounts/accounts.ts';
import { createDb } from '../../packages/db/src/base/client.ts';
import { createKeyring } from '../../packages/db/src/keyring/keyring.ts';
import { setCeilings } from '../../packages/db/src/records/ceilings.ts';
import { createCompany, demoCertificate } from '../../scripts/stack/demo.mjs';
import { callerOf, UNLIMITED_CEILINGS } from './service.mjs';

/**
 * Callers of `count` new accounts, each with one company.
 * @type {(count: number, stack: import('../../scripts/stack/stack.mjs').Stack) => Promise<Awaited<ReturnType<typeof callerOf>>[]>}
 */
export async function tenants(count, { urls, databases, secrets }) {
  const keyring = createKeyring(secrets.masterKeys);
  const db = createDb({ url: databases.appUrl, role: 'app', max: 2, keyring });
  // No process may set ceilings.
  const owning = createDb({ url: databases.ownerUrl, role: 'app', max: 1, keyring });
  const certificate = await demoCertificate();
  const callers = [];
  try {
    for (let n = 0; n < count; n++) {
      const name = `Bench ${n}`;
      const owner = { email: `bench-${n}@emite.local`, name, passwordHash: 'none' };
      const account = await createAccount(db, keyring, { name, owner, nowMs: Date.now() });
      if (!('accessKey' in account)) throw new Error(`${name}: ${account.kind}`);
      await setCeilings(owning, account.accountId, {
        change: UNLIMITED_CEILINGS,
        actor: { kind: 'operator', id: 'bench' },
      });
      const company = await createCompany(urls.api, account, certificate);
      callers.push(await callerOf({ apiUrl: urls.api, accessKey: account.accessKey, ...company }));
    }
    return callers;
  } finally {
    await Promise.all([db.close(), owning.close()]);
  }
}
