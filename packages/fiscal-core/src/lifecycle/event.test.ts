import { describe, expect, it } from 'vitest';
import type { EventFound, EventOutcome } from '../vocabulary/event-outcome.ts';
import { afterQuery, afterSend, begin, type EventMove, type EventPass } from './event.ts';

const registered = {
  cStat: '135',
  xMotivo: 'Registrado',
  nProt: '135260000000001',
  dhRegEvento: '2026-11-21T11:30:00-03:00',
  proof: null,
};

const letter: EventPass = {
  event: { eventId: 'e1', sequence: 3, sequenceMax: 20, duplicate: 'proxima-sequencia' },
  doubtful: false,
  resends: 0,
  refusal: null,
};
const cancel: EventPass = {
  ...letter,
  event: { ...letter.event, sequence: 1, sequenceMax: 1, duplicate: 'adotar' },
};
const doubtful = (pass: EventPass): EventPass => ({ ...pass, doubtful: true });

const outcomes = {
  registrado: { kind: 'registrado', ...registered },
  recusado: { kind: 'recusado', cStat: '501', xMotivo: 'Fora do prazo' },
  jaCancelada: { kind: 'recusado', cStat: '420', xMotivo: 'Já cancelada' },
  naoCatalogado: { kind: 'recusado', cStat: '999', xMotivo: 'Erro' },
  duplicado: { kind: 'duplicado', cStat: '573', xMotivo: 'Duplicidade', nProt: null, dhRegEvento: null },
  paralisado: { kind: 'indisponivel', cStat: '108', cause: 'Paralisado', sent: true, retryAfterSeconds: 30 },
  semConexao: {
    kind: 'indisponivel',
    cStat: null,
    cause: 'ECONNREFUSED',
    sent: false,
    retryAfterSeconds: null,
  },
  duvida: { kind: 'duvida', cause: 'tempo esgotado' },
  bloqueado: { kind: 'bloqueado', code: 'certificado_inutilizavel', cause: 'vencido' },
} as const satisfies Record<string, EventOutcome>;
type OutcomeName = keyof typeof outcomes;

/** Describes a move in one line, so that whole tables can be read. */
function describeMove({ step }: EventMove): string {
  switch (step.kind) {
    case 'transmitir':
      return `transmitir#${step.expectedSends}`;
    case 'consultar':
      return 'consultar';
    case 'renumerar':
      return `renumerar ${step.sequence}`;
    case 'aguardar':
      return `aguardar ${step.wait.msMin}${step.wait.unsent ? ' não-enviado' : ''}${step.wait.deferralsMax === null ? '' : ` até ${step.wait.deferralsMax}`}`;
    case 'registrar':
      return step.decision.kind === 'erro-tecnico'
        ? `erro-tecnico ${step.decision.code}`
        : `${step.decision.kind} ${step.decision.cStat}`;
  }
}

describe('begin', () => {
  const stored = { ...letter.event, sent: false, sends: 2 };
  it('sends what was not taken and asks for what may be out', () => {
    expect(describeMove(begin(stored))).toBe('transmitir#2');
    const asked = begin({ ...stored, sent: true });
    expect([describeMove(asked), asked.pass.doubtful]).toEqual(['consultar', true]);
  });
});

describe('afterSend', () => {
  const table: Record<OutcomeName, readonly [letter: string, doubtfulLetter: string, cancel: string]> = {
    registrado: ['registrado 135', 'registrado 135', 'registrado 135'],
    recusado: ['recusado 501', 'consultar', 'recusado 501'],
    jaCancelada: ['recusado 420', 'consultar', 'consultar'],
    naoCatalogado: ['consultar', 'consultar', 'consultar'],
    duplicado: ['consultar', 'consultar', 'consultar'],
    paralisado: ['aguardar 30000 não-enviado', 'aguardar 30000', 'aguardar 30000 não-enviado'],
    semConexao: ['aguardar 0 não-enviado', 'aguardar 0', 'aguardar 0 não-enviado'],
    duvida: ['consultar', 'consultar', 'consultar'],
    bloqueado: [
      'erro-tecnico certificado_inutilizavel',
      'erro-tecnico certificado_inutilizavel',
      'erro-tecnico certificado_inutilizavel',
    ],
  };

  it.each(Object.keys(outcomes) as OutcomeName[])('%s', (name) => {
    const moves = [letter, doubtful(letter), cancel].map((pass) =>
      describeMove(afterSend(pass, outcomes[name])),
    );
    expect(moves).toEqual(table[name]);
  });

  it.each(['duvida', 'naoCatalogado'] as const)('%s leaves doubt behind', (name) => {
    expect(afterSend(letter, outcomes[name]).pass.doubtful).toBe(true);
  });

  it('waits before asking again once it has asked and sent again', () => {
    expect(describeMove(afterSend({ ...doubtful(letter), resends: 1 }, outcomes.duvida))).toBe('aguardar 0');
  });
});

