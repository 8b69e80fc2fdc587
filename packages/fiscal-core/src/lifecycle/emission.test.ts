import { describe, expect, it } from 'vitest';
import type { KeyOutcome, Outcome } from '../vocabulary/outcome.ts';
import {
  afterQuery,
  afterReceipt,
  afterSend,
  begin,
  type KeyAnswer,
  type Move,
  type Pass,
} from './emission.ts';

const OWN = '35261100000000000191550010000000011000000017';
const OTHER = '35261100000000000191550010000000011999999990';
const DIGEST = 'b3VycyBhbmQgbm9ib2R5J3M=';

const unsent: Pass = {
  attemptId: 'a1',
  accessKey: OWN,
  digestValue: DIGEST,
  doubtful: false,
  resends: 0,
  refusal: null,
};
const doubtful: Pass = { ...unsent, doubtful: true };

const protocol = {
  nProt: '135260000000001',
  dhRecbto: '2026-11-21T10:00:00-03:00',
  prot: '<protNFe/>',
};
const outcomes = {
  autorizado: { kind: 'autorizado', cStat: '100', xMotivo: 'Autorizado', digVal: DIGEST, ...protocol },
  autorizadoSemDigVal: { kind: 'autorizado', cStat: '150', xMotivo: 'Autorizado', digVal: null, ...protocol },
  autorizadoOutrosBytes: {
    kind: 'autorizado',
    cStat: '100',
    xMotivo: 'Autorizado',
    digVal: 'x',
    ...protocol,
  },
  rejeitado: { kind: 'rejeitado', cStat: '228', xMotivo: 'Atrasada' },
  naoCatalogado: { kind: 'rejeitado', cStat: '999', xMotivo: 'Erro não catalogado' },
  reciboPerdido: { kind: 'recibo-perdido', cause: 'Lote não localizado' },
  denegado: { kind: 'denegado', cStat: '301', xMotivo: 'Uso Denegado', ...protocol },
  recibo: { kind: 'recibo', cStat: '103', nRec: '351000000000001', tMedSeconds: 3 },
  d204: { kind: 'duplicado', cStat: '204', xMotivo: 'Duplicidade', chave: null },
  d539: { kind: 'duplicado', cStat: '539', xMotivo: 'Outra chave', chave: OTHER },
  d539Propria: { kind: 'duplicado', cStat: '539', xMotivo: 'A própria', chave: OWN },
  d539SemChave: { kind: 'duplicado', cStat: '539', xMotivo: 'Outra chave', chave: null },
  d206: { kind: 'duplicado', cStat: '206', xMotivo: 'Inutilizada', chave: null },
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
} as const satisfies Record<string, Outcome>;
type OutcomeName = keyof typeof outcomes;

/** Describes a move in one line, so that whole tables can be read. */
function describeMove({ step }: Move): string {
  switch (step.kind) {
    case 'transmitir':
      return `transmitir#${step.expectedSends}`;
    case 'consultar':
      return step.chave === null ? 'consultar' : `consultar ${step.chave === OTHER ? 'outra' : step.chave}`;
    case 'recibo':
      return `recibo ${step.nRec}`;
    case 'aguardar':
      return `aguardar ${step.wait.kind} ${step.wait.msMin}${step.wait.unsent ? ' não-enviado' : ''}`;
    case 'registrar':
      switch (step.decision.kind) {
        case 'rejeitada':
          return `rejeitada ${step.decision.cStat} ${step.decision.numero}`;
        case 'erro-tecnico':
          return `erro-tecnico ${step.decision.code}`;
        case 'abandonada':
          return `abandonada ${step.decision.attemptId}`;
        default:
          return `${step.decision.kind} ${step.decision.cStat} ${step.decision.attemptId}`;
      }
  }
}

