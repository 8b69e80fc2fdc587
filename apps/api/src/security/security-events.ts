import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

const REFUSED = [401, 403, 413, 429] as const;
export type RefusedStatus = (typeof REFUSED)[number];
/** Whether an answer of that status is told. */
export const isRefused = (status: number | null): status is RefusedStatus =>
  REFUSED.some((refused) => refused === status);

/** Somebody was refused: 401, nobody was recognised; 403, it is not theirs to do; 413 and 429, it was more than a limit allows. */
export interface Refusal {
  readonly status: RefusedStatus;
  readonly ip: string;
  /** Template. */
  readonly route: string;
  readonly requestId: string;
  readonly accountId?: string;
  readonly actor?: { readonly kind: string; readonly id: string };
}

/** One line of the stream: an event by itself, or how many more of its kind there were. */
export interface SecurityEvent extends Partial<Refusal> {
  readonly id: string;
  readonly at: string;
  readonly event: SecurityEventName;
  readonly ip: string;
  /** Events of this address and name, in the minute that ended, that were not told by themselves. */
  readonly more?: number;
}
export type SecurityEventName =
  | 'sign-in.refused'
  | 'credentials.refused'
  | 'access.refused'
  | 'limit.refused';

export interface SecurityEvents {
  refused(refusal: Refusal): void;
  /** Tells what is still counted. */
  close(): void;
}

/** Told by themselves, of one address and name, in a minute. */
const EACH_MAX = 10;
/** Addresses and names counted at once; beyond, they share one place. */
const COUNTED_MAX = 10_000;
const MINUTE_MS = 60_000;

/** What failed there was a way to come in, not a call without one. */
const SIGN_IN = /^\/api\/auth\/(?:sign-in|two-factor\/verify|passkey\/verify-authentication)/;

const nameOf = ({ status, route }: Refusal): SecurityEventName => {
  if (status === 403) return 'access.refused';
  if (status !== 401) return 'limit.refused';
  return SIGN_IN.test(route) ? 'sign-in.refused' : 'credentials.refused';
};

/**
 * The stream of security events: lines of the log with `kind: security`, and whoever else is told. Says neither what was tried nor
 * which e-mail: people type passwords into that field. A flood of one address is counted, not told one by one.
 */
export function createSecurityEvents({
  logger,
  nowMs,
  tell,
}: {
  readonly logger: Pick<Logger, 'warn'>;
  readonly nowMs: () => number;
  readonly tell?: (event: SecurityEvent) => void;
}): SecurityEvents {
  const counted = new Map<string, { readonly event: SecurityEventName; readonly ip: string; seen: number }>();
  let minute = Math.floor(nowMs() / MINUTE_MS);

  const emit = (event: Omit<SecurityEvent, 'id' | 'at'>) => {
    const told = { id: `sec_${randomUUID()}`, at: new Date(nowMs()).toISOString(), ...event };
    logger.warn({ kind: 'security', ...told }, 'security event');
    tell?.(told);
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
    refused(refusal) {
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
    close() {
      clearInterval(timer);
      flush();
    },
  };
}