describe('afterQuery', () => {
  const absent: EventFound = {
    kind: 'ausente',
    cStat: '100',
    xMotivo: 'Autorizado',
    cancelado: false,
    dhRecbto: 'd',
  };
  const foundEvent = (sameContent: boolean | null, nextSequence = 5): EventFound => ({
    kind: 'encontrado',
    registered,
    sameContent,
    nextSequence,
  });
  const ask = (pass: EventPass, outcome: EventFound): string =>
    describeMove(afterQuery(pass, { outcome, sends: 7 }));
  const refusedBy = (pass: EventPass, name: 'recusado' | 'jaCancelada' | 'naoCatalogado' | 'duplicado') =>
    afterSend(pass, outcomes[name]).pass;

  it.each<[string, EventPass, EventFound, string]>([
    ['ours is adopted', doubtful(letter), foundEvent(true), 'registrado 135'],
    ['unknown content after a send is ours', doubtful(letter), foundEvent(null), 'registrado 135'],
    [
      'unknown content before any send is not',
      refusedBy(letter, 'duplicado'),
      foundEvent(null),
      'renumerar 5',
    ],
    [
      'somebody else’s letter: the next sequence',
      refusedBy(letter, 'duplicado'),
      foundEvent(false),
      'renumerar 5',
    ],
    ['no sequence is left', refusedBy(letter, 'duplicado'), foundEvent(false, 21), 'recusado 594'],
    ['no sequence is left, found by asking', doubtful(letter), foundEvent(false, 21), 'recusado 594'],
    [
      'somebody else’s cancellation is a cancellation',
      refusedBy(cancel, 'duplicado'),
      foundEvent(false),
      'registrado 135',
    ],
    ['unsent and absent: the same bytes once more', doubtful(letter), absent, 'transmitir#7'],
    ['absent again: wait', { ...doubtful(letter), resends: 1 }, absent, 'aguardar 0'],
    [
      'refused and absent: the refusal stands',
      refusedBy(doubtful(letter), 'recusado'),
      absent,
      'recusado 501',
    ],
    ['the authority’s own failure, and absent', refusedBy(letter, 'naoCatalogado'), absent, 'recusado 999'],
    [
      'a duplicity that nobody shows, nothing sent before',
      refusedBy(letter, 'duplicado'),
      absent,
      'renumerar 4',
    ],
    [
      'a duplicity that nobody shows, after a send',
      refusedBy(doubtful(letter), 'duplicado'),
      absent,
      'aguardar 0 até 4',
    ],
    ['a cancellation that nobody shows', refusedBy(cancel, 'duplicado'), absent, 'aguardar 0 até 4'],
    [
      'cancelled on record without an event',
      refusedBy(cancel, 'jaCancelada'),
      { ...absent, cStat: '101', cancelado: true },
      'registrado 101',
    ],
    [
      'cancelled on record is nothing to a letter',
      doubtful(letter),
      { ...absent, cancelado: true },
      'transmitir#7',
    ],
    [
      'a refused query',
      doubtful(letter),
      { kind: 'recusado', cStat: '217', xMotivo: 'M' },
      'erro-tecnico consulta_recusada',
    ],
    ['no answer', doubtful(letter), { kind: 'indisponivel', cStat: '108', cause: 'M' }, 'aguardar 0'],
    [
      'no certificate',
      doubtful(letter),
      { kind: 'bloqueado', code: 'certificado_inutilizavel', cause: 'M' },
      'erro-tecnico certificado_inutilizavel',
    ],
  ])('%s', (_, pass, outcome, expected) => {
    expect(ask(pass, outcome)).toBe(expected);
  });

  it('adopts the protocol named by a duplicity, when ours had been sent', () => {
    const named = { ...outcomes.duplicado, nProt: '135260000000009', dhRegEvento: 'd' };
    const { pass } = afterSend(doubtful(letter), named);
    expect(afterQuery(pass, { outcome: absent, sends: 2 }).step).toEqual({
      kind: 'registrar',
      decision: {
        kind: 'registrado',
        cStat: '573',
        xMotivo: 'Duplicidade',
        nProt: '135260000000009',
        dhRegEvento: 'd',
        proof: null,
      },
    });
  });
});

it('asks the record after a code that names no event, and refuses when the record has none', () => {
  const ruledOut: EventOutcome = { kind: 'recusado', cStat: 'E0840', xMotivo: 'Já há um evento' };
  const asked = afterSend(cancel, ruledOut);
  expect(describeMove(asked)).toBe('consultar');
  const absent = { kind: 'ausente', cStat: '100', xMotivo: '', cancelado: false, dhRecbto: 'd' } as const;
  expect(describeMove(afterQuery(asked.pass, { outcome: absent, sends: 1 }))).toBe('recusado E0840');
  const canceled = { ...absent, cancelado: true };
  expect(describeMove(afterQuery(asked.pass, { outcome: canceled, sends: 1 }))).toBe('registrado 100');
});
