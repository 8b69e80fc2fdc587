import { describe, expect, it } from 'vitest';
import type { EarlierEvent, EventSubject } from '../engine/events/definition.ts';
import { termEndMs } from '../engine/events/term.ts';
import { DOCUMENT_STATUS, type DocumentStatus } from '../vocabulary/states.ts';
import { allowedActions } from './allowed-events.ts';
import { MODULES } from './documents.ts';
import { EVENTS } from './events.ts';
import { explanationsOf } from './explain.ts';

const AUTHORISED_MS = Date.parse('2026-11-21T13:00:05Z');
const HOUR_MS = 3_600_000;

const subject = (type: string, uf = 'SP'): EventSubject => ({
  type,
  environment: 2,
  uf,
  accessKey: '3'.repeat(44),
  emitente: '11222333000181',
  dhEmi: '2026-11-21T10:00:00-03:00',
  protocolNumber: '135260000000001',
  authorizedAtMs: AUTHORISED_MS,
  tpEmis: '1',
});

interface Changes {
  readonly uf?: string;
  readonly status?: DocumentStatus;
  readonly hours?: number;
  readonly earlier?: readonly EarlierEvent[];
}

function actionOf(
  type: string,
  action: string,
  { uf, status = 'AUTORIZADA', hours = 0, earlier = [] }: Changes = {},
) {
  const nowMs = AUTHORISED_MS + hours * HOUR_MS;
  const all = allowedActions({ status, subject: subject(type, uf), earlier, nowMs });
  return all.find((each) => each.action === action);
}

