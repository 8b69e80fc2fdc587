import { describe, expect, it } from 'vitest';
import type { KeyOutcome, Outcome } from '../vocabulary/outcome.ts';
import { abandoning } from './abandon.ts';
import { afterQuery, afterReceipt, begin, type KeyAnswer, type Move, type Pass } from './emission.ts';

const CHAVE = '35261100000000000191550010000000011000000017';
const stored = { id: 'a1', accessKey: CHAVE, digestValue: 'd', sent: true, sends: 2, nRec: null };
const pass: Pass = {
  attemptId: 'a1',
  accessKey: CHAVE,
  digestValue: 'd',
  doubtful: true,
  resends: 0,
  refusal: null,
};
const protocol = { nProt: '1', dhRecbto: '2026-11-21T10:00:00-03:00', prot: '<protNFe/>' };
const found = {
  kind: 'encontrado',
  situacao: 'autorizado',
  cStat: '100',
  xMotivo: 'Autorizado',
  digVal: 'd',
  events: [],
  ...protocol,
} as const;
const unknown = { kind: 'desconhecido', cStat: '217', xMotivo: 'NF-e não consta' } as const;

const first = (attempt: typeof stored) => abandoning(null, begin({ ...attempt }));
const afterKeyQuery = (before: Pass, outcome: KeyOutcome): Move => {
  const answer: KeyAnswer = {
    own: true,
    outcome,
    owner: 'este-documento',
    attemptId: 'a1',
    sameContent: outcome.kind === 'encontrado' ? true : null,
    sends: 2,
  };
  return abandoning(before, afterQuery(before, answer));
};
const handleReceipt = (outcome: Outcome) => abandoning(pass, afterReceipt(pass, outcome));

describe('an emission that was given up', () => {
  it('ends at once when nothing of it was sent', () => {
    expect(first({ ...stored, sent: false, sends: 3 }).step).toEqual({
      kind: 'registrar',
      decision: {
        kind: 'abandonada',
        attemptId: 'a1',
        sends: 3,
        xMotivo: expect.stringContaining('nunca chegou'),
      },
    });
  });

  it('is asked for when something may be there', () => {
    expect(first(stored).step).toEqual({ kind: 'consultar', chave: null });
    expect(abandoning(null, begin({ ...stored, nRec: '351' })).step).toEqual({ kind: 'recibo', nRec: '351' });
  });

  it('ends when the authority does not know its key, and is never sent again', () => {
    expect(afterKeyQuery(pass, unknown).step).toEqual({
      kind: 'registrar',
      decision: {
        kind: 'abandonada',
        attemptId: 'a1',
        sends: 2,
        xMotivo: expect.stringContaining('a SEFAZ não tem o documento'),
      },
    });
  });

  it('is adopted as the authority has it', () => {
    expect(afterKeyQuery(pass, found).step).toMatchObject({ decision: { kind: 'autorizada', nProt: '1' } });
    expect(afterKeyQuery(pass, { ...found, situacao: 'denegado' }).step).toMatchObject({
      decision: { kind: 'denegada' },
    });
  });

  it('ends with the refusal of the receipt, once the key is not on record', () => {
    const asked = handleReceipt({ kind: 'rejeitado', cStat: '228', xMotivo: 'Atrasada' });
    expect(asked.step).toEqual({ kind: 'consultar', chave: null });
    expect(afterKeyQuery(asked.pass, unknown).step).toMatchObject({
      decision: { kind: 'rejeitada', cStat: '228', numero: 'livre' },
    });
  });

  it.each<[string, Move, string, string]>([
    [
      'the authority is away',
      afterKeyQuery(pass, { kind: 'indisponivel', cStat: '108', cause: 'Serviço paralisado' }),
      'desistencia_sem_prova',
      'Serviço paralisado',
    ],
    [
      'the company has no certificate to ask with',
      afterKeyQuery(pass, {
        kind: 'bloqueado',
        code: 'certificado_inutilizavel',
        cause: 'O certificado venceu.',
      }),
      'certificado_inutilizavel',
      'O certificado venceu.',
    ],
    [
      'its lot is still being processed',
      handleReceipt({ kind: 'recibo', cStat: '105', nRec: '351', tMedSeconds: 1 }),
      'desistencia_sem_prova',
      'Lote em processamento',
    ],
    [
      'the authority says that the key is taken, and does not know it',
      afterKeyQuery(
        handleReceipt({ kind: 'duplicado', cStat: '204', xMotivo: 'Duplicidade', chave: null }).pass,
        unknown,
      ),
      'resposta_contraditoria',
      'Duplicidade',
    ],
  ])('halts again without proof: %s', (_, { step }, code, reason) => {
    expect(step).toEqual({
      kind: 'registrar',
      decision: { kind: 'erro-tecnico', code, reason: expect.stringContaining(reason) },
    });
    expect(JSON.stringify(step)).toContain('não há prova');
  });
});
