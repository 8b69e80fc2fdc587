import { SERVICE_STATES, type ServiceCondition } from '@fiscal/core/vocabulary/contingency';
import { DEADLINE_KINDS, type DeadlineKind } from '@fiscal/core/vocabulary/deadline';
import type { Db } from '../base/client.ts';
import { oneOf } from '../base/parse.ts';

const DEADLINE_STATES = ['near', 'over'] as const;

/** Messages that are not delivered yet. */
export interface Waiting {
  readonly pending: number;
  readonly oldestAgeMs: number;
}

export interface PlatformStats {
  readonly webhooks: Waiting;
  readonly emails: Waiting;
  /** Services that some account met trouble with, by type and state. */
  readonly services: readonly {
    readonly type: string;
    readonly state: ServiceCondition['state'];
    readonly total: number;
  }[];
  /** Companies that a service is closed to (consumo indevido). */
  readonly closed: readonly { readonly service: string; readonly total: number }[];
  /** Open deadlines that are over, or of which four fifths are; not those of the emulated authorities. */
  readonly deadlines: readonly {
    readonly kind: DeadlineKind;
    readonly state: (typeof DEADLINE_STATES)[number];
    readonly total: number;
  }[];
}

interface Row {
  readonly what: string;
  readonly label: string | null;
  readonly state: string | null;
  readonly total: string;
  readonly oldest_age_ms: number;
}

/** Totals over all accounts, for metrics. Worker role. */
export async function platformStats(db: Db): Promise<PlatformStats> {
  const { rows } = await db.pool.query<Row>({
    name: 'platform_stats',
    text: 'select * from platform_stats()',
  });
  const waiting = (what: string): Waiting => {
    const row = rows.find((each) => each.what === what);
    return { pending: Number(row?.total ?? 0), oldestAgeMs: row?.oldest_age_ms ?? 0 };
  };
  const labeledTotals = (what: string) =>
    rows
      .filter((row) => row.what === what)
      .map(({ label, state, total }) => ({ label: label ?? '', state: state ?? '', total: Number(total) }));
  return {
    webhooks: waiting('webhooks'),
    emails: waiting('emails'),
    services: labeledTotals('service').map(({ label: type, state, total }) => ({
      type,
      state: oneOf(SERVICE_STATES, state),
      total,
    })),
    closed: labeledTotals('closed').map(({ label: service, total }) => ({ service, total })),
    deadlines: labeledTotals('deadline').map(({ label, state, total }) => ({
      kind: oneOf(DEADLINE_KINDS, label),
      state: oneOf(DEADLINE_STATES, state),
      total,
    })),
  };
}
