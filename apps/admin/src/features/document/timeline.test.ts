import { expect, it } from 'vitest';
import { type DocumentRecord, timelineOf } from './timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 13, minute));
const operation = (
  id: string,
  minute: number,
  more: Partial<DocumentRecord['operations'][number]> = {},
): DocumentRecord['operations'][number] => ({
  id,
  seq: 1,
  kind: 'emit',
  state: 'concluida',
  eventId: null,
  askedBy: null,
  wait: null,
  createdAt: at(minute),
  settledAt: null,
  ...more,
});
const event = (id: string, minute: number): DocumentRecord['events'][number] => ({
  id,
  type: 'cancelamento',
  eventCode: '110111',
  sequence: 1,
  status: 'autorizado',
  cStat: '135',
  xMotivo: 'Evento registrado',
  protocolNumber: '1',
  registeredAt: at(minute),
  hasXml: true,
  details: null,
  notices: [],
  hint: null,
});
const attempt: DocumentRecord['attempts'][number] = {
  seq: 1,
  accessKey: '3',
  tpEmis: '1',
  dhEmi: '',
  state: 'autorizado',
  sends: 1,
  nRec: null,
  cStat: '100',
  xMotivo: 'Autorizado',
  nProt: '1',
  dhRecbto: null,
  createdAt: at(1),
  updatedAt: at(2),
};
const record = (
  parts: Pick<DocumentRecord, 'attempts' | 'operations' | 'events' | 'acts'>,
): DocumentRecord => ({
  id: 'd',
  clientId: 'c',
  type: 'nfe',
  typeName: 'NF-e',
  environment: 2,
  target: 'sandbox',
  status: 'AUTORIZADA',
  accessKey: '3',
  serie: 1,
  numero: 1,
  protocolNumber: '1',
  cStat: '100',
  xMotivo: 'Autorizado',
  rejection: null,
  rejectionReason: null,
  hint: null,
  technicalError: null,
  qrCodeUrl: null,
  referencia: null,
  completed: [],
  notices: [],
  previousAttempts: [],
  warning: null,
  hasXml: true,
  printable: true,
  creditsChargedMilli: 0,
  cancellableUntil: null,
  cancellableWithoutFineUntil: null,
  imported: null,
  createdAt: at(0),
  updatedAt: at(9),
  authorizedAt: at(2),
  warnings: [],
  contingency: null,
  waiting: null,
  alerts: [],
  destinatario: null,
  valorTotal: null,
  company: { id: 'c', name: 'Empresa', cnpj: '11222333000181' },
  actions: [],
  ...parts,
});

it('lists what happened, newest first and each thing once', () => {
  const entries = timelineOf(
    record({
      attempts: [attempt],
      operations: [
        operation('emissao', 0, { settledAt: at(2) }),
        operation('cancelar', 5, { kind: 'cancelamento', eventId: 'e1' }),
      ],
      events: [event('e1', 6), event('da-sefaz', 4)],
      acts: [
        { id: 'a1', action: 'document.reopen', by: null, at: at(3) },
        { id: 'a2', action: 'document.cancelamento', by: null, at: at(5) },
      ],
    }),
  );
  expect(entries.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'evento cancelar',
    'evento da-sefaz',
    'ato a1',
    'desfecho desfecho',
    'tentativa tentativa 1',
    'pedido emissao',
  ]);
});