describe('begin', () => {
  const attempt = { id: 'a1', accessKey: OWN, digestValue: DIGEST, sent: false, sends: 0, nRec: null };
  it.each([
    ['unsent bytes are sent', attempt, 'transmitir#0', false],
    ['bytes proven not taken are sent again', { ...attempt, sends: 3 }, 'transmitir#3', false],
    ['bytes that may be out are asked for', { ...attempt, sent: true, sends: 1 }, 'consultar', true],
    [
      'a receipt is asked for',
      { ...attempt, sent: true, sends: 1, nRec: '351000000000001' },
      'recibo 351000000000001',
      true,
    ],
  ] as const)('%s', (_, stored, expected, inDoubt) => {
    const move = begin(stored);
    expect(describeMove(move)).toBe(expected);
    expect(move.pass.doubtful).toBe(inDoubt);
  });
});

describe('afterSend', () => {
  const table: Record<OutcomeName, readonly [whenUnsent: string, whenDoubtful: string]> = {
    autorizado: ['autorizada 100 a1', 'autorizada 100 a1'],
    autorizadoSemDigVal: ['autorizada 150 a1', 'autorizada 150 a1'],
    autorizadoOutrosBytes: ['consultar', 'consultar'],
    rejeitado: ['rejeitada 228 livre', 'consultar'],
    naoCatalogado: ['consultar', 'consultar'],
    reciboPerdido: ['consultar', 'consultar'],
    denegado: ['denegada 301 a1', 'denegada 301 a1'],
    recibo: ['aguardar recibo 3000', 'aguardar recibo 3000'],
    d204: ['consultar', 'consultar'],
    d539: ['consultar outra', 'consultar outra'],
    d539Propria: ['consultar', 'consultar'],
    d539SemChave: ['consultar', 'consultar'],
    d206: ['consultar', 'consultar'],
    paralisado: ['aguardar servico 30000 não-enviado', 'aguardar servico 30000'],
    semConexao: ['aguardar servico 0 não-enviado', 'aguardar servico 0'],
    duvida: ['consultar', 'consultar'],
    bloqueado: ['erro-tecnico certificado_inutilizavel', 'erro-tecnico certificado_inutilizavel'],
  };
  it.each(Object.keys(outcomes) as OutcomeName[])('%s, from unsent and from doubtful bytes', (name) => {
    expect([
      describeMove(afterSend(unsent, outcomes[name])),
      describeMove(afterSend(doubtful, outcomes[name])),
    ]).toEqual(table[name]);
  });
  it.each(['duvida', 'autorizadoOutrosBytes', 'naoCatalogado'] as const)('%s leaves doubt behind', (name) => {
    expect(afterSend(unsent, outcomes[name]).pass.doubtful).toBe(true);
  });
});

describe('afterReceipt', () => {
  const table: Record<OutcomeName, string> = {
    autorizado: 'autorizada 100 a1',
    autorizadoSemDigVal: 'autorizada 150 a1',
    autorizadoOutrosBytes: 'consultar',
    rejeitado: 'consultar',
    naoCatalogado: 'consultar',
    reciboPerdido: 'consultar',
    denegado: 'denegada 301 a1',
    recibo: 'aguardar recibo 3000',
    d204: 'consultar',
    d539: 'consultar outra',
    d539Propria: 'consultar',
    d539SemChave: 'consultar',
    d206: 'consultar',
    paralisado: 'aguardar servico 30000',
    semConexao: 'aguardar servico 0',
    duvida: 'aguardar servico 0',
    bloqueado: 'erro-tecnico certificado_inutilizavel',
  };
  it.each(Object.keys(outcomes) as OutcomeName[])('%s', (name) => {
    expect(describeMove(afterReceipt(doubtful, outcomes[name]))).toBe(table[name]);
  });
  it('an unknown receipt is no refusal of the document', () => {
    expect(afterReceipt(doubtful, outcomes.reciboPerdido).pass.refusal).toBeNull();
    expect(afterReceipt(doubtful, outcomes.rejeitado).pass.refusal?.cStat).toBe('228');
  });
});

