import { isDay } from '../calendar/calendar.ts';
import { isChave } from '../chave-acesso/chave-acesso.ts';
import { isChaveNfse } from '../chave-acesso/chave-nfse.ts';
import { addDecimals } from '../engine/layout/decimal-text.ts';
import type {
  DistributedType,
  PortalDistributed,
  ReceivedParties,
  ReceivedSituation,
} from '../vocabulary/received/distribution.ts';
import { DecompressionError, gunzip } from '../xml/compress.ts';
import { child, childrenOf, childText, find, parseXml, type XmlElement, XmlError } from '../xml/parse.ts';
import { VOIDING } from './nfse-answers.ts';

/** Facts of a received document; those that a summary and a whole NF-e share. */
export interface ReceivedNote {
  readonly chave: string;
  /** CNPJ (14) or CPF (11) of the issuer. */
  readonly emitente: string;
  readonly nome: string | null;
  readonly ie: string | null;
  /** With offset, as written. */
  readonly dhEmi: string;
  /** 0 entry, 1 exit; null: the type has no such distinction. */
  readonly tpNF: string | null;
  /** Decimal text: total of the note, of the service, or of the carried goods. */
  readonly valor: string;
  readonly digVal: string | null;
  readonly dhRecbto: string;
  readonly nProt: string;
  readonly situacao: ReceivedSituation;
}

/** Facts of an event that the distribution hands out. `effect`: state that it gives to its document; null: it keeps its state. */
export interface ReceivedEvent {
  readonly chave: string;
  readonly cOrgao: string | null;
  /** CNPJ or CPF of the author. */
  readonly autor: string | null;
  readonly tpEvento: string;
  readonly nSeqEvento: number;
  readonly xEvento: string | null;
  readonly dhEvento: string;
  readonly nProt: string | null;
  readonly effect: 'cancelada' | 'encerrada' | null;
}

/** A whole document. */
export interface ReceivedWhole {
  readonly kind: 'nota';
  readonly note: ReceivedNote;
  /** Addressee of an NF-e, taker of a CT-e or of a service. */
  readonly destinatario: string | null;
  /** Other parties that events name. */
  readonly parties?: ReceivedParties;
  /** Absent of other types than MDF-e. */
  readonly modal?: string | null;
}

/** Content of a `docZip` by its root element. */
export type ReceivedContent =
  | { readonly kind: 'resumo'; readonly note: ReceivedNote }
  | ReceivedWhole
  /** The party issued it itself: the ADN hands those out too. */
  | { readonly kind: 'propria'; readonly note: ReceivedNote }
  | { readonly kind: 'evento'; readonly event: ReceivedEvent; readonly whole: boolean }
  /** Stored with its bytes; nothing is read from it. `root` null: not readable. */
  | { readonly kind: 'desconhecido'; readonly root: string | null };

/** Greatest size of one unzipped document, in bytes. An NF-e message has 500 KB at most (MOC 7.0 §4). */
export const RECEIVED_BYTES_MAX = 2 * 1024 * 1024;

const SITUATIONS: Readonly<Record<string, ReceivedNote['situacao']>> = {
  1: 'autorizada',
  2: 'denegada',
  3: 'cancelada',
};
const DENIED = new Set(['110', '301', '302', '303', '205']);

/** Characters of an issuer's name that lists show; layouts allow 60, and an index of the database takes no row of 3 KB. */
const NAME_MAX = 200;
const clip = (name: string | null): string | null => name && Array.from(name).slice(0, NAME_MAX).join('');
/** Digits of a CNPJ. */
const PARTY_MAX = 14;

const partyOf = (element: XmlElement | undefined): string | null =>
  childText(element, 'CNPJ') ?? childText(element, 'CPF');

const AMOUNT = /^\d{1,13}(?:\.\d{1,2})?$/;

const MOMENT =
  /^((?!0000)\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-5]):[0-5]\d)?$/;

/** Stricter than Date.parse, which reads February 30th: the database refuses such a moment, and the file would stop its sequence. */
function isMoment(text: string): boolean {
  const [, day] = MOMENT.exec(text) ?? [];
  return day !== undefined && isDay(day) && !Number.isNaN(Date.parse(text));
}

type Facts = { readonly [Key in keyof Omit<ReceivedNote, 'tpNF'>]: ReceivedNote[Key] | null };

