import type { XmlElement } from '@fiscal/core/xml/parse';
import { dayAndTime } from '../format/date.ts';
import { cancelamentoOf, epecOf, type NoteEvent } from './event.ts';
import { type Note, valueAt } from './read.ts';

export type SituationKind = 'autorizada' | 'cancelada' | 'denegada' | 'epec' | 'sem-protocolo';

/** Situation of a note and its texts on paper. */
export interface Situation {
  readonly kind: SituationKind;
  readonly homologacao: boolean;
  /** tpEmis other than 1. */
  readonly contingencia: boolean;
  /** Issued so that its paper travels before the authority has seen it. */
  readonly offline: boolean;
  /** Title and content of the protocol field. */
  readonly protocolLabel: string;
  readonly protocol: string;
  /** Words across the page. */
  readonly marks: readonly string[];
}

/** Fields that determine it in an NF-e, or in a document with the same events. */
type Authorised = Pick<Note, 'ide' | 'prot'>;

const DENIED = new Set(['110', '205', '301', '302', '303']);
const CANCELLED = new Set(['101', '151', '155']);

/** Number and moment of an authority's answer. */
export const protocolOf = (answer: XmlElement | undefined, when: 'dhRecbto' | 'dhRegEvento'): string =>
  [valueAt(answer, 'nProt'), dayAndTime(valueAt(answer, when))].filter(Boolean).join(' - ');

function verdict(
  note: Authorised,
  events: readonly NoteEvent[],
): Pick<Situation, 'kind' | 'protocolLabel' | 'protocol'> {
  const { prot } = note;
  const protocol = protocolOf(prot, 'dhRecbto');
  const cStat = valueAt(prot, 'cStat');
  const cancelled = cancelamentoOf(events);
  if (cancelled || CANCELLED.has(cStat)) {
    const { ret } = cancelled ?? {};
    const own = ret && protocolOf(ret, 'dhRegEvento');
    return {
      kind: 'cancelada',
      protocolLabel: 'PROTOCOLO DE HOMOLOGAÇÃO DE CANCELAMENTO',
      protocol: own || protocol,
    };
  }
  if (DENIED.has(cStat))
    return { kind: 'denegada', protocolLabel: 'PROTOCOLO DE DENEGAÇÃO DE USO', protocol };
  if (protocol !== '')
    return { kind: 'autorizada', protocolLabel: 'PROTOCOLO DE AUTORIZAÇÃO DE USO', protocol };
  const epec = epecOf(events)?.ret;
  if (epec) {
    const own = protocolOf(epec, 'dhRegEvento');
    return { kind: 'epec', protocolLabel: 'PROTOCOLO DE AUTORIZAÇÃO DO EPEC', protocol: own };
  }
  return { kind: 'sem-protocolo', protocolLabel: 'PROTOCOLO DE AUTORIZAÇÃO DE USO', protocol: '' };
}

const MARKS: Readonly<Record<SituationKind, readonly string[]>> = {
  autorizada: [],
  epec: [],
  cancelada: ['CANCELADA', 'SEM VALOR FISCAL'],
  denegada: ['USO DENEGADO', 'SEM VALOR FISCAL'],
  'sem-protocolo': ['SEM PROTOCOLO', 'SEM VALOR FISCAL'],
};
const HOMOLOGACAO = ['HOMOLOGAÇÃO', 'SEM VALOR FISCAL'];

/** Contingency whose paper travels before the authority has seen the note. */
const OFFLINE = new Set(['2', '5', '9']);

/** Derives the note's situation from the XML and its events. */
export function situationOf(note: Authorised, events: readonly NoteEvent[]): Situation {
  const found = verdict(note, events);
  const tpEmis = valueAt(note.ide, 'tpEmis');
  const homologacao = valueAt(note.ide, 'tpAmb') === '2';
  const offline = found.kind === 'sem-protocolo' && OFFLINE.has(tpEmis);
  const marks = offline ? [] : MARKS[found.kind];
  return {
    ...found,
    homologacao,
    contingencia: tpEmis !== '1' && tpEmis !== '',
    offline,
    marks: homologacao ? [...new Set([...marks.slice(0, 1), ...HOMOLOGACAO])] : marks,
  };
}
