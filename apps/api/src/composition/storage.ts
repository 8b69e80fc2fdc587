import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { assertRoleIsWalled, createDb } from '@fiscal/db/base/client';
import { createChangeReader } from '@fiscal/db/changes/change-reader';
import { createNotifier } from '@fiscal/db/changes/changes';
import { createSealer } from '@fiscal/db/custody/custody';
import { createKeyring } from '@fiscal/db/keyring/keyring';
import { assertKeysFit } from '@fiscal/db/keyring/rotation-order';
import { followInstallationKeys, openPeopleKey } from '@fiscal/db/vault/installation-keys';
import { createVault } from '@fiscal/db/vault/vault';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import type { Env } from '../env.ts';
import { createChangeHub } from '../services/changes/change-hub.ts';
import { createFollowers } from '../services/changes/followers.ts';
import { identify } from '../services/emission/identify.ts';

/** Delay of announcing new documents, which no caller waits for, so that many share one. Verdicts are announced at once. */
const ARRIVALS_MS = 250;
/** Maximum delay of announcing an authority's new status. */
const STATUS_EVERY_MS = 2_000;

/** Database, keys, acceptance and the change feed of this process. */
export async function createStorage(
  env: Env,
  { logger, metrics }: { readonly logger: Logger; readonly metrics: Metrics },
  nowMs: () => number,
) {
  const keyring = createKeyring(env);
  const db = createDb({ url: env.DATABASE_URL, role: 'app', max: env.DATABASE_POOL_MAX, keyring });
  await assertRoleIsWalled(db);
  await assertKeysFit(db.pool, keyring);
  await db.walls.open();
  const keys = await followInstallationKeys(db, keyring, (error) =>
    logger.warn({ err: error }, 'keys of the installation could not be looked at'),
  );
  const peopleKey = await openPeopleKey(db, keyring);
  const notifier = createNotifier(db);
  const arrivals = createNotifier(db, { everyMs: ARRIVALS_MS });
  const hub = createChangeHub();
  const followers = { changes: createFollowers(), status: createFollowers({ beatMs: STATUS_EVERY_MS }) };
  const changes = createChangeReader(db, {
    listenUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    follows: (accountId) => hub.awaits(accountId) || followers.changes.follows(accountId),
    onChanges(rows) {
      hub.publish(rows);
      followers.changes.publish(rows);
    },
    onPlaces(places) {
      for (const { kind, environment } of places) metrics.changed(kind, environment);
    },
    onError: (error) => logger.warn({ err: error }, 'change feed failed'),
  });
  const acceptor = createAcceptor(db, {
    nowMs,
    identify,
    onCommit() {
      metrics.commit();
      arrivals.changed();
    },
  });
  return {
    db,
    keyring,
    keys,
    peopleKey,
    vault: createVault(db, keyring),
    sealer: createSealer({ db, markKey: keys.current().signerMark }),
    hub,
    followers,
    acceptor,
    /** Announces a commit that wrote a change row to other processes. */
    changed: () => notifier.changed(),
    async close(): Promise<void> {
      for (const each of Object.values(followers)) each.close();
      await Promise.all([changes.close(), notifier.close(), arrivals.close(), keys.close()]);
      await db.close();
    },
  };
}
