import type { ExaminedA1 } from '@fiscal/core/activities/probe';
import { expect, it } from 'vitest';
import { certificateLines } from './certificate-lines.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const certificate = {
  id: 'c',
  notBefore: new Date(NOW - 1e9),
  notAfter: new Date(NOW + 200 * 86_400_000),
  problems: [],
} as unknown as Parameters<typeof certificateLines>[0];
const chain = { kind: 'confiavel', root: 'AC Raiz', names: [] } as const;
type Revocation = NonNullable<Extract<ExaminedA1, { kind: 'lido' }>['revocation']>;
const lineOf = (revocation?: Revocation) =>
  certificateLines(
    certificate,
    { kind: 'lido', chain, ...(revocation === undefined ? {} : { revocation }) },
    NOW,
  ).find(({ check }) => check === 'a1_revogacao');

it('reports a revoked A1 with the date, and that it stops emission', () => {
  expect(lineOf({ kind: 'revogado', atMs: Date.parse('2026-10-01T12:00:00Z') })).toMatchObject({
    state: 'problema',
    message: expect.stringContaining('01/10/2026'),
  });
});

it('lets a list that cannot be had stop nothing', () => {
  expect(lineOf({ kind: 'desconhecida', cause: 'a lista está vencida' })).toMatchObject({
    state: 'aviso',
    message: 'Não se sabe se o A1 foi revogado: a lista está vencida.',
  });
  expect(lineOf({ kind: 'vigente' })).toMatchObject({ state: 'ok' });
});

it('omits revocation when the issuer was not asked', () => {
  expect(lineOf()).toBeUndefined();
});
