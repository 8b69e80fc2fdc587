import { holds } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DELAYS_MS,
  JITTER,
  meaningOf,
  nextStep,
  RETRY_AFTER_MS_MAX,
  readRetryAfter,
  type TryResult,
} from './retries.ts';

const NOW = new Date('2026-11-25T12:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const tryResult = (more: Partial<TryResult> = {}): TryResult => ({
  messageId: 'msg_1',
  attempt: 1,
  endedAt: NOW,
  answer: null,
  ...more,
});
const answerWith = (status: number, retryAfter: string | null = null) => ({ status, retryAfter });
const waitOf = (result: TryResult) => {
  const step = nextStep(result);
  return step.kind === 'retry' ? step.at.getTime() - NOW.getTime() : Number.NaN;
};

it("tries ten times over the standard's 75 h 35 min 5 s", () => {
  expect(DELAYS_MS).toHaveLength(10);
  const clock = (ms: number) =>
    [3_600_000, 60_000, 1_000].map((unit, at) => Math.floor(ms / unit) % (at === 0 ? 1_000 : 60)).join(':');
  let sum = 0;
  expect(
    DELAYS_MS.map((delay) => {
      sum += delay;
      return clock(sum);
    }),
  ).toEqual('0:0:0 0:0:5 0:5:5 0:35:5 2:35:5 7:35:5 17:35:5 31:35:5 51:35:5 75:35:5'.split(' '));
});

it.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [299, 'delivered'],
  [199, 'refused'],
  [301, 'refused'],
  [307, 'refused'],
  [400, 'refused'],
  [401, 'refused'],
  [404, 'refused'],
  [410, 'gone'],
  [429, 'refused'],
  [500, 'refused'],
])('%i means %s', (status, meaning) => {
  expect(meaningOf(status)).toBe(meaning);
});

describe('after a try', () => {
  it('ends a message that was delivered or that the endpoint no longer wants', () => {
    expect(nextStep(tryResult({ answer: answerWith(204) }))).toEqual({ kind: 'delivered' });
    expect(nextStep(tryResult({ answer: answerWith(410) }))).toEqual({ kind: 'gone' });
  });

  it('everything else is, until the last try', () => {
    for (const answer of [null, answerWith(302), answerWith(404), answerWith(500)]) {
      expect(nextStep(tryResult({ answer })).kind).toBe('retry');
      expect(nextStep(tryResult({ answer, attempt: 9 })).kind).toBe('retry');
      expect(nextStep(tryResult({ answer, attempt: 10 }))).toEqual({ kind: 'exhausted' });
      expect(nextStep(tryResult({ answer, attempt: 11 }))).toEqual({ kind: 'exhausted' });
    }
  });

  it('waits at least the delay of the table, at most a tenth more, and the same each time', () => {
    const result = fc.record({ messageId: fc.string(), attempt: fc.integer({ min: 1, max: 9 }) });
    holds(
      fc.property(result, (more) => {
        const wait = waitOf(tryResult(more));
        const delay = DELAYS_MS[more.attempt] ?? Number.NaN;
        return wait >= delay && wait <= delay * (1 + JITTER) && wait === waitOf(tryResult(more));
      }),
      500,
    );
  });

  it('messages that failed together come back apart', () => {
    const waits = Array.from({ length: 1_000 }, (_, n) =>
      waitOf(tryResult({ messageId: `msg_${n}`, attempt: 2 })),
    );
    const width = (DELAYS_MS[2] ?? 0) * JITTER;
    const tenths = waits.map((wait) => Math.floor(((wait - (DELAYS_MS[2] ?? 0)) / width) * 10));
    for (let tenth = 0; tenth < 10; tenth++)
      expect(tenths.filter((each) => each === tenth).length).toBeGreaterThan(50);
  });

  it('a receiver that is loaded is left alone for a minute, or as long as it asks', () => {
    for (const status of [429, 502, 503, 504]) {
      expect(nextStep(tryResult({ answer: answerWith(status) }))).toEqual({
        kind: 'retry',
        at: after(60_000),
        throttled: true,
      });
      expect(waitOf(tryResult({ answer: answerWith(status, '90') }))).toBe(90_000);
      expect(waitOf(tryResult({ answer: answerWith(status, '7') }))).toBe(7_000);
    }
    expect(nextStep(tryResult({ answer: answerWith(500) }))).toMatchObject({ throttled: false });
  });

  it('Retry-After never brings a try forward', () => {
    expect(waitOf(tryResult({ attempt: 9, answer: answerWith(503, '1') }))).toBeGreaterThanOrEqual(
      24 * 3_600_000,
    );
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 120 ', 120_000],
    ['0', 0],
    ['Wed, 25 Nov 2026 12:05:00 GMT', 300_000],
    ['Wednesday, 25-Nov-26 12:05:00 GMT', 300_000],
    ['Wed Nov 25 12:05:00 2026', 300_000],
    ['Wed, 25 Nov 2026 11:00:00 GMT', 0],
    ['99999999999999999999', RETRY_AFTER_MS_MAX],
    ['Fri, 25 Dec 2026 12:00:00 GMT', RETRY_AFTER_MS_MAX],
  ])('%s', (text, ms) => {
    expect(readRetryAfter(text, NOW)).toBe(ms);
  });

  it.each([null, '', '-1', '1.5', '5 minutes', 'amanhã', '2026-11-25', 'Wed, 99 Nov 2026 12:05:00 GMT'])(
    'is not %j',
    (text) => {
      expect(readRetryAfter(text, NOW)).toBeNull();
    },
  );

  it('reads any text without failing', () => {
    holds(
      fc.property(fc.string(), (text) => {
        const ms = readRetryAfter(text, NOW);
        return ms === null || (ms >= 0 && ms <= RETRY_AFTER_MS_MAX);
      }),
    );
  });
});
