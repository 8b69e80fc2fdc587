import { describe, expect, it } from 'vitest';
import { SIGNER } from '../documents/nfe/fixtures/context.ts';
import { verifySigned } from '../signing/verify.ts';
import type { EarlierManifestation, ManifestedNote } from '../vocabulary/manifestation.ts';
import { RECEIVED_EVENTS, type ReceivedEventKind } from '../vocabulary/manifestation.ts';
import { eventRoute } from './endpoints.ts';
import { faultsOf } from './fixtures/made.ts';
import { receivedEvent, receivedEvents, typeTaking } from './received-definitions.ts';
import {
  allowedReceived,
  isCancellation,
  nextReceived,
  type ReceivedRequest,
  receivedRefusal,
  signReceived,
} from './received-events.ts';

const COMPANY = '11222333000181';
const CTE_KEY = '35261199888777000161570010000012341465029130';
const NOTE: ManifestedNote = {
  type: 'nfe',
  modelo: '55',
  situacao: 'autorizada',
  proof: 'confirmed',
  authorizedAtMs: 0,
  whole: false,
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
  'prestacao-desacordo': { observacoes: 'A carga foi entregue a outro destinatário.' },
  'cancelamento-prestacao-desacordo': { numero_protocolo: '891260000000077' },
  'confirmacao-servico': {},
  'confirmacao-prestador': {},
  'rejeicao-prestador': { codigo_rejeicao: 1 },
  'confirmacao-tomador': {},
  'rejeicao-tomador': { codigo_rejeicao: '9', justificativa: 'O serviço não foi contratado.' },
  'confirmacao-intermediario': {},
  'rejeicao-intermediario': { codigo_rejeicao: '3' },
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

const CTE: ManifestedNote = { ...NOTE, type: 'cte', modelo: '57' };
const MDFE: ManifestedNote = {
  ...NOTE,
  type: 'mdfe',
  modelo: '58',
  destinatario: null,
  parties: { contratante: ['99888777000161', COMPANY] },
  modal: '1',
};
/** A note of which the company has every role, so that any of them may be tried. */
const NFSE: ManifestedNote = {
  ...NOTE,
  type: 'nfse',
  parties: { prestador: [COMPANY], tomador: [COMPANY], intermediario: [COMPANY] },
};
const DOCUMENTS = { nfe: NOTE, cte: CTE, mdfe: MDFE, nfse: NFSE } as const;
const KEYS = {
  nfe: '35261199888777000161550010000012341465029130',
  cte: CTE_KEY,
  mdfe: '35261199888777000161580010000012341465029134',
  nfse: '35503082211222333000181000000000000126111234567890',
} as const;
/** Demands of a document’s authority on an event: code of a canceled document, cOrgao, and where it goes. */
const AUTHORITIES = {
  nfe: {
    canceled: '580',
    organ: '<cOrgaoAutor>43</cOrgaoAutor>',
    route: { authorizer: 'SVRS', cOrgao: '92' },
  },
  cte: { canceled: '218', organ: '<cOrgao>35</cOrgao>', route: { authorizer: 'UF', cOrgao: 'cUF' } },
  mdfe: { canceled: '218', organ: '<cOrgao>35</cOrgao>', route: { authorizer: 'UF', cOrgao: 'cUF' } },
  // An event of NFS-e names no authority: one takes all.
  nfse: { canceled: null, organ: '<chNFSe>35', route: null },
} as const;
const NFSE_CODES: Readonly<Partial<Record<ReceivedEventKind, string>>> = {
  'confirmacao-prestador': 'E0860',
  'rejeicao-prestador': 'E0864',
  'confirmacao-tomador': 'E0861',
  'rejeicao-tomador': 'E0866',
  'confirmacao-intermediario': 'E0862',
  'rejeicao-intermediario': 'E0868',
};
const judge = (
  note: ManifestedNote,
  earlier: readonly EarlierManifestation[],
  asked: ReceivedRequest,
  nowMs = 0,
) => receivedRefusal(note, earlier, { ...asked, nowMs });
const CANCELED: Readonly<Partial<Record<ReceivedEventKind, ReceivedEventKind>>> = {
  'cancelamento-evento': 'imobilizacao-item',
  'cancelamento-prestacao-desacordo': 'prestacao-desacordo',
};

const requestOf = (kind: ReceivedEventKind) => receivedEvent(kind).input.parse(BODIES[kind]);

it.each(['prestacao-desacordo', 'cancelamento-prestacao-desacordo'] as const)(
  '%s is not offered to a taker that is a person',
  (kind) => {
    const cpf = '12345678909';
    const person = { ...CTE, destinatario: cpf, company: cpf };
    const earlier = [registered('prestacao-desacordo')];
    expect(judge(person, earlier, { kind, request: requestOf(kind) })).toMatchObject({
      cStat: null,
      lasting: true,
      field: 'id',
      fix: expect.stringContaining('gov.br'),
    });
    expect(allowedReceived(person, earlier, 0)).toEqual([]);
    expect(allowedReceived(CTE, earlier, 0)).toContain(kind);
  },
);

describe.each(RECEIVED_EVENTS)('%s', (kind) => {
  const { tpEvento } = receivedEvent(kind);
  const type = typeTaking(kind);
  const note: ManifestedNote = DOCUMENTS[type];
  const authority = AUTHORITIES[type];
  const canceled = CANCELED[kind];
  const earlier = canceled === undefined ? [] : [registered(canceled, { sequence: 3 })];
  const request = requestOf(kind);
  const sequence = nextReceived(earlier, { kind, request });
  const facts = {
    kind,
    request,
    environment: 2,
    uf: 'RS',
    accessKey: KEYS[type],
    protocolNumber: '935260000000001',
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
    expect(verifySigned(xml, { element: type === 'nfse' ? 'infPedReg' : 'infEvento' })).toMatchObject({
      ok: true,
    });
    expect(xml.toString()).toMatch(new RegExp(`<(CNPJ|CNPJAutor)>${COMPANY}</`));
    expect(xml.toString()).toContain(authority.organ);
  });

  it('goes to the SVRS, that of a CT-e or MDF-e to the UF of its key', () => {
    const route = eventRoute(note.type, tpEvento) ?? null;
    expect(route && { authorizer: route.authorizer, cOrgao: route.cOrgao }).toEqual(authority.route);
  });

  it('is refused for a note out of force, and behind a request that waits', () => {
    const asked = { kind, request };
    expect(judge(note, earlier, asked)).toBeNull();
    expect(judge({ ...note, situacao: 'cancelada' }, earlier, asked)?.cStat).toBe(
      authority.canceled ?? NFSE_CODES[kind],
    );
    const waiting = registered('ciencia', { status: 'pendente', sequence: null, protocolNumber: null });
    expect(judge(note, [...earlier, waiting], asked)).toMatchObject({ cStat: null });
    expect(judge(note, [...earlier, { ...waiting, status: 'recusada' }], asked)).toBeNull();
  });
});

