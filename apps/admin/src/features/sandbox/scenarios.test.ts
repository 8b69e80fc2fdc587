import { describe, expect, it } from 'vitest';
import { markerOf, SCENARIOS, scenarioOf } from './scenarios.ts';

describe('scenarios', () => {
  it.each(SCENARIOS)('$kind is read from the marker it is written as', ({ kind, param }) => {
    const value = param === null ? '' : param.initial;
    const read = scenarioOf(markerOf(kind, value));
    expect(read?.kind).toBe(kind);
    if (param !== null) expect(read?.value).toBe(value);
  });

  it.each([
    ['indisponivel', 'indisponivel', '1'],
    [' SANDBOX( cStat = e0014 ) ', 'cStat', 'E0014'],
    ['assincrono=2', 'assincrono', '2'],
    ['timeout=antes', 'timeoutAntes', 'ANTES'],
  ])('%s is %s', (text, kind, value) => {
    expect(scenarioOf(text)).toEqual({ kind, value });
  });

  it.each(['nada', 'timeout', 'timeout=nunca', ''])('%s is none', (text) => {
    expect(scenarioOf(text)).toBeNull();
  });
});
