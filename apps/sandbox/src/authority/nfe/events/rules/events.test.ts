import { changeOf } from '@fiscal/core/calendar/calendar';
import { checkDigit } from '@fiscal/core/chave-acesso/chave-acesso';
import { eventRoute } from '@fiscal/core/registry/endpoints';
import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { isoAt, randomCnpj } from '@fiscal/core/testing/builders';
import { dayBefore } from '@fiscal/core/testing/days';
import { describe, expect, it } from 'vitest';
import { firstBroken, type Rejection } from '../../../../rules/rule.ts';
import type { StoredDocument } from '../../../../state/documents.ts';
import type { StoredEvent } from '../../../../state/events.ts';
import {
  type BuiltEvent,
  EVENTS,
  eventoXml,
  RECIPIENT_EVENTS,
  REFORM_EVENTS,
  recipientEvent,
  reformEvent,
} from '../../../../testing/event-xml.ts';
import { buildNfe, type NfeXmlOptions } from '../../../../testing/nfe-xml.ts';
import { subjectOf } from '../../../portal/document.ts';
import { eventRows } from '../../../portal/rules/list.ts';
import type { Ahead, PortalSubject } from '../../../portal/type.ts';
import { type NfeDocument, readNfe } from '../../document.ts';
import { NFE_TYPE } from '../../nfe.ts';
import { eventOf } from '../event.ts';
import { EVENT_KINDS, receiverOf } from '../kinds.ts';
import { isLateCancel } from './cancel.ts';
import { EPEC_RULES } from './epec.ts';
import type { EventRuleContext } from './event-rule.ts';
import { IDENTITY_RULES, RECORD_RULES } from './generic.ts';
import { NFE_EVENTS } from './table.ts';

type EventSubject = PortalSubject<NfeDocument>;

const NOW = Date.parse('2026-11-21T12:00:00-03:00');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CNPJ = '11222333000181';
const NPROT = '135260000000001';
const OTHER_CNPJ = '12345678000195';
const ATOR = randomCnpj('ator');

type Subject = Partial<NfeXmlOptions> & {
  readonly situacao?: StoredDocument['situacao'];
  readonly authorizedAtMs?: number;
};

/** A document on record, authorized a minute ago. */
function subject({ situacao = 'autorizado', authorizedAtMs = NOW - MINUTE, ...options }: Subject = {}) {
  const built = buildNfe({ nNF: 7, dhEmiMs: authorizedAtMs - MINUTE, cnpj: CNPJ, ...options });
  const xml = `<NFe xmlns="${NFE_NAMESPACE}">${built.infNFe}</NFe>`;
  const found = subjectOf(
    {
      cUF: built.chave.slice(0, 2),
      emitente: CNPJ,
      modelo: built.chave.slice(20, 22),
      serie: 1,
      numero: 7,
      chave: built.chave,
      situacao,
      cStat: '100',
      xMotivo: '',
      nProt: NPROT,
      dhRecbto: isoAt(authorizedAtMs),
      digVal: '',
      prot: '',
      xml,
    },
    readNfe,
  );
  if (!found) throw new Error('no subject');
  return found;
}

const AUTHORIZERS: Readonly<Record<string, string>> = { '91': 'AN', '92': 'SVRS' };

const storedEvent = (built: BuiltEvent, more: Partial<StoredEvent> = {}): StoredEvent => {
  const event = eventOf(eventoXml(built));
  return {
    chave: event.chave,
    tpEvento: event.tpEvento,
    nSeqEvento: Number(event.nSeqEvento),
    cStat: '135',
    nProt: '891260000000001',
    dhRegEvento: isoAt(NOW),
    digVal: '',
    evento: event.xml,
    retEvento: '',
    cancels: null,
    planted: false,
    ...more,
  };
};

interface Case {
  readonly event: (chave: string) => BuiltEvent;
  readonly of?: Subject;
  /** Records other than the document itself. */
  readonly on?: (subject: EventSubject) => Partial<EventRuleContext>;
}

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

