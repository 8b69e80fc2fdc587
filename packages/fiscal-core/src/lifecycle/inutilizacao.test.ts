import { describe, expect, it } from 'vitest';
import type { InutOutcome } from '../vocabulary/inutilizacao-outcome.ts';
import { afterSend, begin, type InutMove } from './inutilizacao.ts';

const homologado = {
  kind: 'homologado',
  repetido: false,
  cStat: '102',
  xMotivo: 'Homologada',
  nProt: '1',
  dhRecbto: 'd',
  ret: '<r/>',
} as const;
const repetido = { ...homologado, repetido: true, cStat: '563', xMotivo: 'Já existe pedido' } as const;
const recusado = (cStat: string): InutOutcome => ({ kind: 'recusado', cStat, xMotivo: 'M', ret: '<r/>' });
const duvida: InutOutcome = { kind: 'duvida', cause: 'tempo esgotado' };

function describeMove({ step }: InutMove): string {
  if (step.kind === 'transmitir') return `transmitir#${step.expectedSends}`;
  if (step.kind === 'aguardar') return `aguardar ${step.wait.msMin}${step.wait.unsent ? ' não-enviado' : ''}`;
  return step.decision.kind === 'erro-tecnico'
    ? `erro-tecnico ${step.decision.code}`
    : `${step.decision.kind} ${step.decision.cStat}`;
}

describe('voiding a range', () => {
  const fresh = begin({ sent: false, sends: 0 });
  const doubtful = begin({ sent: true, sends: 3 });

  it('sends the same bytes, after any result', () => {
    expect([describeMove(fresh), fresh.pass.doubtful]).toEqual(['transmitir#0', false]);
    expect([describeMove(doubtful), doubtful.pass.doubtful]).toEqual(['transmitir#3', true]);
  });

  it.each<[string, InutOutcome, string, string]>([
    ['accepted', homologado, 'homologado 102', 'homologado 102'],
    ['accepted before: by us, if ours had gone out', repetido, 'homologado 563', 'homologado 102'],
    ['a number in use', recusado('241'), 'recusado 241', 'recusado 241'],
    ['a number void by another request', recusado('256'), 'recusado 256', 'recusado 256'],
    ['no word on the numbers: in doubt it proves nothing', recusado('203'), 'recusado 203', 'aguardar 0'],
    ['the authority’s own failure', recusado('999'), 'aguardar 0', 'aguardar 0'],
    [
      'a pause',
      { kind: 'indisponivel', cStat: '109', cause: 'M', sent: true, retryAfterSeconds: 60 },
      'aguardar 60000 não-enviado',
      'aguardar 60000',
    ],
    [
      'no certificate',
      { kind: 'bloqueado', code: 'certificado_inutilizavel', cause: 'M' },
      'erro-tecnico certificado_inutilizavel',
      'erro-tecnico certificado_inutilizavel',
    ],
    ['silence: once more', duvida, 'transmitir#1', 'transmitir#4'],
  ])('%s', (_, outcome, whenFresh, whenDoubtful) => {
    expect([
      describeMove(afterSend(fresh.pass, outcome)),
      describeMove(afterSend(doubtful.pass, outcome)),
    ]).toEqual([whenFresh, whenDoubtful]);
  });

  it('waits after a second silence, and settles nothing by a refusal for another reason', () => {
    const again = afterSend(fresh.pass, duvida);
    expect(again.pass.doubtful).toBe(true);
    expect(describeMove(afterSend(again.pass, duvida))).toBe('aguardar 0');
    expect(describeMove(afterSend(again.pass, repetido))).toBe('homologado 102');
    expect(afterSend(again.pass, recusado('280')).step).toMatchObject({
      kind: 'aguardar',
      wait: { cStat: '280', reason: 'M', unsent: false, deferralsMax: null },
    });
  });
});
