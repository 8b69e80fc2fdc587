import { describe, expect, it } from 'vitest';
import {
  type EarlierManifestation,
  MANIFESTATIONS,
  type ManifestationKind,
  type ManifestedNote,
} from '../vocabulary/manifestation.ts';
import { allowedManifestations, manifestationInForce, manifestationRefusal } from './manifestation.ts';

const DAY = 86_400_000;
const AUTHORIZED = Date.parse('2026-11-01T10:00:00-03:00');
const NOTE: ManifestedNote = {
  type: 'nfe',
  modelo: '55',
  situacao: 'autorizada',
  proof: 'confirmed',
  authorizedAtMs: AUTHORIZED,
  whole: true,
  destinatario: '11222333000181',
  company: '11222333000181',
};
const registered = (tipo: ManifestationKind, sequence = 1): EarlierManifestation => ({
  tipo,
  status: 'registrada',
  sequence,
});
const codeOf = (
  tipo: ManifestationKind,
  {
    note = {},
    earlier = [],
    afterMs = DAY,
  }: { note?: Partial<ManifestedNote>; earlier?: readonly EarlierManifestation[]; afterMs?: number } = {},
) => {
  const found = manifestationRefusal({ ...NOTE, ...note }, earlier, { tipo, nowMs: AUTHORIZED + afterMs });
  return found === null ? 'aceita' : (found.cStat ?? 'em andamento');
};

describe('a manifestation', () => {
  it.each(MANIFESTATIONS)('is taken for a note in force: %s', (tipo) => {
    expect(codeOf(tipo)).toBe('aceita');
    expect(codeOf(tipo, { note: { destinatario: null, whole: false } })).toBe('aceita');
  });

  it('is the addressee’s', () => {
    expect(codeOf('confirmacao', { note: { destinatario: '99888777000161' } })).toBe('575');
    // A foreigner has neither CNPJ nor CPF.
    for (const tipo of MANIFESTATIONS) expect(codeOf(tipo, { note: { destinatario: null } })).toBe('575');
  });

  it('has a code of its own for a note out of force', () => {
    const codes = (situacao: 'cancelada' | 'denegada') =>
      MANIFESTATIONS.map((tipo) => codeOf(tipo, { note: { situacao } }));
    expect(codes('cancelada')).toEqual(['650', '580', '651', '580']);
    expect(codes('denegada')).toEqual(['650', '580', '651', '580']);
  });

  it('ends with its term, at the last instant of the tenth and of the ninetieth day', () => {
    expect(codeOf('ciencia', { afterMs: 10 * DAY })).toBe('aceita');
    expect(codeOf('ciencia', { afterMs: 10 * DAY + 1 })).toBe('596');
    for (const tipo of ['confirmacao', 'desconhecimento', 'nao_realizada'] as const) {
      expect(codeOf(tipo, { afterMs: 90 * DAY })).toBe('aceita');
      expect(codeOf(tipo, { afterMs: 90 * DAY + 1 })).toBe('596');
    }
  });

  it('is not requested again while it is in force, nor while another one waits', () => {
    expect(codeOf('ciencia', { earlier: [registered('ciencia')] })).toBe('573');
    expect(codeOf('confirmacao', { earlier: [registered('confirmacao')] })).toBe('573');
    const waits: EarlierManifestation = { tipo: 'ciencia', status: 'pendente', sequence: null };
    expect(codeOf('confirmacao', { earlier: [waits] })).toBe('em andamento');
    expect(codeOf('confirmacao', { earlier: [{ ...waits, status: 'recusada' }] })).toBe('aceita');
    expect(codeOf('ciencia', { earlier: [{ ...waits, status: 'erro' }] })).toBe('aceita');
  });

  it('follows another one, ciência none that concludes, and each at most twice', () => {
    const both = [registered('confirmacao'), registered('nao_realizada')];
    expect(codeOf('confirmacao', { earlier: both })).toBe('aceita');
    expect(codeOf('ciencia', { earlier: both })).toBe('655');
    const twice = [...both, registered('confirmacao', 2), registered('desconhecimento')];
    expect(codeOf('confirmacao', { earlier: twice })).toBe('594');
    expect(codeOf('nao_realizada', { earlier: twice })).toBe('aceita');
  });
});

it('the last conclusive manifestation is in force, and ciência until there is one', () => {
  expect(manifestationInForce([])).toBeNull();
  expect(manifestationInForce([registered('ciencia')])).toBe('ciencia');
  expect(
    manifestationInForce([
      registered('ciencia'),
      registered('confirmacao'),
      registered('nao_realizada'),
      { tipo: 'desconhecimento', status: 'recusada', sequence: 1 },
    ]),
  ).toBe('nao_realizada');
});

it('a note allows what would be taken now, each until its term', () => {
  const allowed = (afterMs: number) => allowedManifestations(NOTE, [], AUTHORIZED + afterMs);
  expect(allowed(0)).toEqual([
    { action: 'ciencia', untilMs: AUTHORIZED + 10 * DAY },
    { action: 'confirmacao', untilMs: AUTHORIZED + 90 * DAY },
    { action: 'desconhecimento', untilMs: AUTHORIZED + 90 * DAY },
    { action: 'nao_realizada', untilMs: AUTHORIZED + 90 * DAY },
  ]);
  expect(allowed(11 * DAY).map(({ action }) => action)).toEqual([
    'confirmacao',
    'desconhecimento',
    'nao_realizada',
  ]);
  expect(allowed(91 * DAY)).toEqual([]);
});

it.each(['unconfirmed', 'contradicted'] as const)('takes none of a note that is %s', (proof) => {
  const note = { ...NOTE, proof };
  expect(manifestationRefusal(note, [], { tipo: 'confirmacao', nowMs: AUTHORIZED })).toMatchObject({
    cStat: null,
    field: 'id',
    message: expect.stringContaining('veio de um arquivo'),
    fix: expect.stringContaining('/confirm'),
  });
  expect(allowedManifestations(note, [], AUTHORIZED)).toEqual([]);
});