describe('actions on a document', () => {
  it('contains every event of its type, by type', () => {
    for (const type of ['nfe', 'nfce', 'cte', 'mdfe', 'nfcom', 'dce', 'nfse']) {
      const kinds = EVENTS.filter(({ types }) => types.includes(type)).map(({ kind }) => kind);
      const on = { status: 'AUTORIZADA' as const, subject: subject(type), earlier: [], nowMs: AUTHORISED_MS };
      expect(
        allowedActions(on)
          .map(({ action }) => action)
          .toSorted(),
      ).toEqual(kinds.toSorted());
    }
  });

  it('is empty unless it is AUTORIZADA, with that reason', () => {
    for (const status of DOCUMENT_STATUS.filter((each) => each !== 'AUTORIZADA'))
      expect(actionOf('mdfe', 'encerramento', { status })).toEqual({
        action: 'encerramento',
        reason: expect.stringMatching(status === 'ENCERRADA' ? /encerrado/ : new RegExp(status)),
      });
  });

  it('has the end of its term, by UF', () => {
    expect(actionOf('nfe', 'cancelamento')).toEqual({
      action: 'cancelamento',
      until: new Date(AUTHORISED_MS + 480 * HOUR_MS),
    });
    expect(actionOf('nfe', 'cancelamento', { uf: 'PR' })?.until).toEqual(
      new Date(AUTHORISED_MS + 168 * HOUR_MS),
    );
    expect(actionOf('nfe', 'ator-interessado')?.until).toEqual(new Date('2027-05-21T13:00:00Z'));
    expect(actionOf('mdfe', 'encerramento')).toEqual({ action: 'encerramento' });
  });

  it('is over with its term, but not where the authority takes it late or asks for no term', () => {
    expect(actionOf('nfce', 'cancelamento', { hours: 1 })).toEqual({
      action: 'cancelamento',
      reason: 'O prazo terminou em 21/11/2026, 10:30 (horário de Brasília); a SEFAZ recusa com 501.',
    });
    expect(actionOf('nfce', 'cancelamento-substituicao', { hours: 1 })?.until).toBeInstanceOf(Date);
    expect(actionOf('nfe', 'cancelamento', { uf: 'CE', hours: 48 })).toEqual({ action: 'cancelamento' });
    expect(actionOf('nfe', 'carta-correcao', { hours: 721 })).toEqual({ action: 'carta-correcao' });
  });

  const ENFORCED = MODULES.flatMap(({ definition: { type }, deadlines, events }) =>
    deadlines
      // An event of a recipient has its term in received-events.test.ts.
      .filter(({ kind }) => events.some((event) => event.kind === kind))
      .filter(({ refusal, late }) => refusal !== null && late === null)
      .map((row) => [`${type} ${row.kind} ${row.uf ?? ''}`, type, row] as const),
  );

  it.each(ENFORCED)('of %s ends with the last millisecond of its term', (_, type, row) => {
    const on = subject(type, row.uf ?? 'AC');
    const fromMs = row.from === 'emissao' ? Date.parse(on.dhEmi) : on.authorizedAtMs;
    const endMs = termEndMs(row, fromMs);
    const at = (nowMs: number) =>
      allowedActions({ status: 'AUTORIZADA', subject: on, earlier: [], nowMs }).find(
        ({ action }) => action === row.kind,
      );
    expect(at(endMs)).toEqual({ action: row.kind, until: new Date(endMs) });
    expect(at(endMs + 1)?.reason).toContain(`a SEFAZ recusa com ${row.refusal}`);
  });

  it('of an MDF-e whose cargo is included later never runs, and its first inclusion ends the cancellation', () => {
    const on = { ...subject('mdfe'), laterLoading: true };
    const cancellation = (hours: number, laterLoading: boolean, status?: EarlierEvent['status']) =>
      allowedActions({
        nowMs: AUTHORISED_MS + hours * HOUR_MS,
        status: 'AUTORIZADA',
        subject: { ...on, laterLoading },
        earlier:
          status === undefined
            ? []
            : [{ kind: 'inclusao-dfe', sequence: 1, status, protocolNumber: null, details: null }],
      }).find(({ action }) => action === 'cancelamento');
    for (const hours of [1, 25]) {
      expect(cancellation(hours, true)).toEqual({ action: 'cancelamento' });
      expect(cancellation(hours, true, 'erro_autorizacao')).toEqual({ action: 'cancelamento' });
      expect(cancellation(hours, true, 'autorizado')?.reason).toContain('710');
    }
    expect(cancellation(1, false, 'autorizado')?.until).toBeInstanceOf(Date);
    expect(cancellation(25, false)?.reason).toContain('220');
  });

  it('is not offered of an NFC-e where its authority refuses every such event', () => {
    expect(actionOf('nfce', 'carta-correcao')).toEqual({
      action: 'carta-correcao',
      reason: expect.stringContaining('784'),
    });
    expect(actionOf('nfce', 'ator-interessado')?.reason).toContain('450');
    expect(actionOf('nfe', 'carta-correcao')?.reason).toBeUndefined();
    expect(actionOf('nfe', 'ator-interessado')?.reason).toBeUndefined();
    for (const { refusedFor = {}, types } of EVENTS)
      for (const [type, { cStat }] of Object.entries(refusedFor)) {
        expect(types).toContain(type);
        expect(explanationsOf(cStat, type)).toMatchObject([{ hint: { fix: expect.any(String) } }]);
      }
  });

  it('follows the events on record', () => {
    expect(actionOf('nfe', 'cancelamento-econf')?.reason).toContain('conciliação');
    const econf: EarlierEvent = {
      kind: 'econf',
      sequence: 1,
      status: 'autorizado',
      protocolNumber: '135260000000009',
      details: null,
    };
    expect(actionOf('nfe', 'cancelamento-econf', { earlier: [econf] })).toEqual({
      action: 'cancelamento-econf',
    });
    const letters = Array.from(
      { length: 20 },
      (_, at): EarlierEvent => ({ ...econf, kind: 'carta-correcao', sequence: at + 1 }),
    );
    expect(actionOf('nfe', 'carta-correcao', { earlier: letters })?.reason).toContain('20 evento');
  });
});