const replace =
  (...pairs: readonly (readonly [from: string | RegExp, to: string])[]) =>
  (xml: string): string =>
    pairs.reduce((text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${String(from)} is not in the event`);
      return changed;
    }, xml);
const set = (tag: string, value: string) =>
  replace([new RegExp(`<${tag}>[^<]*</${tag}>`), `<${tag}>${value}</${tag}>`]);
const without = (tag: string) => replace([new RegExp(`<${tag}>.*</${tag}>`), '']);

/** The addressee of every note of these tests. */
const ADDRESSEE = '12345678000195';
const base = { dhEventoMs: NOW };
type More = {
  readonly edit?: (xml: string) => string;
  readonly sequence?: number;
  readonly dhEventoMs?: number;
  readonly autor?: string;
};
const cancel =
  (more: More & { readonly nProt?: string } = {}) =>
  (chave: string) =>
    EVENTS.cancelamento({ chave, nProt: NPROT, ...base, ...more });
const correct =
  (more: More = {}) =>
  (chave: string) =>
    EVENTS.correcao({ chave, ...base, ...more });
const ator =
  (
    more: More & {
      readonly autorizado?: string;
      readonly tpAutor?: string;
      readonly tpAutorizacao?: string;
    } = {},
  ) =>
  (chave: string) =>
    EVENTS.ator({ chave, autorizado: ATOR, ...base, ...more });
const manifest =
  (tpEvento: Parameters<typeof EVENTS.manifestacao>[0]['tpEvento'], more: More = {}) =>
  (chave: string) =>
    EVENTS.manifestacao({ chave, tpEvento, autor: ADDRESSEE, ...base, ...more });
const deliveryOf =
  (more: More = {}) =>
  (chave: string) =>
    EVENTS.entrega({ chave, ...base, ...more });
const failureOf =
  (more: More = {}) =>
  (chave: string) =>
    EVENTS.insucesso({ chave, ...base, ...more });
const undoFailed =
  (nProtEvento: string, more: More = {}) =>
  (chave: string) =>
    EVENTS.cancelamentoInsucesso({ chave, nProtEvento, ...base, ...more });
const reform =
  (tpEvento: string, own: Partial<Parameters<typeof reformEvent>[1]> = {}) =>
  (chave: string) =>
    reformEvent(tpEvento, { chave, ...base, ...own });
const byRecipient =
  (tpEvento: string, own: More & { readonly tpAutor?: string } = {}) =>
  (chave: string) =>
    recipientEvent(tpEvento, { chave, autor: ADDRESSEE, ...base, ...own });
const undoRecipient =
  (nProtEvento: string, own: More = {}) =>
  (chave: string) =>
    EVENTS.cancelamentoEvento({
      chave,
      nProtEvento,
      tpEventoAut: '211130',
      autor: ADDRESSEE,
      ...base,
      ...own,
    });
const prolong =
  (tpEvento: '111500' | '111501', own: More = {}) =>
  (chave: string) =>
    EVENTS.prorrogacao({ chave, tpEvento, nProt: NPROT, ...base, ...own });
const withdraw = (tpEvento: '111502' | '111503', nProtEvento: string) => (chave: string) =>
  EVENTS.cancelamentoProrrogacao({ chave, tpEvento, nProtEvento, ...base });
const link =
  (own: Partial<Parameters<typeof reformEvent>[1]> = {}) =>
  (chave: string) =>
    EVENTS.vinculacao({ chave, nProt: NPROT, ...base, ...own });
const undoReform =
  (nProtEvento: string, own: Partial<Parameters<typeof reformEvent>[1]> = {}) =>
  (chave: string) =>
    EVENTS.cancelamentoEvento({ chave, nProtEvento, tpEventoAut: '112130', ...base, ...own });
const undoDelivered =
  (nProtEvento: string, more: More = {}) =>
  (chave: string) =>
    EVENTS.cancelamentoEntrega({ chave, nProtEvento, ...base, ...more });
const econf =
  (more: More & { readonly more?: string; readonly tPag?: string; readonly dPag?: string } = {}) =>
  (chave: string) =>
    EVENTS.econf({ chave, ...base, ...more });
const undoEconf =
  (nProtEvento: string, more: More = {}) =>
  (chave: string) =>
    EVENTS.cancelamentoEconf({ chave, nProtEvento, ...base, ...more });

/** Key with some characters replaced. */
const withKeyPart =
  (from: number, text: string) => (event: (chave: string) => BuiltEvent) => (chave: string) =>
    event(chave.slice(0, from) + text + chave.slice(from + text.length));

const NFCE: Subject = { modelo: '65' };
/** A note whose item has 0.10 of IBS and 0.90 of CBS. */
const TAXED: Subject = {
  edit: replace([
    '</imposto>',
    '<IBSCBS><gIBSCBS><vIBS>0.10</vIBS><gCBS><vCBS>0.90</vCBS></gCBS></gIBSCBS></IBSCBS></imposto>',
  ]),
};
/** A note whose issuer pays IBS and CBS but no ICMS. */
const NO_IE: Subject = { edit: replace(['<IE>110042490114</IE>', '']) };
const ref = (options: Subject = {}) => subject({ modelo: '65', nNF: 8, tpEmis: '9', ...options });
const substitute = (
  more: More & { readonly referenced?: EventSubject; readonly chNFeRef?: string } = {},
): Case => {
  const referenced = more.referenced ?? ref();
  return {
    of: NFCE,
    event: (chave) =>
      EVENTS.substituicao({ chave, nProt: NPROT, chNFeRef: referenced.stored.chave, ...base, ...more }),
    on: () => ({ referenced }),
  };
};

const on =
  (...events: readonly ((chave: string) => BuiltEvent)[]) =>
  ({ stored: about }: EventSubject) => ({
    earlier: events.map((event, i) => storedEvent(event(about.chave), { nProt: `89126000000000${i + 1}` })),
  });
const FIRST = '891260000000001';
const SECOND = '891260000000002';
const fact = (name: string) => () => ({ facts: new Set([name]) });

type Row = [cStat: string, event: string | null, test: Case, overrides?: Partial<EventRuleContext>];

// biome-ignore format: a table reads as one rule a row
const EPEC: Subject = { tpEmis: '4' };
const epec =
  (more: More = {}) =>
  (chave: string) =>
    EVENTS.epec({ chave, dhEmiMs: NOW - 2 * MINUTE, ie: '110042490114', ...base, ...more });
const ahead = (more: Partial<Ahead>): Partial<EventRuleContext> => ({
  subject: null,
  ahead: { epec: null, pending: [], clash: null, ...more },
});

const BROKEN: readonly Row[] = [
  ['572', null, { event: cancel({ edit: replace(['Id="ID110111', 'Id="ID110110']) }) }],
  ['491', null, { event: cancel({ edit: replace([/110111/g, '119999']) }) }],
  ['491', null, { event: cancel() }, { authorizer: 'AN' }],
  ['491', null, { event: ator() }, { authorizer: 'SP' }],
  ['491', null, { event: (chave) => EVENTS.substituicao({ chave, nProt: NPROT, chNFeRef: chave, ...base }) }],
  ['492', null, { event: cancel({ edit: set('verEvento', '2.00') }) }],
  ['493', null, { event: cancel() }, { schemaErrors: ["Element 'xJust': too short"] }],
  ['250', null, { event: cancel({ edit: set('cOrgao', '41') }) }],
  ['249', null, { of: { uf: 'RJ' }, event: cancel({ edit: set('cOrgao', '42') }) }, { authorizer: 'SVRS' }],
  ['250', null, { event: ator({ edit: set('cOrgao', '35') }) }, { authorizer: 'AN' }],
  ['250', null, { event: econf({ edit: set('cOrgao', '35') }) }, { authorizer: 'SVRS' }],
  ['252', null, { event: cancel({ edit: set('tpAmb', '1') }) }],
  ['489', null, { event: cancel({ autor: '11222333000182' }) }],
  ['408', null, { of: NFCE, event: cancel({ autor: '12345678909' }) }],
  ['490', null, { event: cancel({ autor: '12345678900' }) }],
  ['236', null, { event: withKeyPart(43, 'X')(cancel()) }],
  [
    '614',
    null,
    { event: (chave) => cancel({ edit: set('cOrgao', '35') })(keyOf(chave, 0, '99')) },
    { subject: null, authorizer: 'SP' },
  ],
  ['615', null, { event: (chave) => cancel()(keyOf(chave, 2, '05')) }],
  ['616', null, { event: (chave) => cancel()(keyOf(chave, 4, '13')) }],
  ['617', null, { event: (chave) => cancel({ autor: CNPJ })(keyOf(chave, 6, '00000000000000')) }],
  ['618', null, { event: (chave) => cancel()(keyOf(chave, 20, '57')) }],
  ['619', null, { event: (chave) => cancel()(keyOf(chave, 25, '000000000')) }],
  ['249', null, { event: cancel({ edit: set('cOrgao', '41') }) }, { authorizer: 'PR' }],
  ['450', null, { of: NFCE, event: cancel() }, { address: '55' }],
  ['775', null, { event: cancel() }, { address: '65' }],
  ['574', null, { event: cancel({ autor: OTHER_CNPJ }) }],
  ['213', null, { event: cancel() }, { signerBase: '44555666' }],
  ['578', null, { event: cancel({ dhEventoMs: NOW + 6 * MINUTE }) }],
  ['203', null, { event: cancel(), on: fact('nao-habilitado') }],
  ['203', null, { event: cancel() }, { strict: true, register: { enabled: false } }],
  ['240', null, { event: cancel(), on: fact('irregular') }],
  ['188', null, { of: NO_IE, event: cancel() }],
  ['573', null, { event: correct(), on: on(correct()) }],
  ['494', null, { event: cancel() }, { subject: null }],
  ['218', null, { of: { situacao: 'cancelado' }, event: cancel() }],
  ['580', null, { of: { situacao: 'cancelado' }, event: correct() }],
  ['580', null, { of: { situacao: 'denegado' }, event: cancel() }],
  ['577', null, { event: cancel({ dhEventoMs: NOW - 10 * MINUTE }) }],
  ['579', null, { of: { dhEmiMs: NOW - HOUR }, event: cancel({ dhEventoMs: NOW - 10 * MINUTE }) }],
  ['594', null, { event: cancel({ sequence: 2 }) }],
  ['594', null, { event: correct({ sequence: 21 }) }],
  ['594', null, { event: ator({ sequence: 21 }) }],
  ['501', '110111', { of: { authorizedAtMs: NOW - 481 * HOUR }, event: cancel() }],
  [
    '501',
    '110111',
    {
      of: { ...NFCE, authorizedAtMs: NOW - 31 * MINUTE },
      event: cancel(),
      on: fact('cancelamento-liberado'),
    },
  ],
  [
    '501',
    '110111',
    { of: { uf: 'RS', authorizedAtMs: NOW - 169 * HOUR }, event: cancel() },
    { authorizer: 'RS' },
  ],
  ['222', '110111', { event: cancel({ nProt: '135260000000009' }) }],
  ['221', '110111', { event: cancel(), on: fact('confirmacao-destinatario') }],
  ['221', '110111', { event: cancel(), on: on(manifest('210200')) }],
  ['690', '110111', { event: cancel(), on: fact('cte') }],
  ['690', '110111', { event: cancel(), on: fact('mdfe') }],
  ['219', '110111', { event: cancel(), on: fact('circulacao') }],
  ['304', '110111', { event: cancel(), on: fact('suframa') }],
  ['811', '110111', { event: cancel(), on: fact('prorrogacao-icms') }],
  ['811', '110111', { event: cancel(), on: on(prolong('111500')) }],
  ['811', '110111', { event: cancel(), on: on(prolong('111501')) }],
  ['491', '111500', { of: NFCE, event: prolong('111500') }],
  ['250', '111500', { event: prolong('111500', { edit: set('cOrgao', '41') }) }],
  ['826', '110111', { event: cancel(), on: fact('registro-entrega') }],
  ['826', '110111', { event: cancel(), on: on(deliveryOf()) }],
  ['575', '210200', { event: manifest('210200', { autor: ATOR }) }],
  ['596', '210200', { of: { authorizedAtMs: NOW - 91 * DAY }, event: manifest('210200') }],
  ['575', '210210', { event: manifest('210210', { autor: ATOR }) }],
  ['596', '210210', { of: { authorizedAtMs: NOW - 11 * DAY }, event: manifest('210210') }],
  ['575', '210220', { event: manifest('210220', { autor: ATOR }) }],
  ['596', '210220', { of: { authorizedAtMs: NOW - 91 * DAY }, event: manifest('210220') }],
  ['575', '210240', { event: manifest('210240', { autor: ATOR }) }],
  ['596', '210240', { of: { authorizedAtMs: NOW - 91 * DAY }, event: manifest('210240') }],
  ['650', '210210', { of: { situacao: 'cancelado' }, event: manifest('210210') }],
  ['651', '210220', { of: { situacao: 'denegado' }, event: manifest('210220') }],
  ['655', '210210', { event: manifest('210210'), on: on(manifest('210240')) }],
  ['455', '110112', substitute({ edit: set('cOrgaoAutor', '41') })],
  ['466', '110112', substitute({ edit: set('tpAutor', '5') })],
  ['501', '110112', { ...substitute(), of: { ...NFCE, authorizedAtMs: NOW - 169 * HOUR } }],
  ['222', '110112', substitute({ edit: set('nProt', '135260000000009') })],
  ['920', '110112', { ...substitute(), of: { ...NFCE, tpEmis: '9' } }],
  [
    '911',
    '110112',
    { of: NFCE, event: (chave) => EVENTS.substituicao({ chave, nProt: NPROT, chNFeRef: chave, ...base }) },
  ],
  [
    '910',
    '110112',
    substitute({ chNFeRef: subject({ modelo: '65', cnpj: OTHER_CNPJ, tpEmis: '9' }).stored.chave }),
  ],
  ['910', '110112', substitute({ chNFeRef: `${ref().stored.chave.slice(0, 43)}X` })],
  ['921', '110112', substitute({ referenced: ref({ tpEmis: '1' }) })],
  ['912', '110112', { ...substitute(), on: () => ({ referenced: null }) }],
  ['913', '110112', substitute({ referenced: ref({ situacao: 'cancelado' }) })],
  ['914', '110112', substitute({ referenced: ref({ dhEmiMs: NOW - 3 * HOUR }) })],
  ['915', '110112', substitute({ referenced: ref({ edit: set('vNF', '301.00') }) })],
  [
    '916',
    '110112',
    substitute({ referenced: ref({ edit: replace([/(<ICMSTot>.*?<vICMS>)[^<]*/, '$155.00']) }) }),
  ],
  [
    '917',
    '110112',
    substitute({
      referenced: ref({
        edit: replace(['<det ', '<dest><CPF>12345678909</CPF><indIEDest>9</indIEDest></dest><det ']),
      }),
    }),
  ],
  ['918', '110112', substitute({ referenced: ref({ edit: replace([/(<det .*<\/det>)/, '$1$1']) }) })],
  ['919', '110112', substitute({ referenced: ref({ edit: set('qCom', '3') }) })],
  ['484', '110140', { event: epec() }],
  ['121', '110140', { of: EPEC, event: epec(), on: () => ({ facts: new Set(['epec-nao-permitido']) }) }],
  ['466', '110140', { of: EPEC, event: epec({ edit: set('tpAutor', '2') }) }],
  ['455', '110140', { of: EPEC, event: epec({ edit: set('cOrgaoAutor', '41') }) }],
  [
    '661',
    '110140',
    {
      of: EPEC,
      event: epec(),
      on: ({ stored: document }) => ahead({ clash: { kind: 'outra-chave', document } }),
    },
  ],
  [
    '662',
    '110140',
    { of: EPEC, event: epec(), on: () => ahead({ clash: { kind: 'inutilizado', nProt: NPROT } }) },
  ],
  [
    '485',
    '110140',
    { of: EPEC, event: epec(), on: ({ stored: { chave } }) => ahead({ epec: storedEvent(epec()(chave)) }) },
  ],
  [
    '142',
    '110140',
    {
      of: EPEC,
      event: epec(),
      on: ({ stored: { chave } }) =>
        ahead({ pending: [storedEvent(epec()(chave), { dhRegEvento: isoAt(NOW - 169 * HOUR) })] }),
    },
  ],
  ['596', '110150', { of: { authorizedAtMs: NOW - 185 * DAY }, event: ator() }],
  ['455', '110150', { event: ator({ edit: set('cOrgaoAutor', '41') }) }],
  ['575', '110150', { event: ator({ tpAutor: '2', autor: ATOR }) }],
  ['449', '110150', { event: ator({ tpAutor: '2', autor: OTHER_CNPJ }) }],
  ['585', '110150', { event: ator({ tpAutor: '3', autor: ATOR, autorizado: OTHER_CNPJ }) }],
  [
    '828',
    '110150',
    {
      event: ator({ tpAutor: '3', autor: ATOR, autorizado: OTHER_CNPJ, tpAutorizacao: '1', sequence: 2 }),
      on: on(ator({ tpAutorizacao: '1' })),
    },
  ],
  ['323', '110150', { event: ator({ autorizado: `${ATOR.slice(0, 13)}${(Number(ATOR[13]) + 1) % 10}` }) }],
  ['325', '110150', { event: ator({ autorizado: '12345678900' }) }],
  ['831', '110150', { event: ator({ autorizado: CNPJ }) }],
  ['827', '110150', { event: ator({ edit: without('tpAutorizacao') }) }],
  ['829', '110150', { event: ator({ tpAutorizacao: '1', edit: without('xCondUso') }) }],
  ['830', '110150', { event: ator({ tpAutorizacao: '1', edit: set('tpAutorizacao', '0') }) }],
  ['371', '110150', { event: ator({ sequence: 2 }), on: on(ator()) }],
  [
    '371',
    '110150',
    { of: { edit: replace(['<det ', `<autXML><CNPJ>${ATOR}</CNPJ></autXML><det `]) }, event: ator() },
  ],
  ['450', '110130', { of: NFCE, event: deliveryOf() }],
  ['455', '110130', { event: deliveryOf({ edit: set('cOrgaoAutor', '41') }) }],
  ['821', '110130', { event: deliveryOf({ edit: set('dhEntrega', isoAt(NOW + 6 * MINUTE)) }) }],
  ['822', '110130', { event: deliveryOf({ edit: set('dhHashComprovante', isoAt(NOW + 6 * MINUTE)) }) }],
  ['823', '110130', { event: deliveryOf({ edit: set('dhEntrega', isoAt(NOW - HOUR)) }) }],
  ['824', '110130', { event: deliveryOf({ edit: set('dhHashComprovante', isoAt(NOW - HOUR)) }) }],
  ['825', '110130', { event: deliveryOf({ sequence: 2 }), on: on(deliveryOf()) }],
  ['450', '110131', { of: NFCE, event: undoDelivered(FIRST) }],
  ['455', '110131', { event: undoDelivered(FIRST, { edit: set('cOrgaoAutor', '41') }) }],
  ['459', '110131', { event: undoDelivered(FIRST) }],
  ['460', '110131', { event: undoDelivered(SECOND), on: on(deliveryOf()) }],
  ...REFORM_EVENTS.flatMap((tpEvento): Row[] => [
    ['450', tpEvento, { of: NFCE, event: reform(tpEvento) }],
    ['455', tpEvento, { event: reform(tpEvento, { edit: set('cOrgaoAutor', '41') }) }],
    ['466', tpEvento, { event: reform(tpEvento, { edit: set('tpAutor', '9') }) }],
  ]),
  ...['112120', '112130', '112140'].map(
    (tpEvento): Row => [
      '1096',
      tpEvento,
      { event: reform(tpEvento, { edit: (xml) => xml.replace('nItem="1"', 'nItem="9"') }) },
    ],
  ),
  ['455', '110300', { event: link({ edit: set('cOrgaoAutor', '41') }) }],
  ['466', '110300', { event: link({ edit: set('tpAutor', '9') }) }],
  ['222', '110300', { event: link({ edit: set('nProt', SECOND) }) }],
  ['1273', '110300', { event: link({ edit: set('tpMeioPgto', '01') }) }],
  ['1274', '110300', { event: link({ edit: set('CNPJReceb', '11222333000182') }) }],
  ...RECIPIENT_EVENTS.map(
    (tpEvento): Row => ['466', tpEvento, { event: byRecipient(tpEvento, { tpAutor: '3' }) }],
  ),
  ...RECIPIENT_EVENTS.filter((tpEvento) => tpEvento.startsWith('211')).map(
    (tpEvento): Row => ['575', tpEvento, { event: byRecipient(tpEvento, { autor: ATOR }) }],
  ),
  ...['211110', '211130', '211140', '211150'].map(
    (tpEvento): Row => [
      '1096',
      tpEvento,
      { event: byRecipient(tpEvento, { edit: replace(['nItem="1"', 'nItem="9"']) }) },
    ],
  ),
  ['574', '211110', { event: byRecipient('211110', { tpAutor: '1' }) }],
  ['1049', '211110', { of: NFCE, event: byRecipient('211110') }],
  ['1055', '211110', { event: byRecipient('211110', { edit: set('cCredPres', '99') }) }],
  ['1053', '211110', { event: byRecipient('211110', { edit: set('cCredPres', '05') }) }],
  ['1054', '211110', { event: byRecipient('211110', { edit: without('gIBSCredPres') }) }],
  ['1050', '211110', { event: byRecipient('211110', { edit: set('cCredPres', '08') }) }],
  ['1058', '211110', { event: byRecipient('211110', { edit: without('gCBSCredPres') }) }],
  ...['211130', '211140', '211150'].flatMap((tpEvento): Row[] => {
    const [ibs, cbs] = tpEvento === '211150' ? ['vCredIBS', 'vCredCBS'] : ['vIBS', 'vCBS'];
    return [
      ['1097', tpEvento, { of: TAXED, event: byRecipient(tpEvento, { edit: set(ibs, '0.11') }) }],
      ['1098', tpEvento, { of: TAXED, event: byRecipient(tpEvento, { edit: set(cbs, '0.91') }) }],
    ];
  }),
  ['1100', '211130', { event: byRecipient('211130', { edit: set('qImobilizado', '9000.0000') }) }],
  ['1101', '211140', { event: byRecipient('211140', { edit: set('qComb', '9000.0000') }) }],
  ['1113', '110001', { event: undoRecipient(FIRST, { autor: ATOR }), on: on(byRecipient('211130')) }],
  ['1113', '110001', { event: undoRecipient(FIRST, { autor: CNPJ }), on: on(byRecipient('211130')) }],
  [
    '1178',
    '110001',
    { event: undoReform(FIRST, { edit: set('cOrgaoAutor', '41') }), on: on(reform('112130')) },
  ],
  ['459', '110001', { event: undoReform(FIRST) }],
  ['459', '110001', { event: undoReform(FIRST, { sequence: 2 }), on: on(reform('112130')) }],
  ['460', '110001', { event: undoReform(SECOND), on: on(reform('112130')) }],
  ['450', '110192', { of: NFCE, event: failureOf() }],
  ['455', '110192', { event: failureOf({ edit: set('cOrgaoAutor', '41') }) }],
  ['821', '110192', { event: failureOf({ edit: set('dhTentativaEntrega', isoAt(NOW + 6 * MINUTE)) }) }],
  ['822', '110192', { event: failureOf({ edit: set('dhHashTentativaEntrega', isoAt(NOW + 6 * MINUTE)) }) }],
  ['823', '110192', { event: failureOf({ edit: set('dhTentativaEntrega', isoAt(NOW - HOUR)) }) }],
  ['824', '110192', { event: failureOf({ edit: set('dhHashTentativaEntrega', isoAt(NOW - HOUR)) }) }],
  ['450', '110193', { of: NFCE, event: undoFailed(FIRST) }],
  ['455', '110193', { event: undoFailed(FIRST, { edit: set('cOrgaoAutor', '41') }) }],
  ['459', '110193', { event: undoFailed(FIRST) }],
  ['460', '110193', { event: undoFailed(SECOND), on: on(failureOf()) }],
  ['657', '110750', { event: econf({ dPag: '2026-11-22' }) }],
  ['961', '110750', { event: econf({ more: '<CNPJPag>11222333000182</CNPJPag><UFPag>SP</UFPag>' }) }],
  [
    '437',
    '110750',
    {
      event: econf({
        more: '<CNPJPag>11222333000181</CNPJPag><UFPag>SP</UFPag><CNPJIF>11222333000182</CNPJIF>',
      }),
    },
  ],
  ['208', '110750', { event: econf({ more: '<CNPJReceb>11222333000182</CNPJReceb><UFReceb>SP</UFReceb>' }) }],
  ['441', '110750', { event: econf({ tPag: '99' }) }],
  ['459', '110751', { event: undoEconf(FIRST) }],
  ['460', '110751', { event: undoEconf(SECOND), on: on(econf(), econf({ sequence: 2 })) }],
];

// biome-ignore format: a table reads as one rule a row
const STRICT: readonly Row[] = [
  ['784', '110110', { of: NFCE, event: correct() }],
  ['596', '110110', { of: { authorizedAtMs: NOW - 31 * DAY }, event: correct() }],
  ['450', '110150', { of: NFCE, event: ator() }],
  ['825', '110192', { event: failureOf({ sequence: 2 }), on: on(failureOf()) }],
];

/** Key with some characters replaced and the right check digit. */
function keyOf(chave: string, at: number, text: string): string {
  const body = (chave.slice(0, at) + text + chave.slice(at + text.length)).slice(0, 43);
  return `${body}${checkDigit(body)}`;
}

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

it('has a test for every rule', () => {
  const tested = new Set([...BROKEN, ...STRICT].map(([cStat, event]) => `${event ?? ''} ${cStat}`));
  const untested = eventRows(NFE_TYPE)
    .map(({ event, rule }) => `${event?.slice(0, 6) ?? ''} ${rule.cStat}`)
    .filter((name) => !tested.has(name));
  expect(untested).toEqual([]);
});
