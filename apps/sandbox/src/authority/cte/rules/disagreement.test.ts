import { child, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { describe, expect, it } from 'vitest';
import type { Situacao } from '../../../state/documents.ts';
import type { EventFacts } from '../../events/register.ts';
import type { PortalEventContext, PortalSubject } from '../../portal/type.ts';

import { DISAGREEMENT_EVENTS } from './disagreement.ts';

const TAKER = '11222333000181';
const CARRIER = '99888777000161';
const CHAVE = '35261199888777000161570010000012341465029130';
const AUTHORIZED_MS = Date.parse('2026-11-21T10:00:00-03:00');
const DAY_MS = 86_400_000;
const CTE = `<CTe><infCte><ide><toma3><toma>3</toma></toma3></ide><emit><CNPJ>${CARRIER}</CNPJ></emit><dest><CNPJ>${TAKER}</CNPJ></dest></infCte></CTe>`;
const NUMBER = { cUF: '35', emitente: CARRIER, modelo: '57', serie: 1, numero: 1234, chave: CHAVE } as const;

function within(element: XmlElement | null, name: string): XmlElement {
  const found = element && child(element, name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

function subject(situacao: Situacao): PortalSubject {
  const { root } = parseXml(CTE);
  const inf = within(root, 'infCte');
  const common = { ...NUMBER, dhEmiMs: AUTHORIZED_MS, xml: CTE };
  return {
    stored: {
      ...common,
      situacao,
      cStat: '100',
      xMotivo: '',
      nProt: '135260000000001',
      dhRecbto: '',
      digVal: '',
      prot: '',
    },
    authorizedAtMs: AUTHORIZED_MS,
    dhEmiMs: AUTHORIZED_MS,
    document: { ...common, inf, root, ide: within(inf, 'ide'), emit: within(inf, 'emit') },
  };
}

interface Case {
  readonly autor?: string;
  readonly situacao?: Situacao;
  readonly days?: number;
  readonly facts?: readonly string[];
  readonly protocol?: string;
  readonly canceled?: boolean;
}

const eventOnRecord = (tpEvento: string, nProt: string, cancels: string | null = null) => ({
  chave: CHAVE,
  tpEvento,
  nSeqEvento: 1,
  cStat: '135',
  nProt,
  dhRegEvento: '',
  digVal: '',
  evento: '',
  retEvento: '',
  cancels,
  planted: false,
});

/** Codes of the rules that an event breaks. */
function breachesOf(tpEvento: '610110' | '610111', own: Case = {}): readonly string[] {
  const {
    autor = TAKER,
    situacao = 'autorizado',
    days = 1,
    facts = [],
    protocol = '1',
    canceled = false,
  } = own;
  const kind = DISAGREEMENT_EVENTS.find((one) => one.tpEvento === tpEvento);
  const { root: det } = parseXml(`<e><nProtEvPrestDes>${protocol}</nProtEvPrestDes></e>`);
  const event: EventFacts = {
    id: '',
    chave: CHAVE,
    modelo: '57',
    tpEvento,
    kind,
    nSeqEvento: '1',
    cOrgao: '35',
    autor,
    dhEventoMs: AUTHORIZED_MS,
    inf: det,
    det,
    xml: '',
  };
  const context: PortalEventContext = {
    strict: false,
    nowMs: AUTHORIZED_MS + days * DAY_MS,
    authorizer: 'SP',
    signerBase: null,
    register: undefined,
    facts: new Set(facts),
    earlier: [eventOnRecord('610110', '1'), ...(canceled ? [eventOnRecord('610111', '2', '1')] : [])],
    schemaErrors: [],
    subject: subject(situacao),
    ahead: null,
  };
  return (kind?.rules ?? []).flatMap(({ cStat, breaks }) =>
    breaks === undefined || breaks(event, context) === false ? [] : [cStat],
  );
}

describe.each(['610110', '610111'] as const)('event %s', (tpEvento) => {
  it('is the taker’s, about a CT-e that is neither canceled nor replaced', () => {
    expect(breachesOf(tpEvento)).toEqual([]);
    expect(breachesOf(tpEvento, { autor: CARRIER })).toEqual(['755']);
    expect(breachesOf(tpEvento, { situacao: 'cancelado' })).toEqual(['218']);
    expect(breachesOf(tpEvento, { facts: ['substituido'] })).toEqual(['664']);
  });
});

it('a disagreement comes within 45 days, and its cancellation at any time', () => {
  expect(breachesOf('610110', { days: 45 })).toEqual([]);
  expect(breachesOf('610110', { days: 45.1 })).toEqual(['787']);
  expect(breachesOf('610111', { days: 400 })).toEqual([]);
});

it('a cancellation names a disagreement in force', () => {
  expect(breachesOf('610111', { protocol: '3' })).toEqual(['866']);
  expect(breachesOf('610111', { canceled: true })).toEqual(['866']);
});