/** Null when a fact without which the document cannot be listed is missing. */
function noteOf(
  facts: Facts,
  tpNF: string | null = null,
  isKey: (text: string) => boolean = isChave,
): ReceivedNote | null {
  const { chave, emitente, dhEmi, valor, dhRecbto, nProt, situacao } = facts;
  if (chave === null || !isKey(chave) || emitente === null || dhEmi === null) return null;
  if (emitente.length > PARTY_MAX) return null;
  if (valor === null || dhRecbto === null || nProt === null || situacao === null) return null;
  if (!AMOUNT.test(valor)) return null;
  if (!isMoment(dhEmi) || !isMoment(dhRecbto)) return null;
  return { ...facts, nome: clip(facts.nome), chave, emitente, dhEmi, tpNF, valor, dhRecbto, nProt, situacao };
}

function summary(root: XmlElement): ReceivedContent | null {
  const tpNF = childText(root, 'tpNF');
  const note = noteOf(
    {
      chave: childText(root, 'chNFe'),
      emitente: partyOf(root),
      nome: childText(root, 'xNome'),
      ie: childText(root, 'IE'),
      dhEmi: childText(root, 'dhEmi'),
      valor: childText(root, 'vNF'),
      digVal: childText(root, 'digVal'),
      dhRecbto: childText(root, 'dhRecbto'),
      nProt: childText(root, 'nProt'),
      situacao: SITUATIONS[childText(root, 'cSitNFe') ?? ''] ?? null,
    },
    tpNF,
  );
  return tpNF === null ? null : note && { kind: 'resumo', note };
}

/** Places of the facts of a document, which differ between types. */
interface Places {
  /** The signed element. */
  readonly inf: string;
  /** Element of the key in the protocol. */
  readonly chave: string;
  readonly valor: (inf: XmlElement) => string | null;
  readonly destinatario: (inf: XmlElement) => string | null;
  readonly tpNF?: (inf: XmlElement) => string | null;
  readonly more?: (inf: XmlElement) => Pick<ReceivedWhole, 'parties' | 'modal'>;
}

const wholeDocument =
  ({ inf: signed, chave, valor, destinatario, tpNF, more }: Places) =>
  (root: XmlElement): ReceivedContent | null => {
    const inf = find(root, signed);
    const prot = find(root, 'infProt');
    if (inf === undefined || prot === undefined) return null;
    const emit = child(inf, 'emit');
    const entry = tpNF?.(inf);
    if (entry === null) return null;
    const note = noteOf(
      {
        chave: childText(prot, chave),
        emitente: partyOf(emit),
        nome: childText(emit, 'xNome'),
        ie: childText(emit, 'IE'),
        dhEmi: childText(child(inf, 'ide'), 'dhEmi'),
        valor: valor(inf),
        digVal: childText(prot, 'digVal'),
        dhRecbto: childText(prot, 'dhRecbto'),
        nProt: childText(prot, 'nProt'),
        situacao: DENIED.has(childText(prot, 'cStat') ?? '') ? 'denegada' : 'autorizada',
      },
      entry,
    );
    return note && { kind: 'nota', note, destinatario: destinatario(inf), ...more?.(inf) };
  };

/** Parties that a code of `toma` names. Source: cteTiposBasico_v4.00.xsd; a GTV-e has other codes. */
const CTE_ROLES: Readonly<Record<string, string>> = { 0: 'rem', 1: 'exped', 2: 'receb', 3: 'dest' };
const GTVE_ROLES: Readonly<Record<string, string>> = { 0: 'rem', 1: 'dest' };

/** Taker of a CT-e, CT-e Simplificado, CT-e OS or GTV-e: a party that a code names, or one of its own. */
const takerIn =
  (roles: Readonly<Record<string, string>>) =>
  (inf: XmlElement): string | null => {
    const ide = child(inf, 'ide');
    const places = [
      child(inf, 'toma'),
      ...['toma3', 'toma4', 'toma', 'tomaTerceiro'].map((name) => ide && child(ide, name)),
    ];
    const [place] = places.flatMap((one) => one ?? []);
    return partyOf(place) ?? partyOf(child(inf, roles[childText(place, 'toma') ?? ''] ?? ''));
  };
export const cteTaker = takerIn(CTE_ROLES);

