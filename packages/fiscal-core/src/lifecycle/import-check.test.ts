import { expect, it } from 'vitest';
import type { KeyOutcome } from '../vocabulary/outcome.ts';
import { type Claimed, judgeImport } from './import-check.ts';

const claimed: Claimed = {
  type: 'nfe',
  target: 'producao',
  status: 'AUTORIZADA',
  digestValue: 'digest',
  protocolNumber: '135260000000001',
};
const found = {
  kind: 'encontrado',
  situacao: 'autorizado',
  cStat: '100',
  xMotivo: 'Autorizado',
  nProt: '135260000000001',
  dhRecbto: '2026-11-21T10:00:00-03:00',
  digVal: 'digest',
  prot: '<prot/>',
  events: [],
} as const satisfies KeyOutcome;
const refusedOutcome = (cStat: string): KeyOutcome => ({
  kind: 'recusado',
  cStat,
  xMotivo: 'm',
  chave: null,
});
const unknown: KeyOutcome = { kind: 'desconhecido', cStat: '217', xMotivo: 'NF-e não consta' };
const confirmed = { kind: 'confirmed', cancelled: false } as const;
const contradictedVerdict = (reason: string) => ({ kind: 'contradicted', reason });
const unconfirmable = (reason: string) => ({ kind: 'unconfirmable', reason });

it.each<[string, Partial<Claimed>, KeyOutcome, object]>([
  ['on record as the file has it', {}, found, confirmed],
  ['cancelled since', {}, { ...found, situacao: 'cancelado' }, { kind: 'confirmed', cancelled: true }],
  ['cancelled on both sides', { status: 'CANCELADA' }, { ...found, situacao: 'cancelado' }, confirmed],
  ['closed, which the authority tells so', { status: 'ENCERRADA' }, { ...found, cStat: '132' }, confirmed],
  [
    'closed, which the authority tells by its event',
    { status: 'ENCERRADA' },
    { ...found, events: ['<procEventoMDFe><tpEvento>110112</tpEvento></procEventoMDFe>'] },
    confirmed,
  ],
  ['closed by its file alone', { status: 'ENCERRADA' }, found, contradictedVerdict('outra_situacao')],
  ['denied on both sides', { status: 'REJEITADA' }, { ...found, situacao: 'denegado' }, confirmed],
  ['without a digest on record', {}, { ...found, digVal: null }, confirmed],
  ['without a signature of its own', { digestValue: null }, found, confirmed],
  ['of another content', {}, { ...found, digVal: 'outro' }, contradictedVerdict('outro_conteudo')],
  ['of another protocol', {}, { ...found, nProt: '1' }, contradictedVerdict('outro_protocolo')],
  ['cancelled by its file alone', { status: 'CANCELADA' }, found, contradictedVerdict('outra_situacao')],
  ['denied there alone', {}, { ...found, situacao: 'denegado' }, contradictedVerdict('outra_situacao')],
  ['denied by its file alone', { status: 'REJEITADA' }, found, contradictedVerdict('outra_situacao')],
  ['unknown there', {}, unknown, contradictedVerdict('nao_consta')],
  ['of another sandbox', { target: 'sandbox' }, unknown, unconfirmable('outro_sandbox')],
  ['there under another key', {}, refusedOutcome('613'), contradictedVerdict('outra_chave')],
  ['older than is answered for (NF-e)', {}, refusedOutcome('526'), unconfirmable('chave_antiga')],
  [
    'older than is answered for (CT-e)',
    { type: 'cte' },
    refusedOutcome('731'),
    unconfirmable('chave_antiga'),
  ],
  [
    'older than is answered for (MDF-e)',
    { type: 'mdfe' },
    refusedOutcome('460'),
    unconfirmable('chave_antiga'),
  ],
  [
    'older than is answered for (DC-e)',
    { type: 'dce' },
    refusedOutcome('478'),
    unconfirmable('chave_antiga'),
  ],
  [
    'refused for what is age elsewhere',
    { type: 'nfe' },
    refusedOutcome('731'),
    unconfirmable('consulta_recusada'),
  ],
  [
    'not asked, because transmission is off',
    {},
    { kind: 'bloqueado', code: 'transmissao_desligada', cause: 'm' },
    unconfirmable('transmissao_desligada'),
  ],
])('a document that is %s', (_, changes, outcome, verdict) => {
  expect(judgeImport({ ...claimed, ...changes }, outcome, { tries: 0 })).toEqual(verdict);
});

it.each([
  [true, confirmed],
  [false, contradictedVerdict('outro_conteudo')],
  [null, unconfirmable('consulta_recusada')],
])(
  'a note is confirmed by the note that the environment has, and by nothing else: %s',
  (sameNote, verdict) => {
    const note: Claimed = { ...claimed, type: 'nfse', digestValue: null };
    expect(judgeImport(note, found, { tries: 0, sameNote })).toEqual(verdict);
  },
);

it('is queried again without an answer, in growing waits of at least the gate’s', () => {
  const silent: KeyOutcome = { kind: 'indisponivel', cStat: null, cause: 'tempo esgotado' };
  const waits = [0, 1, 2, 20].map((tries) => judgeImport(claimed, silent, { tries }));
  expect(waits).toEqual(
    [600_000, 1_200_000, 2_400_000, 86_400_000].map((afterMs) => ({ kind: 'later', afterMs })),
  );
  expect(judgeImport(claimed, { ...silent, retryAfterSeconds: 3_600 }, { tries: 0 })).toEqual({
    kind: 'later',
    afterMs: 3_600_000,
  });
  const noCertificate: KeyOutcome = { kind: 'bloqueado', code: 'certificado_inutilizavel', cause: 'm' };
  expect(judgeImport(claimed, noCertificate, { tries: 0 })).toEqual({ kind: 'later', afterMs: 86_400_000 });
});
