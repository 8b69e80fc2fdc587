import { isPerson } from '../identity/holder.ts';
import {
  type ManifestationRefusal,
  type ManifestedNote,
  mayBeAddressee,
  type ReceivedEventKind,
} from '../vocabulary/manifestation.ts';
import type { DistributedType, ReceivedRole } from '../vocabulary/received/distribution.ts';
import { receivedEvent, typeTaking } from './received-definitions.ts';

/** Codes of an authority's refusals. */
interface Codes {
  /** The company is not the party that makes the event. */
  readonly author: string;
  readonly denied: string;
  readonly canceled: string;
  /** No event in force has the protocol. */
  readonly unknown: string;
  readonly tooMany: string;
}

/** Codes by the type of the document. Sources: NT 2025.002-RTC v1.52 §8; MOC CT-e 4.00 Visão Geral; MOC MDF-e 3.00b §6. */
const CODES: Readonly<Record<Exclude<DistributedType, 'nfse'>, Codes>> = {
  nfe: { author: '575', denied: '580', canceled: '580', unknown: '459', tooMany: '594' },
  cte: { author: '755', denied: '205', canceled: '218', unknown: '866', tooMany: '636' },
  mdfe: { author: '748', denied: '218', canceled: '218', unknown: '', tooMany: '636' },
};

/** Answer to a manifestation of an NFS-e after an event that rules it out. Source: Anexo II v1.01, RN EVENTO_PED.REG.EVENTO 59 to 76. */
const RULED_OUT: Readonly<Record<string, string>> = {
  202201: 'E0860',
  202205: 'E0864',
  203202: 'E0861',
  203206: 'E0866',
  204203: 'E0862',
  204207: 'E0868',
};
/** Author by CNPJ, which every company has. Source: the same, 21. */
const NFSE_AUTHOR = 'E0813';

export function codesOf(kind: ReceivedEventKind): Codes {
  const type = typeTaking(kind);
  if (type !== 'nfse') return CODES[type];
  const code = RULED_OUT[receivedEvent(kind).tpEvento] ?? '';
  return { author: NFSE_AUTHOR, denied: code, canceled: code, unknown: code, tooMany: code };
}

/** Party of a document that makes an event. */
interface Author {
  /** Null: the addressee of an NF-e, the taker of a CT-e. */
  readonly role: ReceivedRole | null;
  /** pt-BR, with the document's name. */
  readonly who: string;
  readonly of: string;
}

/** Authors by the first digits of tpEvento; a successor of the company need not be its addressee, and 110001 is the author's of any. */
const AUTHORS: readonly (readonly [start: string, author: Author])[] = [
  ['211', { role: null, who: 'destinatária', of: 'desta nota' }],
  ['6101', { role: null, who: 'tomadora', of: 'deste CT-e' }],
  ['110117', { role: 'contratante', who: 'contratante', of: 'deste MDF-e' }],
  ['202', { role: 'prestador', who: 'prestadora', of: 'desta NFS-e' }],
  ['203', { role: 'tomador', who: 'tomadora', of: 'desta NFS-e' }],
  ['204', { role: 'intermediario', who: 'intermediária', of: 'desta NFS-e' }],
];

/** Null where no rule names the author. */
function authorOf(kind: ReceivedEventKind): Author | null {
  const { tpEvento } = receivedEvent(kind);
  return AUTHORS.find(([start]) => tpEvento.startsWith(start))?.[1] ?? null;
}

/** An unread file leaves the judgment to the authority. */
function isAuthor(note: ManifestedNote, { role }: Author): boolean {
  const { parties, company } = note;
  if (role === null) return mayBeAddressee(note);
  return parties === undefined || parties === null || (parties[role] ?? []).includes(company);
}

const NAMES: Readonly<Record<DistributedType, string>> = {
  nfe: 'NF-e',
  cte: 'CT-e',
  mdfe: 'MDF-e',
  nfse: 'NFS-e',
};

