import { changeOf } from '@fiscal/core/calendar/calendar';
import { eventRoute } from '@fiscal/core/registry/endpoints';
import { dayBefore } from '@fiscal/core/testing/days';
import { describe, expect, it } from 'vitest';
import { firstBroken, type Rejection } from '../../../../rules/rule.ts';
import { EVENTS, eventoXml, RECIPIENT_EVENTS, REFORM_EVENTS } from '../../../../testing/event-xml.ts';
import { eventRows } from '../../../portal/rules/list.ts';
import { NFE_TYPE } from '../../nfe.ts';
import { eventOf } from '../event.ts';
import { EVENT_KINDS, receiverOf } from '../kinds.ts';
import { isLateCancel } from './cancel.ts';
import { EPEC_RULES } from './epec.ts';
import type { EventRuleContext } from './event-rule.ts';
import { IDENTITY_RULES, RECORD_RULES } from './generic.ts';
import { NFE_EVENTS } from './table.ts';
import { BROKEN, STRICT } from './testing/broken-events.ts';
import {
  ATOR,
  ahead,
  ator,
  base,
  byRecipient,
  type Case,
  CNPJ,
  cancel,
  correct,
  DAY,
  deliveryOf,
  EPEC,
  econf,
  epec,
  FIRST,
  fact,
  failureOf,
  HOUR,
  link,
  MINUTE,
  NFCE,
  NO_IE,
  NOW,
  OTHER_CNPJ,
  on,
  prolong,
  reform,
  replace,
  SECOND,
  type Subject,
  set,
  storedEvent,
  subject,
  substitute,
  TAXED,
  undoDelivered,
  undoEconf,
  undoFailed,
  undoRecipient,
  undoReform,
} from './testing/event-cases.ts';

const AUTHORIZERS: Readonly<Record<string, string>> = { '91': 'AN', '92': 'SVRS' };

function contextOf({ event, of, on }: Case, overrides: Partial<EventRuleContext>) {
  const about = subject(of);
  const read = eventOf(eventoXml(event(about.stored.chave)));
  const context: EventRuleContext = {
    strict: false,
    nowMs: NOW,
    authorizer: AUTHORIZERS[read.cOrgao] ?? 'SP',
    address: read.modelo === '65' ? '65' : '55',
    signerBase: read.autor.length === 11 ? read.autor : read.autor.slice(0, 8),
    schemaErrors: [],
    register: undefined,
    facts: new Set(),
    subject: about,
    earlier: [],
    ahead: null,
    referenced: null,
    ...on?.(about),
    ...overrides,
  };
  return { read, context };
}

function verdictOf(test: Case, overrides: Partial<EventRuleContext> = {}): Rejection | null {
  const { read, context } = contextOf(test, overrides);
  const own = NFE_EVENTS.find(({ tpEvento }) => tpEvento === read.tpEvento)?.rules ?? [];
  const rules = [...IDENTITY_RULES, ...RECORD_RULES, ...own];
  return firstBroken(rules, read, context);
}

const withdraw = (tpEvento: '111502' | '111503', nProtEvento: string) => (chave: string) =>
  EVENTS.cancelamentoProrrogacao({ chave, tpEvento, nProtEvento, ...base });

