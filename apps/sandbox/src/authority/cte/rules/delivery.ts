import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { CLOCK_TOLERANCE_MS } from '../../portal/rules/document.ts';
import {
  byEmitter,
  inForce,
  issuerRules,
  notCancelled,
  portalEventRules,
  sameProtocol,
} from '../../portal/rules/events.ts';
import type { PortalEventContext, PortalEventKind, PortalEventRule } from '../../portal/type.ts';
import { all, at, text } from '../../xml.ts';

const { both } = portalEventRules;
const MOC = 'MOC CT-e 4.00 Visão Geral; public copy of the SVRS validators';
const RECEIPT = '110180';
const FAILED = '110190';

const noteKeys = (det: XmlElement | null): readonly string[] =>
  all(det, 'infEntrega').map((note) => text(note, 'chNFe'));
const hasDocument = (c: PortalEventContext): boolean => (c.subject?.document ?? null) !== null;
const ideOf = (c: PortalEventContext, tag: string): string => text(c.subject?.document?.ide ?? null, tag);
const isGlobal = (c: PortalEventContext): boolean => ideOf(c, 'indGlobalizado') === '1';
/** NF-e that the CT-e carries. */
const carriedKeys = (c: PortalEventContext): readonly string[] => {
  const norm = at(c.subject?.document?.inf ?? null, 'infCTeNorm', 'infDoc');
  return all(norm, 'infNFe').map((note) => text(note, 'chave'));
};

/** Tags of an event's moments, and the codes of its rules where they differ. */
interface Codes {
  readonly when: string;
  readonly hash: string;
  readonly date: string;
  readonly hashDate: string;
  readonly standing: string;
  readonly empty: string;
  readonly other: string;
  readonly key: string;
}

const isOff = (moment: string, c: PortalEventContext): boolean => {
  const ms = Date.parse(moment);
  return (
    ms - c.nowMs > CLOCK_TOLERANCE_MS || (c.subject !== null && c.subject.dhEmiMs - ms > CLOCK_TOLERANCE_MS)
  );
};

const NORMAL = '0';

// biome-ignore format: a table reads as one rule a row
const rulesOf = (k: Codes): readonly PortalEventRule[] => [
  byEmitter,
  ...issuerRules,
  notCancelled,
  sameProtocol,
  both('869', `${MOC}: complementary`, (_, c) => ideOf(c, 'tpCTe') === '1'),
  both(k.date, `${MOC}: not before the emission nor after the processing`, (e, c) => isOff(text(e.det, k.when), c)),
  both(k.hashDate, `${MOC}: the hash's date, likewise`, (e, c) => text(e.det, k.hash) !== '' && isOff(text(e.det, k.hash), c)),
  both(k.standing, `${MOC}: a receipt is in force`, (_, c) => !isGlobal(c) && inForce(c, RECEIPT).length > 0),
  both(k.empty, `${MOC}: normal service with NF-e, and none listed`, (e, c) => ideOf(c, 'tpServ') === NORMAL && carriedKeys(c).length > 0 && noteKeys(e.det).length === 0),
  both(k.other, `${MOC}: another service, with NF-e listed`, (e, c) => hasDocument(c) && ideOf(c, 'tpServ') !== NORMAL && noteKeys(e.det).length > 0),
  both(k.key, `${MOC}: keys of NF-e`, (e) => noteKeys(e.det).some((key) => !isChave(key))),
  both('864', `${MOC}: NF-e of the CT-e`, (e, c) => hasDocument(c) && noteKeys(e.det).some((key) => !carriedKeys(c).includes(key))),
];

const undoRules = (tpEvento: string, tag: string): readonly PortalEventRule[] => [
  byEmitter,
  ...issuerRules,
  notCancelled,
  sameProtocol,
  both(
    '866',
    `${MOC}: of this CT-e, and in force`,
    (e, c) => !inForce(c, tpEvento).some(({ nProt }) => nProt === text(e.det, tag)),
  ),
];

/** Delivery of a CT-e, and its undoing. */
export const DELIVERY_EVENTS: readonly PortalEventKind[] = [
  {
    tpEvento: RECEIPT,
    descEvento: 'Comprovante de Entrega Registrado',
    element: 'evCECTe',
    operations: ['comprovante-entrega'],
    sequenceMax: 999,
    rules: rulesOf({
      when: 'dhEntrega',
      hash: 'dhHashEntrega',
      date: '872',
      hashDate: '873',
      standing: '870',
      empty: '865',
      other: '871',
      key: '860',
    }),
    source: MOC,
  },
  {
    tpEvento: '110181',
    descEvento: 'Cancelamento Comprovante de Entrega Registrado',
    element: 'evCancCECTe',
    operations: ['cancelamento-comprovante-entrega'],
    sequenceMax: 999,
    cancels: RECEIPT,
    cancelTag: 'nProtCE',
    rules: undoRules(RECEIPT, 'nProtCE'),
    source: MOC,
  },
  {
    tpEvento: FAILED,
    descEvento: 'Insucesso na Entrega Registrado',
    element: 'evIECTe',
    operations: ['insucesso-entrega'],
    sequenceMax: 999,
    rules: [
      ...rulesOf({
        when: 'dhTentativaEntrega',
        hash: 'dhHashTentativaEntrega',
        date: '918',
        hashDate: '919',
        standing: '920',
        empty: '921',
        other: '922',
        key: '923',
      }),
      both(
        '926',
        `${MOC}: reason 4`,
        (e) => text(e.det, 'tpMotivo') === '4' && text(e.det, 'xJustMotivo') === '',
      ),
    ],
    source: MOC,
  },
  {
    tpEvento: '110191',
    descEvento: 'Cancelamento Insucesso na Entrega Registrado',
    element: 'evCancIECTe',
    operations: ['cancelamento-insucesso-entrega'],
    sequenceMax: 999,
    cancels: FAILED,
    cancelTag: 'nProtIE',
    rules: undoRules(FAILED, 'nProtIE'),
    source: MOC,
  },
  {
    tpEvento: '110160',
    descEvento: 'Registro Multimodal',
    element: 'evRegMultimodal',
    operations: ['registro-multimodal'],
    sequenceMax: 20,
    rules: [
      byEmitter,
      ...issuerRules,
      notCancelled,
      both('664', `${MOC}: fact substituido`, (_, c) => c.facts.has('substituido')),
      both('679', `${MOC}: multimodal`, (_, c) => hasDocument(c) && ideOf(c, 'modal') !== '06'),
    ],
    source: MOC,
  },
];
