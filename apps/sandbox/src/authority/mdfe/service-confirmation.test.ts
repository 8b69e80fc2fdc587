import { child, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { expect, it } from 'vitest';
import type { Situacao } from '../../state/documents.ts';
import type { EventFacts } from '../events/register.ts';
import type { PortalEventContext, PortalSubject } from '../portal/type.ts';
import { SERVICE_CONFIRMATION } from './service-confirmation.ts';

const CONTRATANTE = '11222333000181';
const CARRIER = '99888777000161';
const PROTOCOL = '935260000000001';
const CHAVE = '35261199888777000161580010000012341465029134';
const AUTHORIZED_MS = Date.parse('2026-11-21T10:00:00-03:00');
const NUMBER = { cUF: '35', emitente: CARRIER, modelo: '58', serie: 1, numero: 1234, chave: CHAVE } as const;

const manifest = (modal: string): string =>
  `<MDFe><infMDFe><ide><modal>${modal}</modal></ide><emit><CNPJ>${CARRIER}</CNPJ></emit><infModal><rodo><infANTT>` +
  `<infContratante><CNPJ>${CONTRATANTE}</CNPJ></infContratante></infANTT></rodo></infModal></infMDFe></MDFe>`;

function within(element: XmlElement | null, name: string): XmlElement {
  const found = element && child(element, name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

function subject(modal: string, situacao: Situacao): PortalSubject {
  const xml = manifest(modal);
  const { root } = parseXml(xml);
  const inf = within(root, 'infMDFe');
  const common = { ...NUMBER, dhEmiMs: AUTHORIZED_MS, xml };
  return {
    stored: {
      ...common,
      situacao,
      cStat: '100',
      xMotivo: '',
      nProt: PROTOCOL,
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
  readonly modal?: string;
  readonly protocol?: string;
}

/** Codes of the rules that a confirmation breaks. */
function breachesOf(own: Case = {}): readonly string[] {
  const { autor = CONTRATANTE, situacao = 'autorizado', modal = '1', protocol = PROTOCOL } = own;
  const { root: det } = parseXml(`<e><nProt>${protocol}</nProt></e>`);
  const event: EventFacts = {
    id: '',
    chave: CHAVE,
    modelo: '58',
    tpEvento: '110117',
    kind: SERVICE_CONFIRMATION,
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
    nowMs: AUTHORIZED_MS,
    authorizer: 'SVRS',
    signerBase: null,
    register: undefined,
    facts: new Set(),
    earlier: [],
    schemaErrors: [],
    subject: subject(modal, situacao),
    ahead: null,
  };
  return (SERVICE_CONFIRMATION.rules ?? []).flatMap(({ cStat, breaks }) =>
    breaks === undefined || breaks(event, context) === false ? [] : [cStat],
  );
}

it('is of a contratante, about a road MDF-e that is not canceled', () => {
  expect(breachesOf()).toEqual([]);
  expect(breachesOf({ situacao: 'encerrado' })).toEqual([]);
  expect(breachesOf({ autor: CARRIER })).toEqual(['748']);
  expect(breachesOf({ situacao: 'cancelado' })).toEqual(['218']);
  expect(breachesOf({ protocol: '935260000000002' })).toEqual(['222']);
  expect(breachesOf({ modal: '2' })).toEqual(['747']);
});
