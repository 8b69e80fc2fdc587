import { placesAt } from '@fiscal/core/registry/places';
import type { Db } from '@fiscal/db/base/client';
import { encodeCursor } from '@fiscal/db/changes/change-cursor';
import type { Change } from '@fiscal/db/changes/changes';
import { watchFeed } from '@fiscal/db/changes/watch-feed';
import type { Vault } from '@fiscal/db/vault/vault';
import { fanOut, type Telling } from '@fiscal/db/webhooks/fan-out';
import { workReplay } from '@fiscal/db/webhooks/replays';
import { claimTries, type FinishedTry, finishTry } from '@fiscal/db/webhooks/tries';
import { asksFor, messageOf } from '@fiscal/webhooks/change';
import { FAILING_MS_MAX } from '@fiscal/webhooks/retries';
import { createSender } from '@fiscal/webhooks/send';
import { type TraceDelivery, untracedDelivery } from '../observed/trace-deliveries.ts';
import { deliver } from './deliver.ts';
import { createDispatcher } from './dispatcher.ts';

export interface WebhooksOptions {
  readonly db: Db;
  readonly vault: Vault;
  /** A direct connection. */
  readonly listenUrl: string;
  readonly publicUrl: string;
  readonly loopbackAllowed: boolean;
  readonly callsMax: number;
  /** Timeout of a call. */
  readonly timeoutMs: number;
  readonly onTry: (done: FinishedTry) => void;
  /** Default: no call is traced. */
  readonly trace?: TraceDelivery;
  readonly onError: (error: unknown) => void;
}

/** A process that ends leaves the rest to others after this long. */
const GRACE_MS = 3_000;
/** Beside news, all endpoints are looked at so often. */
const ALL_MS = 1_000;
/** A call is another worker's only when it has long ended, however slow this process is. */
const LEASES = 4;

/**
 * Converts changes of the feed to messages. A change that fails to convert is reported and skipped: it delays no other.
 */
export function tellingAt(publicUrl: string, onError: (error: unknown) => void): Telling {
  const places = placesAt(publicUrl);
  return {
    messageOf(change: Change) {
      try {
        const message = messageOf(change, encodeCursor(change), places);
        return message && { id: message.id, type: message.type, body: JSON.stringify(message) };
      } catch (error) {
        onError(error);
        return null;
      }
    },
    wants: ({ types }, type) => types.length === 0 || types.some((asked) => asksFor(asked, type)),
  };
}

/**
 * Sends the feed's changes to the accounts' endpoints: creates rows and delivers them. Runs on every notification, and
 * every second in any case: for retries, and for work left by other processes.
 */
export function startWebhooks(options: WebhooksOptions) {
  const { db, vault, onError, trace = untracedDelivery } = options;
  const telling = tellingAt(options.publicUrl, onError);
  const sender = createSender(options);
  const dispatcher = createDispatcher({
    claim: (endpointIds, limit) =>
      claimTries(db, vault, { endpointIds, limit, leaseMs: LEASES * options.timeoutMs }),
    deliver: (claimed) => trace(claimed, () => deliver(sender.send, claimed, () => new Date())),
    finish: async (done) => {
      options.onTry(done);
      await finishTry(db, done, FAILING_MS_MAX);
    },
    onError,
    callsMax: options.callsMax,
  });
  let lookedAtAll = Number.NEGATIVE_INFINITY;
  let replaying = false;
  const watch = watchFeed({
    listenUrl: options.listenUrl,
    async look(requested) {
      let news = false;
      for (let made = await fanOut(db, telling); made !== null; made = await fanOut(db, telling)) {
        news = true;
        void dispatcher.look(made.endpointIds);
      }
      // Without a new change: a test or a repeat was requested.
      const isRecent = (news || !requested) && performance.now() - lookedAtAll < ALL_MS;
      if (isRecent && !replaying) return news;
      replaying = (await workReplay(db, telling)) !== null;
      if (replaying) watch.nudge();
      if (isRecent) return news;
      lookedAtAll = performance.now();
      void dispatcher.look();
      return news;
    },
    onError,
  });
  return {
    async stop() {
      await watch.close();
      await dispatcher.stop(GRACE_MS);
      sender.close();
    },
  };
}
