import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { gatheredPer } from '../base/gather.ts';
import { ambiente, type Unchecked } from '../base/parse.ts';
import { retryConflicts } from '../base/transaction.ts';
import type { Vault } from '../vault/vault.ts';
import { openKeys, type SealedKeys } from './endpoint-keys.ts';

/** A try claimed by the caller, who makes it now; after the lease, another caller may claim it. */
export interface ClaimedTry {
  readonly deliveryId: string;
  readonly endpointId: string;
  readonly accountId: string;
  readonly environment: Ambiente;
  readonly url: string;
  readonly messageId: string;
  readonly body: string;
  /** 1 for the first; starts again at 1 when the message is sent again. */
  readonly attempt: number;
  /** Line in the log. */
  readonly number: number;
  /** Signing keys, newest first. */
  readonly keys: readonly string[];
}

type ClaimedRow = Unchecked<Omit<ClaimedTry, 'attempt' | 'keys'>, 'environment'> &
  SealedKeys & { readonly tries: number };

const CLAIM = `
  select delivery_id as "deliveryId", endpoint_id as "endpointId", account_id as "accountId", environment, url, message_id as "messageId",
         body, tries, attempts as number, secret, secret_before, signing_key
    from claim_webhooks($1::uuid[], $2, make_interval(secs => $3))`;

export interface ClaimedTries {
  readonly tries: readonly ClaimedTry[];
  /** Errors of endpoints whose keys could not be opened: they are claimed again after the lease. */
  readonly unsigned: readonly unknown[];
}

/**
 * Claims due tries, of some endpoints or (null) of all; `leaseMs`: longer than a call may take. Over all accounts.
 * Worker role.
 */
export async function claimTries(
  db: Db,
  vault: Vault,
  {
    endpointIds,
    limit,
    leaseMs,
  }: {
    readonly endpointIds: readonly string[] | null;
    readonly limit: number;
    readonly leaseMs: number;
  },
): Promise<ClaimedTries> {
  const { rows } = await db.pool.query<ClaimedRow>({
    name: 'claim_webhooks',
    text: CLAIM,
    values: [endpointIds, limit, leaseMs / 1000],
  });
  const keys = await Promise.allSettled(rows.map((row) => openKeys(vault, row)));
  return {
    tries: rows.flatMap((row, index) => {
      const opened = keys[index];
      return opened?.status === 'fulfilled' ? [tryOf(row, opened.value)] : [];
    }),
    unsigned: keys.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])),
  };
}

function tryOf(row: ClaimedRow, keys: readonly string[]): ClaimedTry {
  const { tries, secret: _, secret_before: _before, signing_key: _signing, ...claimed } = row;
  return { ...claimed, environment: ambiente(row.environment), attempt: tries + 1, keys };
}

export interface FinishedTry {
  readonly deliveryId: string;
  readonly number: number;
  /** Number at the claim. */
  readonly attempt: number;
  /** 410 (`gone`) disables the endpoint. */
  readonly step: 'delivered' | 'retry' | 'failed' | 'gone';
  /** Time of the `retry`. */
  readonly nextAt: Date | null;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly timings: {
    readonly dnsMs: number | null;
    readonly connectMs: number | null;
    readonly tlsMs: number | null;
    readonly firstByteMs: number | null;
    readonly totalMs: number;
  };
  readonly status: number | null;
  readonly reason: string | null;
  /** pt-BR. */
  readonly detail: string | null;
  readonly answer: string | null;
}

interface Finishing {
  readonly done: FinishedTry;
  readonly failingMs: number;
}

/** Tries that end while others are written go together into the next statement. */
const finishing = gatheredPer<Finishing, true>(
  async (db, all) => {
    const tries = JSON.stringify(all.map(({ done }) => rowOf(done)));
    await retryConflicts(() =>
      db.pool.query({
        name: 'finish_webhooks',
        text: 'select finish_webhooks($1, make_interval(secs => $2))',
        values: [tries, (all[0]?.failingMs ?? 0) / 1000],
      }),
    );
    return all.map(() => true as const);
  },
  { max: 200, lanes: 1 },
);

const rowOf = ({ timings, ...done }: FinishedTry) => ({
  delivery_id: done.deliveryId,
  number: done.number,
  attempt: done.attempt,
  step: done.step,
  next_at: done.nextAt,
  started_at: done.startedAt,
  ended_at: done.endedAt,
  dns_ms: timings.dnsMs,
  connect_ms: timings.connectMs,
  tls_ms: timings.tlsMs,
  first_byte_ms: timings.firstByteMs,
  total_ms: timings.totalMs,
  status: done.status,
  reason: done.reason,
  detail: done.detail,
  answer: done.answer,
});

/** Saves the result of a try. Only failures for `failingMs` disable the endpoint. Over all accounts. Worker role. */
export const finishTry = async (db: Db, done: FinishedTry, failingMs: number): Promise<void> => {
  await finishing(db, { done, failingMs });
};