describe('a correct event', () => {
  it.each<[string, Case, Partial<EventRuleContext>?]>([
    ['cancelamento', { event: cancel() }],
    ['cancelamento of an NFC-e', { of: NFCE, event: cancel() }],
    [
      'cancelamento in the last minute of 24 h',
      { of: { authorizedAtMs: NOW - DAY + MINUTE }, event: cancel() },
    ],
    ['cancelamento after 479 h in SP', { of: { authorizedAtMs: NOW - 479 * HOUR }, event: cancel() }],
    [
      'cancelamento after 100 h in RS',
      { of: { uf: 'RS', authorizedAtMs: NOW - 100 * HOUR }, event: cancel() },
      { authorizer: 'RS' },
    ],
    [
      'cancelamento after the receipt was undone',
      {
        event: cancel(),
        on: ({ stored: { chave } }) => ({
          earlier: [
            storedEvent(deliveryOf()(chave), { nProt: FIRST }),
            storedEvent(undoDelivered(FIRST)(chave), { nProt: SECOND, cancels: FIRST }),
          ],
        }),
      },
    ],
    [
      'cancelamento after the request for more time was withdrawn',
      {
        event: cancel(),
        on: ({ stored: { chave } }) => ({
          earlier: [
            storedEvent(prolong('111500')(chave), { nProt: FIRST }),
            storedEvent(withdraw('111502', FIRST)(chave), { nProt: SECOND, cancels: FIRST }),
          ],
        }),
      },
    ],
    ['pedido de prorrogação', { event: prolong('111500') }],
    ['segundo pedido de prorrogação', { event: prolong('111501'), on: on(prolong('111500')) }],
    ['cancelamento do pedido', { event: withdraw('111502', FIRST), on: on(prolong('111500')) }],
    ['cancelamento do segundo pedido', { event: withdraw('111503', FIRST), on: on(prolong('111501')) }],
    ['cancelamento whose clock is 4 minutes slow', { event: cancel({ dhEventoMs: NOW - 5 * MINUTE }) }],
    ['cancelamento por substituição', substitute()],
    ['carta de correção', { event: correct() }],
    ['carta de correção 20', { event: correct({ sequence: 20 }), on: on(correct()) }],
    ['carta de correção of an NFC-e', { of: NFCE, event: correct() }],
    ['ator interessado', { event: ator() }],
    ['ator interessado who may authorize others', { event: ator({ tpAutorizacao: '1' }) }],
    ['ator interessado of an NFC-e', { of: NFCE, event: ator() }],
    [
      'ator interessado by the addressee who pays the freight',
      { of: { edit: set('modFrete', '1') }, event: ator({ tpAutor: '2', autor: OTHER_CNPJ }) },
    ],
    [
      'ator interessado by a carrier who may',
      {
        event: ator({ tpAutor: '3', autor: ATOR, autorizado: OTHER_CNPJ, sequence: 2 }),
        on: on(ator({ tpAutorizacao: '1' })),
      },
    ],
    ['comprovante de entrega', { event: deliveryOf() }],
    ['cancelamento do comprovante', { event: undoDelivered(FIRST), on: on(deliveryOf()) }],
    ...REFORM_EVENTS.map((tpEvento): [string, Case] => [tpEvento, { event: reform(tpEvento) }]),
    ['vinculação de pagamento', { event: link() }],
    ['vinculação of an NFC-e', { of: NFCE, event: link() }],
    ...RECIPIENT_EVENTS.map((tpEvento): [string, Case] => [tpEvento, { event: byRecipient(tpEvento) }]),
    ...['211130', '211140', '211150'].map((tpEvento): [string, Case] => [
      `${tpEvento} of all that the note has`,
      { of: TAXED, event: byRecipient(tpEvento) },
    ]),
    [
      '211130 of more, in another unit',
      { event: byRecipient('211130', { edit: replace(['1.0000<', '9000.0000<'], ['>UN<', '>CX<']) }) },
    ],
    ['211110 by the issuer', { event: byRecipient('211110', { tpAutor: '1', autor: CNPJ }) }],
    [
      'cancelamento do evento do destinatário',
      { event: undoRecipient(FIRST), on: on(byRecipient('211130')) },
    ],
    ['cancelamento de evento', { event: undoReform(FIRST), on: on(reform('112130')) }],
    ['insucesso', { event: failureOf() }],
    ['a second insucesso', { event: failureOf({ sequence: 2 }), on: on(failureOf()) }],
    [
      'cancelamento do insucesso, the newest of two',
      { event: undoFailed(SECOND), on: on(failureOf(), failureOf({ sequence: 2 })) },
    ],
    ['e-CONF', { event: econf() }],
    ['e-CONF of an NFC-e', { of: NFCE, event: (chave) => EVENTS.econf({ chave, cOrgao: '35', ...base }) }],
    ['e-CONF of an NFC-e of the SVRS', { of: { ...NFCE, uf: 'RJ' }, event: econf() }],
    [
      'cancelamento of the oldest e-CONF',
      { event: undoEconf(FIRST), on: on(econf(), econf({ sequence: 2 })) },
    ],
  ])('breaks no rule: %s', (_, test, overrides) => {
    expect(verdictOf(test, overrides)).toBeNull();
  });
});