const found = { kind: 'encontrado', xMotivo: 'Autorizado', digVal: DIGEST, events: [], ...protocol } as const;
const keyOutcomes = {
  autorizado: { ...found, situacao: 'autorizado', cStat: '100' },
  cancelado: { ...found, situacao: 'cancelado', cStat: '101', events: ['<procEventoNFe/>'] },
  denegado: { ...found, situacao: 'denegado', cStat: '301' },
  semProtocolo: { ...found, situacao: 'autorizado', cStat: '100', prot: null },
  desconhecido: { kind: 'desconhecido', cStat: '217', xMotivo: 'Não consta' },
  outraChave: { kind: 'recusado', cStat: '613', xMotivo: 'Chave difere', chave: OTHER },
  outraChaveSemDizer: { kind: 'recusado', cStat: '613', xMotivo: 'Chave difere', chave: null },
  recusado: { kind: 'recusado', cStat: '526', xMotivo: 'Mais de 6 meses', chave: null },
  indisponivel: { kind: 'indisponivel', cStat: '108', cause: 'Paralisado' },
  bloqueado: { kind: 'bloqueado', code: 'transmissao_desligada', cause: 'desligada' },
} as const satisfies Record<string, KeyOutcome>;
type KeyName = keyof typeof keyOutcomes;
const KEY_NAMES = Object.keys(keyOutcomes) as KeyName[];

const own = (outcome: KeyOutcome, sameContent: boolean | null = true): KeyAnswer => ({
  own: true,
  outcome,
  owner: 'este-documento',
  attemptId: 'a1',
  sameContent,
  sends: 4,
});

describe('afterQuery of the own key', () => {
  const rejected: Pass = { ...doubtful, refusal: { cStat: '228', xMotivo: 'Atrasada', taken: false } };
  const duplicate: Pass = { ...unsent, refusal: { cStat: '204', xMotivo: 'Duplicidade', taken: true } };
  const voided: Pass = { ...unsent, refusal: { cStat: '206', xMotivo: 'Inutilizada', taken: true } };
  const table: Record<KeyName, Record<'doubt' | 'again' | 'rejected' | 'duplicate' | 'voided', string>> = {
    autorizado: same('autorizada 100 a1'),
    cancelado: same('cancelada 101 a1'),
    denegado: same('denegada 301 a1'),
    semProtocolo: same('aguardar servico 0'),
    desconhecido: {
      doubt: 'transmitir#4',
      again: 'aguardar servico 0',
      rejected: 'rejeitada 228 livre',
      duplicate: 'transmitir#4',
      voided: 'rejeitada 206 alheio',
    },
    outraChave: same('consultar outra'),
    outraChaveSemDizer: {
      doubt: 'rejeitada 613 alheio',
      again: 'rejeitada 613 alheio',
      rejected: 'rejeitada 228 alheio',
      duplicate: 'rejeitada 204 alheio',
      voided: 'rejeitada 206 alheio',
    },
    recusado: same('erro-tecnico consulta_recusada'),
    indisponivel: same('aguardar servico 0'),
    bloqueado: same('erro-tecnico transmissao_desligada'),
  };
  function same(text: string) {
    return { doubt: text, again: text, rejected: text, duplicate: text, voided: text };
  }
  it.each(KEY_NAMES)('%s, in doubt, after a resend, and with a refusal to confirm', (name) => {
    const answer = own(keyOutcomes[name]);
    expect({
      doubt: describeMove(afterQuery(doubtful, answer)),
      again: describeMove(afterQuery({ ...doubtful, resends: 1 }, answer)),
      rejected: describeMove(afterQuery(rejected, answer)),
      duplicate: describeMove(afterQuery(duplicate, answer)),
      voided: describeMove(afterQuery(voided, answer)),
    }).toEqual(table[name]);
  });

  it('adopts when the authority does not give the digest', () => {
    expect(describeMove(afterQuery(doubtful, own(keyOutcomes.autorizado, null)))).toBe('autorizada 100 a1');
  });
  it.each(['autorizado', 'cancelado', 'denegado'] as const)('never adopts other bytes (%s)', (name) => {
    expect(describeMove(afterQuery(duplicate, own(keyOutcomes[name], false)))).toBe('rejeitada 204 alheio');
    expect(describeMove(afterQuery(doubtful, own(keyOutcomes[name], false)))).toMatch(
      /^rejeitada \d+ alheio$/,
    );
  });
  it('a second contradiction between 204 and 217 waits, and not for ever', () => {
    const { step } = afterQuery({ ...duplicate, resends: 1 }, own(keyOutcomes.desconhecido));
    expect(step).toMatchObject({ kind: 'aguardar', wait: { deferralsMax: 4 } });
  });
  it('a duplicity of its replacement proves nothing about this key', () => {
    const refusal = { cStat: '204', xMotivo: 'Duplicidade', taken: false, ofAnother: true };
    expect(describeMove(afterQuery({ ...doubtful, refusal }, own(keyOutcomes.desconhecido)))).toBe(
      'rejeitada 204 livre',
    );
  });
  it('the authority’s alert beside a refusal comes with it, at once or after the query of the key', () => {
    const alerts = [{ code: '172', message: 'Destinatário inabilitado' }];
    const refused = { ...outcomes.rejeitado, alerts };
    const asked = afterSend(doubtful, refused);
    for (const { step } of [
      afterSend(unsent, refused),
      afterQuery(asked.pass, own(keyOutcomes.desconhecido)),
    ])
      expect(step).toMatchObject({ kind: 'registrar', decision: { kind: 'rejeitada', alerts } });
  });
  it('silence after sending again waits before the next query', () => {
    expect(describeMove(afterSend({ ...doubtful, resends: 1 }, outcomes.duvida))).toBe('aguardar servico 0');
  });
  it('a repeated send stays doubtful, so that a refusal of it is confirmed', () => {
    const { pass } = afterQuery(duplicate, own(keyOutcomes.desconhecido));
    expect(pass).toMatchObject({ doubtful: true, resends: 1, refusal: null });
    expect(describeMove(afterSend(pass, outcomes.rejeitado))).toBe('consultar');
  });
});

