import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServiceCondition } from '../vocabulary/contingency.ts';
import {
  type Evidence,
  enterContingency,
  goesAtOnce,
  justification,
  leavesInMs,
  moveCondition,
  SILENCES,
  type Situation,
} from './contingency.ts';

const silence: Evidence = { kind: 'silencio', cause: 'tempo esgotado' };
const stopped: Evidence = { kind: 'parada', cause: '108: paralisado' };
const answer: Evidence = { kind: 'resposta' };
const after = (...all: readonly (readonly [Evidence, number])[]): ServiceCondition | null =>
  all.reduce<ServiceCondition | null>(
    (before, [evidence, atMs]) => moveCondition(before, evidence, atMs),
    null,
  );

describe('a service', () => {
  it('is not suspected for one slow answer, nor for two that are far apart or have an answer between', () => {
    expect(after([silence, 0])?.state).toBe('normal');
    expect(after([silence, 0], [silence, SILENCES.withinMs + 1])?.state).toBe('normal');
    expect(after([silence, 0], [answer, 1], [silence, 2])?.state).toBe('normal');
  });

  it('is suspected when it reports a stop, cannot be reached, or stays silent', () => {
    expect(after([stopped, 0])).toMatchObject({ state: 'suspeita', firstFailedAtMs: 0, failures: 1 });
    expect(after([silence, 5], [silence, 6])).toMatchObject({ state: 'suspeita', firstFailedAtMs: 5 });
  });

  it('returns by one answer, is normal by the next, and falls back by a failure', () => {
    const away = enterContingency(after([stopped, 0]) ?? expect.fail('no state'), 'offline');
    const back = moveCondition(away, answer, 9);
    expect(back).toMatchObject({ state: 'retornando', mode: 'offline' });
    expect(moveCondition(back, answer, 10)).toMatchObject({
      state: 'normal',
      mode: null,
      firstFailedAtMs: null,
    });
    expect(moveCondition(back, silence, 10)).toMatchObject({ state: 'contingencia', mode: 'offline' });
  });

  it('costs no row while it answers', () => {
    expect(moveCondition(null, answer, 1)).toBeNull();
    const normal = after([stopped, 0], [answer, 1]);
    expect(moveCondition(normal, answer, 2)).toBe(normal);
  });

  it('answering last is never one that documents are issued without', () => {
    const story = fc.array(fc.constantFrom(silence, stopped, answer), { maxLength: 30 });
    fc.assert(
      fc.property(story, (all) => {
        const found = all.reduce<ServiceCondition | null>((before, evidence, at) => {
          const next = moveCondition(before, evidence, at);
          return next?.state === 'suspeita' ? enterContingency(next, 'svc') : next;
        }, null);
        if (all.at(-1) === answer) expect(found?.state ?? 'normal').not.toMatch(/suspeita|contingencia/);
        if (all.at(-1) === stopped) expect(found?.state).toBe('contingencia');
      }),
    );
  });
});

describe('a document', () => {
  const suspected = after([stopped, 0]);
  const at = (over: Partial<Situation>): Situation => ({
    policy: 'automatica',
    forced: false,
    service: suspected,
    contingency: null,
    ageMs: 8_000,
    patienceMs: 8_000,
    ...over,
  });
  const issued = { mode: 'offline', tpEmis: '9', since: '', reason: '', deadline: null } as const;

  it('leaves the normal way when the service is suspected and its patience is over', () => {
    expect(leavesInMs(at({}))).toBe(0);
    expect(leavesInMs(at({ ageMs: 7_000 }))).toBe(1_000);
    expect(leavesInMs(at({ service: null }))).toBeNull();
    expect(leavesInMs(at({ policy: 'manual' }))).toBeNull();
    expect(leavesInMs(at({ contingency: issued }))).toBeNull();
  });

  it('leaves it at once where nothing of it was sent, others are issued without the service, or its company demands it', () => {
    const without = enterContingency(suspected ?? expect.fail('no state'), 'offline');
    expect(goesAtOnce(at({ ageMs: 0 }))).toBe(true);
    expect(goesAtOnce(at({ ageMs: 0, service: null }))).toBe(false);
    expect(leavesInMs(at({ ageMs: 0, service: without }))).toBe(0);
    expect(goesAtOnce(at({ ageMs: 0, service: without, policy: 'manual' }))).toBe(false);
    expect(leavesInMs(at({ service: null, policy: 'manual', forced: true }))).toBe(0);
    expect(goesAtOnce(at({ service: null, policy: 'desligada', forced: true }))).toBe(false);
    expect(goesAtOnce(at({ service: without, contingency: { ...issued, left: true } }))).toBe(false);
  });

  it('has a reason that the layout takes', () => {
    fc.assert(
      fc.property(fc.option(fc.string({ maxLength: 400 })), (cause) => {
        const text = justification(cause);
        expect(text.length).toBeGreaterThanOrEqual(15);
        expect(text.length).toBeLessThanOrEqual(256);
        expect(text).toBe(text.trim());
      }),
    );
  });
});
