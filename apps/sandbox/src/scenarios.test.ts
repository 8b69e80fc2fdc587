import { describe, expect, it } from 'vitest';
import { findScenarios, KNOWN_MARKERS, misspeltMarker, parseScenario } from './scenarios.ts';

describe('parseScenario', () => {
  it.each([
    ['cStat=539', { kind: 'cStat', code: '539' }],
    ['SANDBOX(cStat=301)', { kind: 'cStat', code: '301' }],
    ['CSTAT=1026', { kind: 'cStat', code: '1026' }],
    ['cStat=E0014', { kind: 'cStat', code: 'E0014' }],
    ['assincrono=2', { kind: 'assincrono', waits: 2 }],
    ['assincrono', { kind: 'assincrono', waits: 1 }],
    ['timeout=antes', { kind: 'timeout', when: 'antes' }],
    [' timeout = depois ', { kind: 'timeout', when: 'depois' }],
    ['indisponivel=3', { kind: 'indisponivel', times: 3 }],
    ['http=503', { kind: 'http', status: 503 }],
    ['lento=3000', { kind: 'lento', delayMs: 3000 }],
    ['lixo', { kind: 'lixo' }],
  ])('reads %s', (text, expected) => {
    expect(parseScenario(text)).toEqual(expected);
  });

  it.each([
    '',
    'cStat=',
    'cStat=5',
    'cStat=1=2',
    'timeout',
    'timeout=durante',
    'http=200',
    'http=x',
    'lento=999999',
    'indisponivel=0',
    'outro=1',
    'lixo=1',
    'constructor',
    '__proto__=1',
  ])('returns null for %j', (text) => {
    expect(parseScenario(text)).toBeNull();
  });
});

describe('findScenarios', () => {
  it('finds every marker in a text, also among other words', () => {
    expect(
      findScenarios('<infCpl>Pedido 7 SANDBOX(timeout=depois) e sandbox(lento=10); fim</infCpl>'),
    ).toEqual([
      { kind: 'timeout', when: 'depois' },
      { kind: 'lento', delayMs: 10 },
    ]);
  });

  it('ignores text that is not a marker', () => {
    expect(findScenarios('SANDBOX() SANDBOX SANDBOX(cStat=1')).toEqual([]);
  });
});

describe('misspeltMarker', () => {
  it.each(['SANDBOX(foo=1)', 'SANDBOX(timeout=x)', 'sandbox(cStats=539)', 'SANDBOX(lixo=1)'])(
    'names %s',
    (marker) => {
      expect(misspeltMarker(`<infCpl>SANDBOX(lento=1) ${marker}</infCpl>`)).toBe(marker);
      expect(findScenarios(`${marker} SANDBOX(lento=1)`)).toEqual([{ kind: 'lento', delayMs: 1 }]);
    },
  );

  it('accepts text without markers, and every known marker', () => {
    expect(misspeltMarker('<infCpl>SANDBOX, SANDBOX() e SANDBOX(aberto</infCpl>')).toBeNull();
    for (const marker of KNOWN_MARKERS.split(', ')) expect(misspeltMarker(`SANDBOX(${marker})`)).toBeNull();
  });
});
