import { child, find, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { PaperError } from '../paper-error.ts';
import { valueAt } from './read.ts';

/** A registered event of a document. */
export interface NoteEvent {
  readonly tpEvento: string;
  readonly nSeqEvento: number;
  /** Access key of the document. */
  readonly chave: string;
  readonly infEvento: XmlElement;
  readonly detEvento: XmlElement | undefined;
  /** `infEvento` of the authority's answer. */
  readonly ret: XmlElement | undefined;
}

/** Registered and linked; registered, not linked; registered after the deadline. Source: MOC 7.0, cStat of events. */
const REGISTERED = new Set(['135', '136', '155']);

const CANCELAMENTOS = new Set(['110111', '110112']);
const CARTA_CORRECAO = '110110';
const EPEC = '110140';

/** The access key in an event, by the type of its document: chNFe, chCTe… */
const KEY = /^ch[A-Z]/;

/** Reads procEventoNFe and its like of the other documents. Throws PaperError when it is none. */
export function readEvent(xml: string | Uint8Array): NoteEvent {
  const { root } = parseXml(xml);
  const infEvento = find(root, 'infEvento');
  if (!infEvento) throw new PaperError('O XML não é de um evento: falta infEvento.');
  const answer = root.children.find(({ name }) => name.startsWith('retEvento'));
  return {
    tpEvento: valueAt(infEvento, 'tpEvento'),
    nSeqEvento: Number(valueAt(infEvento, 'nSeqEvento')) || 1,
    chave: infEvento.children.find(({ name }) => KEY.test(name))?.text ?? '',
    infEvento,
    detEvento: child(infEvento, 'detEvento'),
    ret: answer && child(answer, 'infEvento'),
  };
}

const isRegistered = (event: NoteEvent): boolean => REGISTERED.has(valueAt(event.ret, 'cStat'));

const last = (events: readonly NoteEvent[], holds: (event: NoteEvent) => boolean): NoteEvent | undefined =>
  events
    .filter((event) => isRegistered(event) && holds(event))
    .toSorted((a, b) => a.nSeqEvento - b.nSeqEvento)
    .at(-1);

/** The registered cancelamento, also the one by substitution. */
export const cancelamentoOf = (events: readonly NoteEvent[]): NoteEvent | undefined =>
  last(events, (event) => CANCELAMENTOS.has(event.tpEvento));

/** The registered carta de correção with the highest sequence: the one that holds. */
export const cartaCorrecaoOf = (events: readonly NoteEvent[]): NoteEvent | undefined =>
  last(events, (event) => event.tpEvento === CARTA_CORRECAO);

export const epecOf = (events: readonly NoteEvent[]): NoteEvent | undefined =>
  last(events, (event) => event.tpEvento === EPEC);