it('only the addressee makes an event of 211, and a successor need not be it', () => {
  const other = { ...NOTE, destinatario: '99888777000161' };
  const codes = RECEIVED_EVENTS.filter((kind) => typeTaking(kind) === 'nfe' && !isCancellation(kind)).map(
    (kind) => judge(other, [], { kind, request: requestOf(kind) })?.cStat ?? null,
  );
  expect(codes).toEqual(['575', '575', '575', '575', '575', '575', null, null]);
  const asked = { kind: 'aceite-debito', request: {} } as const;
  expect(judge({ ...NOTE, destinatario: null }, [], asked)).toBeNull();
  expect(judge({ ...NOTE, destinatario: null, whole: true }, [], asked)?.cStat).toBe('575');
});

it('an event is canceled once, by its protocol, with its own sequence', () => {
  const asked = { kind: 'cancelamento-evento', request: { numero_protocolo: '891260000000077' } } as const;
  const event = registered('credito-combustivel', { sequence: 4 });
  expect(judge(NOTE, [], asked)?.cStat).toBe('459');
  expect(judge(NOTE, [{ ...event, protocolNumber: '1' }], asked)?.cStat).toBe('459');
  expect(judge(NOTE, [registered('confirmacao')], asked)?.cStat).toBe('459');
  expect(judge(NOTE, [event], asked)).toBeNull();
  expect(nextReceived([event], asked)).toBe(4);
  const undone = registered('cancelamento-evento', { protocolNumber: '2', cancels: '891260000000077' });
  expect(judge(NOTE, [event, undone], asked)?.cStat).toBe('459');
  expect(judge(NOTE, [event, { ...undone, status: 'recusada' }], asked)).toBeNull();
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
    judge(NOTE, [earlier], { kind, request: requestOf(kind) });
  expect(refusalOf('aceite-debito', doubtful)).toMatchObject({ cStat: null, field: 'id' });
  expect(refusalOf('aceite-debito', { ...doubtful, doubtful: false })).toBeNull();
  expect(refusalOf('imobilizacao-item', doubtful)).toBeNull();
  expect(allowedReceived(NOTE, [doubtful], 0)).toContain('aceite-debito');
});

