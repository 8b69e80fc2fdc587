import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { isCpf } from '@fiscal/core/identity/cpf';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import type { EventFacts } from '../events/register.ts';
import {
  byEmitter,
  enabledIssuer,
  isOver,
  notCancelled,
  portalEventRules,
  sameProtocol,
} from '../portal/rules/events.ts';
import type { PortalEventContext, PortalEventKind, PortalEventRule } from '../portal/type.ts';
import { all, text } from '../xml.ts';
import { INCLUSION, isLaterLoading, ROAD, subjectInf, TOWN_ABROAD } from './document.ts';
import { PAYMENT_EVENTS } from './payment-events.ts';
import { SERVICE_CONFIRMATION } from './service-confirmation.ts';

const MOC = 'MOC MDF-e 3.00b §6';
const CLOSING = '110112';
/** cUF of a closing abroad. */
const ABROAD = '99';
const { both, strict } = portalEventRules;

const ofType = (c: PortalEventContext, tpEvento: string) =>
  c.earlier.filter((event) => event.tpEvento === tpEvento);
const later = (c: PortalEventContext): boolean => {
  const inf = subjectInf(c);
  return inf !== null && isLaterLoading(inf);
};
const hasInclusion = (c: PortalEventContext): boolean => ofType(c, INCLUSION).length > 0;
const ideOf = (c: PortalEventContext, tag: string): string => text(subjectInf(c), 'ide', tag);

/** The MDF-e is closed already. */
const notClosed: PortalEventRule = both('609', MOC, (_, c) => {
  if (c.subject?.stored.situacao !== 'encerrado') return false;
  const [closing] = ofType(c, CLOSING);
  return closing ? { nProt: closing.nProt, dhEnc: closing.dhRegEvento } : true;
});

/** Rules of every event of an MDF-e. */
const COMMON: readonly PortalEventRule[] = [byEmitter, enabledIssuer, notCancelled, notClosed];

const isAfterTerm = isOver('mdfe', 'cancelamento');
const tooLate = (e: EventFacts, c: PortalEventContext): boolean =>
  !(later(c) && !hasInclusion(c)) && isAfterTerm(e, c);

// biome-ignore format: a table reads as one rule a row
const CANCEL_RULES: readonly PortalEventRule[] = [
  ...COMMON,
  both('220', `${MOC}: 24 h, except before the first inclusion of later cargo, and fact cancelamento-liberado`, tooLate),
  sameProtocol,
  both('219', `${MOC}: fact circulacao`, (_, c) => c.facts.has('circulacao')),
  both('710', `${MOC}: cargo included by event`, (_, c) => later(c) && hasInclusion(c)),
];

const town = (code: string) => (code === TOWN_ABROAD ? null : municipioByCodigo(code));
const unknown = (code: string): boolean => code !== TOWN_ABROAD && town(code) === null;

// biome-ignore format: a table reads as one rule a row
const CLOSING_RULES: readonly PortalEventRule[] = [
  both('714', `${MOC}: town of the closing`, (e) => unknown(text(e.det, 'cMun'))),
  both('689', `${MOC}: closed abroad`, (e) => text(e.det, 'cUF') === ABROAD && text(e.det, 'cMun') !== TOWN_ABROAD),
  both('614', `${MOC}: town and UF of the closing`, (e) => text(e.det, 'cUF') !== ABROAD && text(e.det, 'cMun').slice(0, 2) !== text(e.det, 'cUF')),
  ...COMMON,
  both('615', `${MOC}: not before the authorisation`, (e, c) => c.subject !== null && text(e.det, 'dtEnc') < c.subject.stored.dhRecbto.slice(0, 10)),
  sameProtocol,
  both('715', `${MOC}: cargo to be told by event`, (_, c) => later(c) && !hasInclusion(c)),
];

// biome-ignore format: a table reads as one rule a row
const DRIVER_RULES: readonly PortalEventRule[] = [
  both('644', `${MOC}: by road`, (_, c) => subjectInf(c) !== null && ideOf(c, 'modal') !== ROAD),
  both('645', `${MOC}: CPF of the driver`, (e) => !isCpf(text(e.det, 'condutor', 'CPF'))),
  ...COMMON,
];

const documents = (e: EventFacts): readonly XmlElement[] => all(e.det, 'infDoc');
const keys = (det: XmlElement): readonly string[] =>
  all(det, 'infDoc').map((document) => text(document, 'chNFe'));
const earlierKeys = (c: PortalEventContext): readonly string[] =>
  ofType(c, INCLUSION).flatMap(({ evento }) => {
    const inf = parseXml(evento).root.children.find(({ name }) => name === 'infEvento');
    const det = inf?.children.find(({ name }) => name === 'detEvento')?.children[0];
    return det ? keys(det) : [];
  });

// biome-ignore format: a table reads as one rule a row
const INCLUSION_RULES: readonly PortalEventRule[] = [
  ...COMMON,
  strict('708', `${MOC}: only where the cargo is told later; the contract includes in any that is not closed`, (_, c) => subjectInf(c) !== null && !later(c)),
  sameProtocol,
  both('405', `${MOC}: town of loading`, (e) => unknown(text(e.det, 'cMunCarrega'))),
  both('456', `${MOC}: town of loading and UFIni`, (e, c) => subjectInf(c) !== null && town(text(e.det, 'cMunCarrega'))?.uf !== ideOf(c, 'UFIni')),
  both('406', `${MOC}: towns of unloading`, (e) => documents(e).some((document) => unknown(text(document, 'cMunDescarga')))),
  both('612', `${MOC}: towns of unloading and UFFim`, (e, c) => subjectInf(c) !== null && documents(e).some((document) => town(text(document, 'cMunDescarga'))?.uf !== ideOf(c, 'UFFim'))),
  both('709', `${MOC}: keys of NF-e`, (e) => keys(e.det).some((key) => !isChave(key) || key.slice(20, 22) !== '55')),
  both('711', `${MOC}: NF-e of another inclusion, or twice in this one`, (e, c) => keys(e.det).some((key, i, all) => all.indexOf(key) !== i || earlierKeys(c).includes(key))),
];

/** The events of MDF-e that its authority takes. */
export const MDFE_EVENT_KINDS: readonly PortalEventKind[] = [
  {
    tpEvento: '110111',
    descEvento: 'Cancelamento',
    operations: ['cancelamento', 'cancel'],
    sequenceMax: 1,
    leaves: 'cancelado',
    element: 'evCancMDFe',
    rules: CANCEL_RULES,
    source: MOC,
  },
  {
    tpEvento: CLOSING,
    descEvento: 'Encerramento',
    operations: ['encerramento'],
    sequenceMax: 1,
    leaves: 'encerrado',
    element: 'evEncMDFe',
    rules: CLOSING_RULES,
    source: MOC,
  },
  {
    tpEvento: '110114',
    descEvento: 'Inclusao Condutor',
    operations: ['inclusao-condutor'],
    element: 'evIncCondutorMDFe',
    rules: DRIVER_RULES,
    source: MOC,
  },
  {
    tpEvento: INCLUSION,
    descEvento: 'Inclusao DF-e',
    operations: ['inclusao-dfe'],
    element: 'evIncDFeMDFe',
    rules: INCLUSION_RULES,
    source: MOC,
  },
  ...PAYMENT_EVENTS,
  SERVICE_CONFIRMATION,
];
