import { describe, expect, it } from 'vitest';
import { emissionPolicy, isStale, redate, scaleWaits, type Wait, waitMs } from './deadlines.ts';

const away: Wait = {
  kind: 'servico',
  cStat: '108',
  reason: 'Paralisado',
  msMin: 0,
  deferralsMax: null,
  unsent: true,
};
const HOUR = 3_600_000;

/** Instants of the tries in the first hour, the first one at 0. */
function triesInAnHour(wait: Wait): number {
  let tries = 1;
  for (let at = 0, deferrals = 0; ; deferrals++) {
    at += waitMs(emissionPolicy('nfe'), wait, deferrals);
    if (at >= HOUR) return tries;
    tries += 1;
  }
}

describe('waits', () => {
  it('grow from 5 s to 10 min and stay there', () => {
    const seconds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map(
      (n) => waitMs(emissionPolicy('nfe'), away, n) / 1000,
    );
    expect(seconds).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600, 600]);
  });
  it('are never shorter than the authority asks', () => {
    expect(waitMs(emissionPolicy('nfe'), { ...away, msMin: 3_600_000 }, 0)).toBe(3_600_000);
    expect(waitMs(emissionPolicy('nfe'), { ...away, msMin: 1 }, 0)).toBe(5_000);
  });
  it('keep receipt queries under 40 an hour (MOC 7.0 §4.3)', () => {
    expect(triesInAnHour({ ...away, kind: 'recibo' })).toBeLessThan(40);
  });
  it('in doubt keep key queries at 10 an hour (MOC 7.0 §4.3)', () => {
    expect(triesInAnHour({ ...away, unsent: false })).toBeLessThanOrEqual(10);
  });
  it('for a receipt start at once and follow tMed', () => {
    expect(waitMs(emissionPolicy('nfe'), { ...away, kind: 'recibo' }, 0)).toBe(1_000);
    expect(waitMs(emissionPolicy('nfe'), { ...away, kind: 'recibo', msMin: 7_000 }, 0)).toBe(7_000);
  });
  it('shrink for tests without touching the age limit', () => {
    const policy = scaleWaits(emissionPolicy('nfe'), 0.01);
    expect(waitMs(policy, away, 0)).toBe(50);
    expect(policy.ageMsMax).toBe(emissionPolicy('nfe').ageMsMax);
    expect(scaleWaits(policy, 1)).toEqual(policy);
  });
});

describe('re-dating', () => {
  const dhEmi = '2026-11-21T10:00:00-03:00';
  const at = Date.parse(dhEmi);
  const MINUTE = 60_000;
  it('is for an NFC-e that may be re-dated and is more than 4 minutes old', () => {
    const nfce = emissionPolicy('nfce');
    expect(isStale(nfce, { redatable: true, dhEmi }, at + 4 * MINUTE)).toBe(false);
    expect(isStale(nfce, { redatable: true, dhEmi }, at + 4 * MINUTE + 1)).toBe(true);
    expect(isStale(nfce, { redatable: false, dhEmi }, at + HOUR)).toBe(false);
  });
  it('is not for an NF-e', () => {
    expect(isStale(emissionPolicy('nfe'), { redatable: true, dhEmi }, at + HOUR)).toBe(false);
  });
  it.each([
    ['2026-11-21T10:00:00-03:00', '2026-11-21T13:07:30Z', '2026-11-21T10:07:30-03:00'],
    ['2026-11-30T23:58:00-04:00', '2026-12-01T04:04:00Z', '2026-12-01T00:04:00-04:00'],
    ['2026-11-21T10:00:00+00:00', '2026-11-21T10:09:00.999Z', '2026-11-21T10:09:00+00:00'],
  ])('keeps the offset of %s', (old, now, expected) => {
    expect(redate(old, Date.parse(now))).toBe(expected);
  });
});