it('lists the cancellation while there is an event to cancel', () => {
  const ofNote = RECEIVED_EVENTS.filter((kind) => typeTaking(kind) === 'nfe');
  const without = ofNote.filter((kind) => !isCancellation(kind));
  expect(allowedReceived(NOTE, [], 0)).toEqual(without);
  expect(allowedReceived(NOTE, [registered('confirmacao')], 0)).toEqual(without);
  expect(allowedReceived(NOTE, [registered('aceite-debito')], 0)).toEqual(ofNote);
  expect(allowedReceived({ ...NOTE, situacao: 'cancelada' }, [], 0)).toEqual([]);
});

describe('a CT-e in disagreement', () => {
  const asked = { kind: 'prestacao-desacordo', request: requestOf('prestacao-desacordo') } as const;
  const undo = {
    kind: 'cancelamento-prestacao-desacordo',
    request: { numero_protocolo: '891260000000077' },
  } as const;
  const DAY_MS = 86_400_000;

  it('is of its taker alone, for 45 days, while it is in force', () => {
    expect(judge({ ...CTE, destinatario: '99888777000161' }, [], asked)?.cStat).toBe('755');
    expect(judge({ ...CTE, destinatario: null, whole: true }, [], asked)).toBeNull();
    expect(judge(CTE, [], asked, 45 * DAY_MS)).toBeNull();
    expect(judge(CTE, [], asked, 45 * DAY_MS + 1)?.cStat).toBe('787');
    expect(judge({ ...CTE, situacao: 'denegada' }, [], asked)?.cStat).toBe('205');
    expect(judge(NOTE, [], asked)).toMatchObject({ cStat: null, message: expect.stringContaining('CT-e') });
    expect(judge(CTE, [], { kind: 'aceite-debito', request: {} })).toMatchObject({ cStat: null });
  });

  it('is of a CT-e OS too, and of no GTV-e', () => {
    expect(judge({ ...CTE, modelo: '67' }, [], asked)).toBeNull();
    const gtve = { ...CTE, modelo: '64' };
    expect(judge(gtve, [], asked)).toMatchObject({ cStat: '595', field: 'id' });
    expect(judge(gtve, [registered('prestacao-desacordo')], undo)?.cStat).toBe('595');
    expect(allowedReceived(gtve, [], 0)).toEqual([]);
  });

  it('is canceled once, at any time, and may be in disagreement again', () => {
    const event = registered('prestacao-desacordo');
    expect(judge(CTE, [], undo)?.cStat).toBe('866');
    expect(judge(CTE, [event], undo, 400 * DAY_MS)).toBeNull();
    const undone = registered('cancelamento-prestacao-desacordo', {
      protocolNumber: '2',
      cancels: '891260000000077',
    });
    expect(judge(CTE, [event, undone], undo)?.cStat).toBe('866');
    expect(nextReceived([event, undone], asked)).toBe(2);
    expect(allowedReceived(CTE, [], 0)).toEqual(['prestacao-desacordo']);
    expect(allowedReceived(CTE, [event], 46 * DAY_MS)).toEqual(['cancelamento-prestacao-desacordo']);
  });
});

it('an item comes once, and the next event of a kind has the next sequence', () => {
  const twice = receivedEvent('imobilizacao-item').input.safeParse({ itens: [item, item] });
  expect(twice.error?.issues.map(({ path }) => path.join('.'))).toEqual(['itens.1.numero_item']);
  const asked = { kind: 'imobilizacao-item', request: {} } as const;
  expect(nextReceived([registered('imobilizacao-item', { sequence: 2 })], asked)).toBe(3);
  expect(receivedEvents().map(({ kind }) => kind)).toEqual(RECEIVED_EVENTS);
});