describe('each rule answers its code', () => {
  it.each(BROKEN)('%s %s', (cStat, _, test, overrides) => {
    expect(verdictOf(test, overrides)?.cStat).toBe(cStat);
  });

  it.each([
    ['PR', '121'],
    ['PB', '121'],
    ['SP', undefined],
  ])('the EPEC of %s answers %s from the day of the calendar on, and nothing the day before', (uf, cStat) => {
    const { read, context } = contextOf({ of: { ...EPEC, uf }, event: epec() }, {});
    const on = (day: string) => {
      const nowMs = Date.parse(`${day}T12:00:00-03:00`);
      return firstBroken(EPEC_RULES, read, { ...context, ...ahead({}), nowMs })?.cStat;
    };
    const day = String(changeOf('nfe-epec-1.41').production);
    expect(on(day)).toBe(cStat);
    expect(on(dayBefore(day))).toBeUndefined();
  });

  it('names the protocol of the event on record', () => {
    expect(verdictOf({ event: correct(), on: on(correct()) })?.brackets).toMatchObject({ nProt: FIRST });
  });

  it('uses its own text where the general table has another meaning', () => {
    expect(verdictOf({ event: econf({ dPag: '2026-11-22' }) })?.xMotivo).toContain('Data do pagamento');
  });
});

describe('rules of strict mode', () => {
  it.each(STRICT)('%s %s fires in strict mode and not otherwise', (cStat, _, test) => {
    const enabled = { register: { enabled: true } };
    expect(verdictOf(test, { strict: true, ...enabled })?.cStat).toBe(cStat);
    expect(verdictOf(test, enabled)).toBeNull();
  });
});

describe('an event of a note whose issuer has no IE', () => {
  it('is accepted by the SVRS for every UF, unlike events of other notes', () => {
    const atSvrs = { authorizer: 'SVRS' };
    expect(verdictOf({ of: NO_IE, event: cancel() }, atSvrs)).toBeNull();
    expect(verdictOf({ event: cancel() }, atSvrs)?.cStat).toBe('250');
    expect(verdictOf({ of: NO_IE, event: ator() })).toBeNull();
  });
});

describe('a late cancelamento', () => {
  const late = (of: Subject, on?: Case['on'], overrides: Partial<EventRuleContext> = {}) => {
    const { read, context } = contextOf({ of, event: cancel(), ...(on ? { on } : {}) }, overrides);
    return isLateCancel(read, context);
  };

  it('is accepted by the UF or the fisco after the deadline', () => {
    const of = { authorizedAtMs: NOW - 25 * HOUR };
    const over = { authorizedAtMs: NOW - 481 * HOUR };
    expect(late(of)).toBe(true);
    expect(late(over)).toBe(false);
    expect(late(over, fact('cancelamento-liberado'))).toBe(true);
    expect(late({ ...over, uf: 'CE' }, undefined, { authorizer: 'SVRS' })).toBe(true);
    expect(late({ authorizedAtMs: NOW - 23 * HOUR }, fact('cancelamento-liberado'))).toBe(false);
    expect(late({ ...over, ...NFCE }, fact('cancelamento-liberado'))).toBe(false);
  });
});

it.each(['nfe', 'nfce'])('receives the events of %s where the platform sends them', (type) => {
  const modelo = type === 'nfce' ? '65' : '55';
  const sent = EVENT_KINDS.flatMap((kind) => {
    const route = eventRoute(type, kind.tpEvento);
    return route ? [[kind.tpEvento, route.authorizer, receiverOf(kind.tpEvento, modelo)]] : [];
  });
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter(([, to, receiver]) => to !== receiver)).toEqual([]);
});

it('binds each event by rules of its own, or lists it as without any', () => {
  /** The notes publish no rule of their own for requests to a state. */
  const withoutRules = ['111500', '111501', '111502', '111503'];
  expect(NFE_EVENTS.filter(({ rules }) => rules.length === 0).map(({ tpEvento }) => tpEvento)).toEqual(
    withoutRules,
  );
});

it('has a test for every rule', () => {
  const tested = new Set([...BROKEN, ...STRICT].map(([cStat, event]) => `${event ?? ''} ${cStat}`));
  const untested = eventRows(NFE_TYPE)
    .map(({ event, rule }) => `${event?.slice(0, 6) ?? ''} ${rule.cStat}`)
    .filter((name) => !tested.has(name));
  expect(untested).toEqual([]);
});
