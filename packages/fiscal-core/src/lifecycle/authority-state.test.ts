import { describe, expect, it } from 'vitest';
import {
  type AuthorityState,
  type Look,
  SLOW_MS,
  stateBelieved,
  stateSeen,
  stateShown,
} from './authority-state.ts';

const look: Look = { online: false, cStat: null, backAt: null, latencyMs: 40 };

describe('a check', () => {
  it.each<[AuthorityState | null, Partial<Look>]>([
    ['operando', { online: true, cStat: '107' }],
    ['lenta', { online: true, cStat: '107', latencyMs: SLOW_MS.status }],
    ['operando', { online: true, cStat: null, latencyMs: null }],
    ['fora_do_ar', { cStat: '108' }],
    ['fora_do_ar', { cStat: '109' }],
    ['parada_programada', { cStat: '108', backAt: '2026-11-25T18:00:00-03:00' }],
    ['sem_resposta', { cStat: null }],
    // A refusal of the one who asked is no state of the service.
    [null, { cStat: '656' }],
    [null, { cStat: '280' }],
  ])('finds %s', (state, found) => {
    expect(stateSeen({ ...look, ...found })).toBe(state);
  });
});

describe('several looks, newest first', () => {
  it('shows the newest, and believes it after enough in a row', () => {
    expect([stateShown([]), stateBelieved([])]).toEqual([null, null]);
    expect([stateShown(['operando']), stateBelieved(['operando'])]).toEqual(['operando', null]);
    const one: AuthorityState[] = ['sem_resposta', 'operando', 'operando'];
    expect([stateShown(one), stateBelieved(one)]).toEqual(['sem_resposta', 'operando']);
    expect(stateBelieved(['sem_resposta', ...one])).toBe('sem_resposta');
  });

  it('believes a planned stop at once', () => {
    expect(stateBelieved(['parada_programada', 'operando', 'operando'])).toBe('parada_programada');
  });

  it('is unstable where it comes and goes, and stays believed so while it does', () => {
    const coming: AuthorityState[] = ['operando', 'sem_resposta', 'operando', 'fora_do_ar', 'operando'];
    expect([stateShown(coming), stateBelieved(coming)]).toEqual(['instavel', 'instavel']);
    const calm: AuthorityState[] = ['operando', 'operando', 'operando', 'operando', ...coming];
    expect([stateShown(calm), stateBelieved(calm)]).toEqual(['operando', 'operando']);
  });

  it('does not take a slow answer for one that failed', () => {
    expect(stateShown(['lenta', 'operando', 'lenta', 'operando', 'lenta'])).toBe('lenta');
  });
});