describe('the confirmation of the service of an MDF-e', () => {
  const asked = { kind: 'confirmacao-servico', request: {} } as const;

  it('is of a contratante alone, by road, while it is not canceled', () => {
    const others = { contratante: ['99888777000161'] };
    expect(judge({ ...MDFE, parties: others }, [], asked)).toMatchObject({ cStat: '748', field: 'id' });
    expect(judge({ ...MDFE, parties: {} }, [], asked)?.cStat).toBe('748');
    expect(judge({ ...MDFE, modal: '2' }, [], asked)?.cStat).toBe('747');
    expect(judge({ ...MDFE, situacao: 'encerrada' }, [], asked)).toBeNull();
    expect(allowedReceived(MDFE, [], 0)).toEqual(['confirmacao-servico']);
    expect(judge(CTE, [], asked)).toMatchObject({ cStat: null, message: expect.stringContaining('MDF-e') });
  });

  it('is judged by the authority where the file was not read', () => {
    expect(judge({ ...MDFE, parties: null, modal: null }, [], asked)).toBeNull();
  });

  it('comes 99 times, none of which is canceled', () => {
    const last = registered('confirmacao-servico', { sequence: 98 });
    expect(nextReceived([last], asked)).toBe(99);
    expect(judge(MDFE, [last], asked)).toBeNull();
    expect(judge(MDFE, [{ ...last, sequence: 99 }], asked)).toMatchObject({
      cStat: '636',
      fix: expect.not.stringContaining('Cancele'),
    });
  });
});

describe('a manifestation of an NFS-e', () => {
  const TAKEN: ManifestedNote = { ...NFSE, parties: { prestador: ['99888777000161'], tomador: [COMPANY] } };
  const ofTaker = ['confirmacao-tomador', 'rejeicao-tomador'] as const;
  const asked = { kind: 'confirmacao-tomador', request: {} } as const;
  const rejection = { kind: 'rejeicao-tomador', request: { codigo_rejeicao: '1' } } as const;

  it('is of its party alone', () => {
    expect(allowedReceived(TAKEN, [], 0)).toEqual(ofTaker);
    const codes = RECEIVED_EVENTS.filter((kind) => typeTaking(kind) === 'nfse').map(
      (kind) => judge(TAKEN, [], { kind, request: requestOf(kind) })?.cStat ?? null,
    );
    expect(codes).toEqual(['E0813', 'E0813', null, null, 'E0813', 'E0813']);
    expect(judge({ ...TAKEN, parties: null }, [], asked)).toBeNull();
  });

  it('comes once, here or elsewhere, and not after the tacit confirmation', () => {
    const done = registered('confirmacao-tomador');
    expect(judge(TAKEN, [done], asked)).toMatchObject({ cStat: 'E0861', field: 'id' });
    expect(judge({ ...TAKEN, onRecord: ['203202'] }, [], asked)?.cStat).toBe('E0861');
    expect(judge({ ...TAKEN, onRecord: ['203206'] }, [], rejection)?.cStat).toBe('E0866');
    expect(allowedReceived({ ...TAKEN, onRecord: ['205204'] }, [], 0)).toEqual([]);
    expect(allowedReceived({ ...TAKEN, onRecord: ['101103', '202201'] }, [], 0)).toEqual(ofTaker);
  });

  it('is left to the authority after the opposite one, of which its sources disagree (E1833)', () => {
    expect(judge(TAKEN, [registered('rejeicao-tomador')], asked)).toBeNull();
    expect(judge({ ...TAKEN, onRecord: ['203202'] }, [], rejection)).toBeNull();
  });

  it.each([
    [{}, ['codigo_rejeicao']],
    [{ codigo_rejeicao: '9' }, ['justificativa']],
    [{ codigo_rejeicao: '6' }, ['codigo_rejeicao']],
    [{ codigo_rejeicao: '1', justificativa: 'curta' }, ['justificativa']],
    [{ codigo_rejeicao: '1' }, []],
  ])('that rejects with %j lacks %j', (body, fields) => {
    const parsed = receivedEvent('rejeicao-tomador').input.safeParse(body);
    expect(parsed.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(fields);
  });
});

it('takes no event of a note without proof', () => {
  expect(allowedReceived(NOTE, [], 0).length).toBeGreaterThan(0);
  expect(allowedReceived({ ...NOTE, proof: 'unconfirmed' }, [], 0)).toEqual([]);
});
