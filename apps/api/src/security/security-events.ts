import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

const REFUSED = [401, 403, 413, 429] as const;
export type RefusedStatus = (typeof REFUSED)[number];
/** True when answers of that status are reported. */
export const isRefused = (status: number | null): status is RefusedStatus =>
  REFUSED.some((refused) => refused === status);

/** A refused request: 401, the caller is unknown; 403, the caller lacks the permission; 413 and 429, it exceeds a limit. */
export interface Refusal {
  readonly status: RefusedStatus;
  readonly ip: string;
  /** Template. */
  readonly route: string;
  readonly requestId: string;
  readonly accountId?: string;
  readonly actor?: { readonly kind: string; readonly id: string };
}

/** A line of the stream: a single event, or the number of further ones of its kind. */
export interface SecurityEvent extends Partial<Refusal> {
  readonly id: string;
  readonly at: string;
  readonly event: SecurityEventName;
  readonly ip: string;
  /** Events of this address and name, in the minute that ended, that have no line of their own. */
  readonly more?: number;
}
export type SecurityEventName =
  | 'sign-in.refused'
  | 'credentials.refused'
  | 'access.refused'
  | 'limit.refused';

/** Events of an address and name in a minute that get a line of their own. */
const EACH_MAX = 10;
/** Addresses and names counted at once; beyond, they share one place. */
const COUNTED_MAX = 10_000;
const MINUTE_MS = 60_000;

/** Routes on which a sign-in failed, rather than a call without credentials. */
const SIGN_IN = /^\/api\/auth\/(?:sign-in|two-factor\/verify|passkey\/verify-authentication)/;

const nameOf = ({ status, route }: Refusal): SecurityEventName => {
  if (status === 403) return 'access.refused';
  if (status !== 401) return 'limit.refused';
  return SIGN_IN.test(route) ? 'sign-in.refused' : 'credentials.refused';
};

/**
 * The stream of security events: lines of the log with `kind: security`, and further receivers. It contains neither
 * the attempt nor its e-mail: people type passwords into that field. A flood of an address is counted, without a line
 * for each event.
 */
export function createSecurityEvents({
  logger,
  nowMs,
  tell,
}: {
  readonly logger: Pick<Logger, 'warn'>;
  readonly nowMs: () => number;
  readonly tell?: (event: SecurityEvent) => void;
}) {
  const counted = new Map<string, { readonly event: SecurityEventName; readonly ip: string; seen: number }>();
  let minute = Math.floor(nowMs() / MINUTE_MS);

  const emit = (event: Omit<SecurityEvent, 'id' | 'at'>) => {
    const report = { id: `sec_${randomUUID()}`, at: new Date(nowMs()).toISOString(), ...event };
    logger.warn({ kind: 'security', ...report }, 'security event');
    tell?.(report);
  };
  const flush = () => {
    for (const { event, ip, seen } of counted.values())
      if (seen > EACH_MAX) emit({ event, ip, more: seen - EACH_MAX });
    counted.clear();
  };
  const timer = setInterval(() => turn(), MINUTE_MS);
  timer.unref();

  function turn(): void {
    const now = Math.floor(nowMs() / MINUTE_MS);
    if (now === minute) return;
    minute = now;
    flush();
  }

  return {
    refused(refusal: Refusal) {
      turn();
      const event = nameOf(refusal);
      const own = `${event} ${refusal.ip}`;
      const full = counted.size >= COUNTED_MAX && !counted.has(own);
      const [key, ip] = full ? [event, 'many'] : [own, refusal.ip];
      const place = counted.get(key) ?? { event, ip, seen: 0 };
      counted.set(key, place);
      place.seen++;
      if (place.seen <= EACH_MAX) emit({ event, ...refusal });
    },
    /** Reports the events that are still counted. */
    close() {
      clearInterval(timer);
      flush();
    },
  };
}

export type SecurityEvents = ReturnType<typeof createSecurityEvents>;