const NFE_PLACES: Places = {
  inf: 'infNFe',
  chave: 'chNFe',
  valor: (inf) => childText(find(inf, 'ICMSTot'), 'vNF'),
  destinatario: (inf) => partyOf(child(inf, 'dest')),
  tpNF: (inf) => childText(child(inf, 'ide'), 'tpNF'),
};
const CTE_PLACES: Places = {
  inf: 'infCte',
  chave: 'chCTe',
  valor: (inf) => childText(child(inf, 'vPrest') ?? child(inf, 'total'), 'vTPrest'),
  destinatario: cteTaker,
};
/** A GTV-e has no price: its value is that of the carried goods. */
const GTVE_PLACES: Places = {
  ...CTE_PLACES,
  destinatario: takerIn(GTVE_ROLES),
  valor: (inf) => {
    const detail = child(inf, 'detGTV');
    const values = detail
      ? childrenOf(detail, 'infEspecie').map((one) => childText(one, 'vEspecie') ?? '')
      : [];
    return values.every((value) => AMOUNT.test(value)) ? addDecimals(['0.00', ...values]) : null;
  },
};
const MDFE_PLACES: Places = {
  inf: 'infMDFe',
  chave: 'chMDFe',
  valor: (inf) => childText(child(inf, 'tot'), 'vCarga'),
  destinatario: () => null,
  more(inf) {
    const antt = find(inf, 'infANTT');
    const contratante = antt ? childrenOf(antt, 'infContratante').flatMap((one) => partyOf(one) ?? []) : [];
    return { parties: { contratante }, modal: childText(child(inf, 'ide'), 'modal') };
  },
};

/** Events that change the state of their document. Sources: MOC of each type; 310112 is MDF-e's closing by the authority. */
const EFFECTS: Readonly<Record<PortalDistributed, Readonly<Record<string, ReceivedEvent['effect']>>>> = {
  nfe: { 110111: 'cancelada', 110112: 'cancelada' },
  cte: { 110111: 'cancelada' },
  mdfe: { 110111: 'cancelada', 110112: 'encerrada', 310112: 'encerrada' },
};

/** Those among them, by tpEvento, that the authority makes itself. Sources: MOC MDF-e 3.00b; Anexo II v1.01 (NFS-e). */
export const OF_AUTHORITY: ReadonlySet<string> = new Set(['310112', '105104', '305101']);

/** Element of the key in events. */
const KEYS: Readonly<Record<PortalDistributed, string>> = { nfe: 'chNFe', cte: 'chCTe', mdfe: 'chMDFe' };

/** `detEvento/descEvento`, or one level deeper where the detail has an element of its own. */
const describedIn = (facts: XmlElement): string | null => {
  const detail = child(facts, 'detEvento');
  return childText(detail, 'descEvento') ?? childText(detail?.children[0], 'descEvento');
};

function eventOf(
  type: PortalDistributed,
  { facts, answer }: { readonly facts: XmlElement; readonly answer: XmlElement | undefined },
  { whole }: { readonly whole: boolean },
): ReceivedContent | null {
  const chave = childText(facts, KEYS[type]);
  const tpEvento = childText(facts, 'tpEvento');
  const nSeqEvento = childText(facts, 'nSeqEvento') ?? '';
  const dhEvento = childText(facts, 'dhEvento');
  if (chave === null || !isChave(chave) || tpEvento === null || dhEvento === null) return null;
  if (!/^\d{6}$/.test(tpEvento) || !/^\d{1,3}$/.test(nSeqEvento) || Number.isNaN(Date.parse(dhEvento)))
    return null;
  const event = {
    chave,
    cOrgao: childText(facts, 'cOrgao'),
    autor: partyOf(facts),
    tpEvento,
    nSeqEvento: Number(nSeqEvento),
    xEvento: childText(facts, 'xEvento') ?? describedIn(facts),
    dhEvento,
    nProt: childText(answer, 'nProt'),
    effect: EFFECTS[type][tpEvento] ?? null,
  };
  return { kind: 'evento', event, whole };
}

const wholeEvent =
  (type: PortalDistributed, evento: string, retEvento: string) =>
  (root: XmlElement): ReceivedContent | null => {
    const answer = find(child(root, retEvento) ?? root, 'infEvento');
    const facts = child(child(root, evento) ?? root, 'infEvento');
    return facts === undefined ? null : eventOf(type, { facts, answer }, { whole: true });
  };

