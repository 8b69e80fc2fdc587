import { describe, expect, it } from 'vitest';
import { SIGNER } from '../documents/nfe/fixtures/context.ts';
import { RECIPIENT_EVENTS } from '../documents/nfe/recipient/recipient-events.ts';
import { verifySigned } from '../signing/verify.ts';
import type { EarlierManifestation, ManifestedNote } from '../vocabulary/manifestation.ts';
import { RECEIVED_EVENTS, type ReceivedEventKind } from '../vocabulary/manifestation.ts';
import { eventRoute } from './endpoints.ts';
import { faultsOf } from './fixtures/made.ts';
import {
  allowedReceived,
  nextReceived,
  receivedEvent,
  receivedRefusal,
  signReceived,
} from './received-events.ts';

const COMPANY = '11222333000181';
const NOTE: ManifestedNote = {
  type: 'nfe',
  situacao: 'autorizada',
  authorizedAtMs: 0,
  destinatario: COMPANY,
  company: COMPANY,
};
const item = { numero_item: '2', ibs_valor: '1.50', cbs_valor: '13.20', quantidade: '4', unidade: 'UN' };
const credit = {
  numero_item: '1',
  base_calculo: '100',
  codigo: '3',
  ibs_percentual: '1.5',
  ibs_valor: '1.5',
  cbs_percentual: '2',
  cbs_valor: '2',
};
const BODIES: Readonly<Record<ReceivedEventKind, object>> = {
  'credito-presumido': { itens: [credit] },
  'perecimento-transporte-adquirente': { itens: [item] },
  'aceite-debito': { aceitacao: 1 },
  'imobilizacao-item': { itens: [item] },
  'credito-combustivel': { itens: [item] },
  'credito-bens-servicos': { itens: [{ numero_item: 2, ibs_valor: 1.5, cbs_valor: '13.20' }] },
  'transferencia-credito-ibs': { aceitacao: '0' },
  'transferencia-credito-cbs': { aceitacao: '1' },
  'cancelamento-evento': { numero_protocolo: '891260000000077' },
};
const registered = (
  tipo: EarlierManifestation['tipo'],
  own: Partial<EarlierManifestation> = {},
): EarlierManifestation => ({
  tipo,
  status: 'registrada',
  sequence: 1,
  protocolNumber: '891260000000077',
  ...own,
});

const requestOf = (kind: ReceivedEventKind) => receivedEvent(kind).input.parse(BODIES[kind]);

describe.each(RECEIVED_EVENTS)('%s', (kind) => {
  const { tpEvento } = receivedEvent(kind);
  const earlier = kind === 'cancelamento-evento' ? [registered('imobilizacao-item', { sequence: 3 })] : [];
  const request = requestOf(kind);
  const sequence = nextReceived(earlier, { kind, request });
  const facts = {
    kind,
    request,
    environment: 2,
    uf: 'RS',
    accessKey: '35261199888777000161550010000012341465029130',
    autor: COMPANY,
    dhEmi: '2026-11-21T10:00:00-03:00',
    dhEvento: '2026-11-21T11:30:00-03:00',
    sequence,
    earlier,
  } as const;
  const { xml } = signReceived(facts, SIGNER);

  it('is written as ever', async () => {
    const golden = new URL(`./fixtures/received-${kind}.xml`, import.meta.url).pathname;
    await expect(xml.toString().replace(/<Signature.*<\/Signature>/s, '')).toMatchFileSnapshot(golden);
  });

  it('is valid: the lot around it and its body; the author is the company, of its own UF', () => {
    expect(faultsOf(xml, tpEvento)).toEqual([]);
    expect(verifySigned(xml, { element: 'infEvento' })).toMatchObject({ ok: true });
    expect(xml.toString()).toContain(`<CNPJ>${COMPANY}</CNPJ>`);
    expect(xml.toString()).toContain('<cOrgaoAutor>43</cOrgaoAutor>');
  });

  it('goes to the SVRS', () => {
    expect(eventRoute('nfe', tpEvento)).toMatchObject({ authorizer: 'SVRS', cOrgao: '92' });
  });

  it('is refused for a note out of force, and behind a request that waits', () => {
    const asked = { kind, request };
    expect(receivedRefusal(NOTE, earlier, asked)).toBeNull();
    expect(receivedRefusal({ ...NOTE, situacao: 'cancelada' }, earlier, asked)?.cStat).toBe('580');
    const waiting = registered('ciencia', { status: 'pendente', sequence: null, protocolNumber: null });
    expect(receivedRefusal(NOTE, [...earlier, waiting], asked)).toMatchObject({ cStat: null });
    expect(receivedRefusal(NOTE, [...earlier, { ...waiting, status: 'recusada' }], asked)).toBeNull();
  });
});