const notMine = { other: 'rejeitada 539 reservado', foreign: 'rejeitada 539 alheio' };

describe('afterQuery of a key named by a refusal', () => {
  const refused: Pass = { ...unsent, refusal: { cStat: '539', xMotivo: 'Outra chave', taken: true } };
  const foreign = (
    outcome: KeyOutcome,
    owner: KeyAnswer['owner'],
    sameContent: boolean | null,
  ): KeyAnswer => ({
    own: false,
    outcome,
    owner,
    attemptId: owner === 'este-documento' ? 'a0' : null,
    sameContent,
    sends: 1,
  });
  const table: Record<KeyName, Record<'mine' | 'other' | 'foreign', string>> = {
    autorizado: { mine: 'autorizada 100 a0', ...notMine },
    cancelado: { mine: 'cancelada 101 a0', ...notMine },
    denegado: { mine: 'denegada 301 a0', ...notMine },
    semProtocolo: { mine: 'aguardar servico 0', ...notMine },
    desconhecido: { mine: 'aguardar servico 0', ...notMine },
    outraChave: { mine: 'aguardar servico 0', ...notMine },
    outraChaveSemDizer: { mine: 'aguardar servico 0', ...notMine },
    recusado: { mine: 'aguardar servico 0', ...notMine },
    indisponivel: all('aguardar servico 0'),
    bloqueado: all('erro-tecnico transmissao_desligada'),
  };
  function all(text: string) {
    return { mine: text, other: text, foreign: text };
  }
  it.each(KEY_NAMES)('%s: this document’s, another of ours, nobody’s we know', (name) => {
    const outcome = keyOutcomes[name];
    expect({
      mine: describeMove(afterQuery(refused, foreign(outcome, 'este-documento', true))),
      other: describeMove(afterQuery(refused, foreign(outcome, 'outro-nosso', null))),
      foreign: describeMove(afterQuery(refused, foreign(outcome, 'alheio', null))),
    }).toEqual(table[name]);
  });
  it('an earlier key of ours with other bytes on record is not adopted', () => {
    expect(describeMove(afterQuery(refused, foreign(keyOutcomes.autorizado, 'este-documento', false)))).toBe(
      'rejeitada 539 alheio',
    );
  });
});