/** A national note is proved by the environment's signature: it has no protocol, so its number takes that place. Source: NFSe_v1.01.xsd. */
function nationalNote(root: XmlElement): ReceivedContent | null {
  const inf = child(root, 'infNFSe');
  const dps = inf && find(inf, 'infDPS');
  if (inf === undefined || dps === undefined) return null;
  const emit = child(inf, 'emit');
  const signature = child(root, 'Signature');
  const note = noteOf(
    {
      chave: (inf.attributes['Id'] ?? '').replace(/^NFS/, ''),
      emitente: partyOf(emit),
      nome: childText(emit, 'xNome'),
      ie: null,
      dhEmi: childText(dps, 'dhEmi'),
      valor: childText(find(dps, 'vServPrest'), 'vServ'),
      digVal: (signature && find(signature, 'DigestValue')?.text.trim()) ?? null,
      dhRecbto: childText(inf, 'dhProc'),
      nProt: childText(inf, 'nNFSe'),
      situacao: 'autorizada',
    },
    null,
    isChaveNfse,
  );
  const party = (name: string) => [partyOf(child(dps, name))].flatMap((one) => one ?? []);
  const parties = { prestador: party('prest'), tomador: party('toma'), intermediario: party('interm') };
  return note && { kind: 'nota', note, destinatario: partyOf(child(dps, 'toma')), parties };
}

/** The code of a national event is the name of its element. */
const NATIONAL_EVENT = /^e(\d{6})$/;

/** Source: evento_v1.01.xsd. */
function nationalEvent(root: XmlElement): ReceivedContent | null {
  const inf = child(root, 'infEvento');
  const asked = inf && find(inf, 'infPedReg');
  const chave = childText(asked, 'chNFSe');
  const detail = asked?.children.find(({ name }) => NATIONAL_EVENT.test(name));
  const tpEvento = detail && NATIONAL_EVENT.exec(detail.name)?.[1];
  const dhEvento = childText(asked, 'dhEvento');
  const nSeqEvento = childText(inf, 'nSeqEvento') ?? '1';
  if (chave === null || !isChaveNfse(chave) || tpEvento === undefined || dhEvento === null) return null;
  if (!/^\d{1,3}$/.test(nSeqEvento) || Number.isNaN(Date.parse(dhEvento))) return null;
  const event = {
    chave,
    cOrgao: null,
    autor: childText(asked, 'CNPJAutor') ?? childText(asked, 'CPFAutor'),
    tpEvento,
    nSeqEvento: Number(nSeqEvento),
    xEvento: childText(detail, 'xDesc'),
    dhEvento,
    nProt: childText(inf, 'nDFSe'),
    effect: VOIDING.has(tpEvento) ? ('cancelada' as const) : null,
  };
  return { kind: 'evento', event, whole: true };
}

type Reader = (root: XmlElement) => ReceivedContent | null;

/** Readers of a distribution's files by root; the schema's name, which authorities spell in several ways, decides nothing. */
const READERS: Readonly<Record<DistributedType, Readonly<Record<string, Reader>>>> = {
  nfe: {
    resNFe: summary,
    nfeProc: wholeDocument(NFE_PLACES),
    resEvento: (root) => eventOf('nfe', { facts: root, answer: root }, { whole: false }),
    procEventoNFe: wholeEvent('nfe', 'evento', 'retEvento'),
  },
  cte: {
    cteProc: wholeDocument(CTE_PLACES),
    cteOSProc: wholeDocument(CTE_PLACES),
    cteSimpProc: wholeDocument(CTE_PLACES),
    GTVeProc: wholeDocument(GTVE_PLACES),
    procEventoCTe: wholeEvent('cte', 'eventoCTe', 'retEventoCTe'),
  },
  mdfe: {
    mdfeProc: wholeDocument(MDFE_PLACES),
    procEventoMDFe: wholeEvent('mdfe', 'eventoMDFe', 'retEventoMDFe'),
  },
  nfse: { NFSe: nationalNote, evento: nationalEvent },
};

/** Reads a distributed file by its root element. */
export const contentIn = (type: DistributedType, root: XmlElement): ReceivedContent =>
  READERS[type][root.name]?.(root) ?? { kind: 'desconhecido', root: root.name };

/** Reads the content of a `docZip` by its root element. Never throws. */
export function readReceived(type: DistributedType, zipped: Uint8Array): ReceivedContent {
  try {
    return contentIn(type, parseXml(gunzip(zipped, RECEIVED_BYTES_MAX), { bytes: RECEIVED_BYTES_MAX }).root);
  } catch (error) {
    if (error instanceof XmlError || error instanceof DecompressionError)
      return { kind: 'desconhecido', root: null };
    throw error;
  }
}

/** Content as the party gets it: a note that it issued itself is none that it received. */
export const asReceivedBy = (party: string, content: ReceivedContent): ReceivedContent =>
  content.kind === 'nota' && content.note.emitente === party
    ? { kind: 'propria', note: content.note }
    : content;