it('only the addressee makes an event of 211, and a successor need not be it', () => {
  const other = { ...NOTE, destinatario: '99888777000161' };
  const codes = RECEIVED_EVENTS.filter((kind) => kind !== 'cancelamento-evento').map(
    (kind) => receivedRefusal(other, [], { kind, request: requestOf(kind) })?.cStat ?? null,
  );
  expect(codes).toEqual(['575', '575', '575', '575', '575', '575', null, null]);
  expect(
    receivedRefusal({ ...NOTE, destinatario: null }, [], { kind: 'aceite-debito', request: {} }),
  ).toBeNull();
});

it('an event is canceled once, by its protocol, with its own sequence', () => {
  const asked = { kind: 'cancelamento-evento', request: { numero_protocolo: '891260000000077' } } as const;
  const event = registered('credito-combustivel', { sequence: 4 });
  expect(receivedRefusal(NOTE, [], asked)?.cStat).toBe('459');
  expect(receivedRefusal(NOTE, [{ ...event, protocolNumber: '1' }], asked)?.cStat).toBe('459');
  expect(receivedRefusal(NOTE, [registered('confirmacao')], asked)?.cStat).toBe('459');
  expect(receivedRefusal(NOTE, [event], asked)).toBeNull();
  expect(nextReceived([event], asked)).toBe(4);
  const undone = registered('cancelamento-evento', { protocolNumber: '2', cancels: '891260000000077' });
  expect(receivedRefusal(NOTE, [event, undone], asked)?.cStat).toBe('459');
  expect(receivedRefusal(NOTE, [event, { ...undone, status: 'recusada' }], asked)).toBeNull();
});

it('the cancellations of two events with one number have numbers of their own', () => {
  const events = [registered('aceite-debito'), registered('imobilizacao-item', { protocolNumber: '3' })];
  const asked = { kind: 'cancelamento-evento', request: { numero_protocolo: '3' } } as const;
  expect(nextReceived(events, asked)).toBe(1);
  const undone = registered('cancelamento-evento', { protocolNumber: '2', cancels: '891260000000077' });
  expect(nextReceived([...events, undone], asked)).toBe(2);
  expect(nextReceived([...events, { ...undone, status: 'recusada' }], asked)).toBe(1);
});

it('an event in doubt lets none of its kind with other data pass, and is itself allowed', () => {
  const doubtful = registered('aceite-debito', { status: 'erro', protocolNumber: null, doubtful: true });
  const refusalOf = (kind: ReceivedEventKind, earlier: EarlierManifestation) =>
    receivedRefusal(NOTE, [earlier], { kind, request: requestOf(kind) });
  expect(refusalOf('aceite-debito', doubtful)).toMatchObject({ cStat: null, field: 'id' });
  expect(refusalOf('aceite-debito', { ...doubtful, doubtful: false })).toBeNull();
  expect(refusalOf('imobilizacao-item', doubtful)).toBeNull();
  expect(allowedReceived(NOTE, [doubtful])).toContain('aceite-debito');
});

it('what a note takes now lists the cancellation while there is an event to cancel', () => {
  const without = RECEIVED_EVENTS.filter((kind) => kind !== 'cancelamento-evento');
  expect(allowedReceived(NOTE, [])).toEqual(without);
  expect(allowedReceived(NOTE, [registered('confirmacao')])).toEqual(without);
  expect(allowedReceived(NOTE, [registered('aceite-debito')])).toEqual(RECEIVED_EVENTS);
  expect(allowedReceived({ ...NOTE, situacao: 'cancelada' }, [])).toEqual([]);
});

it('an item comes once, and the next event of a kind has the next sequence', () => {
  const twice = receivedEvent('imobilizacao-item').input.safeParse({ itens: [item, item] });
  expect(twice.error?.issues.map(({ path }) => path.join('.'))).toEqual(['itens.1.numero_item']);
  const asked = { kind: 'imobilizacao-item', request: {} } as const;
  expect(nextReceived([registered('imobilizacao-item', { sequence: 2 })], asked)).toBe(3);
  expect(RECIPIENT_EVENTS.map(({ kind }) => kind)).toEqual(RECEIVED_EVENTS);
});
