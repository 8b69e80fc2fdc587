/**
 * Schedule of tries, answers that end a message, and the limit of an endpoint's failures. Pure: no clock, no chance.
 */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Delay before each try since the one before; about three days in all. Source: Standard Webhooks 1.0.0, example retry
 * schedule.
 */
export const DELAYS_MS: readonly number[] = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** A try comes up to this part of its delay later, never earlier. */
export const JITTER = 0.1;
/** `Retry-After` is followed up to here: a message is not put off for ever. */
export const RETRY_AFTER_MS_MAX = 24 * HOUR_MS;
/** Minimum delay after a server reports overload without naming a time. */
export const THROTTLED_MS_MIN = MINUTE_MS;
/** Nothing but failures for as long disables an endpoint. */
export const FAILING_MS_MAX = 5 * DAY_MS;

const GONE = 410;
/** Source: Standard Webhooks 1.0.0, delivery success and failure. */
const THROTTLING = new Set([429, 502, 503, 504]);

/** Meaning of a status for a message: delivered, refused, or never send there again. */
export type AnswerMeaning = 'delivered' | 'refused' | 'gone';

export function meaningOf(status: number): AnswerMeaning {
  if (status >= 200 && status <= 299) return 'delivered';
  return status === GONE ? 'gone' : 'refused';
}

/** Result of one try; `answer` is null when no readable answer came. */
export interface TryResult {
  readonly messageId: string;
  /** 1 for the first. */
  readonly attempt: number;
  readonly endedAt: Date;
  readonly answer: { readonly status: number; readonly retryAfter: string | null } | null;
}

export type NextStep =
  | { readonly kind: 'delivered' }
  /** `throttled`: the receiver is loaded; others for the same endpoint had better wait too. */
  | { readonly kind: 'retry'; readonly at: Date; readonly throttled: boolean }
  /** Every try was made. */
  | { readonly kind: 'exhausted' }
  /** 410: disable the endpoint. */
  | { readonly kind: 'gone' };

/** Next step of a message after one of its tries. */
export function nextStep({ messageId, attempt, endedAt, answer }: TryResult): NextStep {
  const meaning = answer === null ? 'refused' : meaningOf(answer.status);
  if (meaning !== 'refused') return { kind: meaning };
  const delay = DELAYS_MS[attempt];
  if (delay === undefined) return { kind: 'exhausted' };
  const throttled = answer !== null && THROTTLING.has(answer.status);
  const asked = readRetryAfter(answer?.retryAfter ?? null, endedAt) ?? (throttled ? THROTTLED_MS_MIN : 0);
  const jittered = delay * (1 + JITTER * chanceOf(`${messageId}:${attempt}`));
  return { kind: 'retry', at: new Date(endedAt.getTime() + Math.max(jittered, asked)), throttled };
}

/** A number in [0, 1) that depends on the text alone: tries that are computed again come at the same time (FNV-1a, mixed). */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850 = /^[A-Z][a-z]+, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/** Milliseconds from `now` that a `Retry-After` asks for, seconds or a date, at most a day; null when it is neither. Source: RFC 9110 §§5.6.7, 10.2.3. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * SECOND_MS, RETRY_AFTER_MS_MAX);
  const date = ASCTIME.test(text) ? `${text} GMT` : IMF_FIXDATE.test(text) || RFC_850.test(text) ? text : '';
  const at = Date.parse(date);
  if (Number.isNaN(at)) return null;
  return Math.min(Math.max(at - now.getTime(), 0), RETRY_AFTER_MS_MAX);
}
