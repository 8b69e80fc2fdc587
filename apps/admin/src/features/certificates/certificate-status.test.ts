import { expect, it } from 'vitest';
import { certificateStatus, isFitForLive, toneOf } from './certificate-status.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const a1 = (days: number, ...codes: string[]) => ({
  notBefore: new Date('2026-01-01T00:00:00Z'),
  notAfter: new Date(NOW.getTime() + days * 86_400_000),
  problems: codes.map((code) => ({ code, message: code })),
});

it.each([
  [null, { kind: 'none' }, 'neutral', false],
  [a1(-1), { kind: 'expired' }, 'bad', false],
  [a1(0.5), { kind: 'soon', days: 0 }, 'bad', true],
  [a1(8), { kind: 'soon', days: 8 }, 'warn', true],
  [a1(60), { kind: 'valid' }, 'good', true],
  [a1(300, 'cnpj_divergente'), { kind: 'unfit' }, 'bad', false],
  // Problems that depend on time are evaluated again.
  [a1(300, 'ainda_nao_valido'), { kind: 'valid' }, 'good', true],
  [{ ...a1(300), notBefore: new Date('2026-12-01T00:00:00Z') }, { kind: 'notYet' }, 'bad', false],
])('%#: shows the current status', (certificate, expected, tone, fit) => {
  const found = certificateStatus(certificate, NOW);
  expect(found).toEqual(expected);
  expect(toneOf(found)).toBe(tone);
  expect(isFitForLive(found)).toBe(fit);
});