/** Model of the GTV-e, which the events of the taker leave out. Source: MOC CT-e 4.00, N15: models 57 and 67. */
const GTVE = '64';
/** Source: MOC MDF-e 3.00b, tpModal. */
const ROAD = '1';

const POSSIBLE = 'Veja em eventosPossiveis o que se pode pedir deste documento.';

/** A closed MDF-e takes its contratante's confirmation. */
const isInForce = ({ type, situacao }: ManifestedNote): boolean =>
  situacao === 'autorizada' || (type === 'mdfe' && situacao === 'encerrada');

/** Refusal by the kind of the document: another type, model or modal than the event's. */
function refusalOfKind(
  { type, modelo, modal = null }: ManifestedNote,
  kind: ReceivedEventKind,
): ManifestationRefusal | null {
  const taking = typeTaking(kind);
  if (type !== taking)
    return {
      cStat: null,
      lasting: true,
      field: 'id',
      message: `Este evento só existe para ${NAMES[taking]}.`,
      fix: POSSIBLE,
    };
  if (type === 'cte' && modelo === GTVE)
    return {
      cStat: '595',
      field: 'id',
      message: 'Este evento só existe para CT-e e CT-e OS: o documento é uma GTV-e.',
      fix: POSSIBLE,
    };
  if (type === 'mdfe' && modal !== null && modal !== ROAD)
    return {
      cStat: '747',
      field: 'id',
      message: 'A confirmação do serviço só existe para o MDF-e do modal rodoviário.',
      fix: POSSIBLE,
    };
  return null;
}

/** Confirmation by the município where no party manifests, after which none does. Source: Anexo II v1.01, RN EVENTOSxEVENTOS. */
const TACIT = '205204';

/** An event of an NFS-e that was made elsewhere, or by the município, against another one. */
function refusalByRecord(
  { type, onRecord = [] }: ManifestedNote,
  kind: ReceivedEventKind,
): ManifestationRefusal | null {
  const { tpEvento } = receivedEvent(kind);
  if (type !== 'nfse' || !(onRecord.includes(tpEvento) || onRecord.includes(TACIT))) return null;
  return {
    cStat: codesOf(kind).canceled,
    field: 'id',
    message: onRecord.includes(TACIT)
      ? 'A NFS-e já tem a confirmação tácita: nenhuma parte se manifesta mais.'
      : 'Esta manifestação já está registrada na NFS-e: cada parte a faz uma vez.',
    fix: 'Consulte os eventos do documento; não há o que registrar.',
  };
}

/** Facts of a document against an event, apart from earlier requests. Source for the CPF of a CT-e's taker: Focus NFe, API v2, desacordo. */
export function refusalOfDocument(
  note: ManifestedNote,
  kind: ReceivedEventKind,
): ManifestationRefusal | null {
  const against = refusalOfKind(note, kind);
  if (against !== null) return against;
  const codes = codesOf(kind);
  const author = authorOf(kind);
  if (author !== null && !isAuthor(note, author)) {
    const { who, of } = author;
    return {
      cStat: codes.author,
      field: 'id',
      message: `A empresa não é a ${who} ${of}: só a ${who} registra este evento.`,
      fix: `Peça o evento pela empresa ${who}, ou escolha outro documento.`,
    };
  }
  if (note.type === 'cte' && isPerson(note.company))
    return {
      cStat: null,
      lasting: true,
      field: 'id',
      message: 'O tomador é uma pessoa física: o desacordo de um CPF só se registra no portal gov.br.',
      fix: 'Registre-o em gov.br, com a conta da pessoa; aqui, só uma empresa (CNPJ) o registra.',
    };
  return isInForce(note)
    ? refusalByRecord(note, kind)
    : {
        cStat: note.situacao === 'denegada' ? codes.denied : codes.canceled,
        field: 'id',
        message: `O documento está com a situação ${note.situacao}: a SEFAZ não aceita este evento.`,
        fix: 'Consulte os eventos do documento; não há o que registrar.',
      };
}
