import { isChave } from '../chave-acesso/chave-acesso.ts';
import { DecompressionError, gunzip } from '../xml/compress.ts';
import { child, childText, find, parseXml, type XmlElement, XmlError } from '../xml/parse.ts';

/** Facts that a summary and a whole NF-e share. */
export interface ReceivedNote {
  readonly chave: string;
  /** CNPJ (14) or CPF (11) of the issuer. */
  readonly emitente: string;
  readonly nome: string | null;
  readonly ie: string | null;
  /** With offset, as written. */
  readonly dhEmi: string;
  /** 0 entry, 1 exit. */
  readonly tpNF: string;
  /** Decimal text. */
  readonly vNF: string;
  readonly digVal: string | null;
  readonly dhRecbto: string;
  readonly nProt: string;
  readonly situacao: 'autorizada' | 'denegada' | 'cancelada';
}

/** Facts of an event that the distribution hands out. */
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
}

/** Content of a `docZip` by its root element. */
export type ReceivedContent =
  | { readonly kind: 'resumo'; readonly note: ReceivedNote }
  | { readonly kind: 'nota'; readonly note: ReceivedNote; readonly destinatario: string | null }
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

const partyOf = (element: XmlElement | undefined): string | null =>
  childText(element, 'CNPJ') ?? childText(element, 'CPF');

/** Null when a fact without which the note cannot be listed is missing. */
function noteOf(
  facts: { readonly [Key in keyof ReceivedNote]: ReceivedNote[Key] | null },
): ReceivedNote | null {
  const { chave, emitente, dhEmi, tpNF, vNF, dhRecbto, nProt, situacao } = facts;
  if (chave === null || !isChave(chave) || emitente === null || dhEmi === null || tpNF === null) return null;
  if (vNF === null || dhRecbto === null || nProt === null || situacao === null) return null;
  if (!/^\d{1,13}(?:\.\d{1,2})?$/.test(vNF) || Number.isNaN(Date.parse(dhEmi))) return null;
  return { ...facts, chave, emitente, dhEmi, tpNF, vNF, dhRecbto, nProt, situacao };
}

function summary(root: XmlElement): ReceivedContent | null {
  const note = noteOf({
    chave: childText(root, 'chNFe'),
    emitente: partyOf(root),
    nome: childText(root, 'xNome'),
    ie: childText(root, 'IE'),
    dhEmi: childText(root, 'dhEmi'),
    tpNF: childText(root, 'tpNF'),
    vNF: childText(root, 'vNF'),
    digVal: childText(root, 'digVal'),
    dhRecbto: childText(root, 'dhRecbto'),
    nProt: childText(root, 'nProt'),
    situacao: SITUATIONS[childText(root, 'cSitNFe') ?? ''] ?? null,
  });
  return note && { kind: 'resumo', note };
}

function wholeNote(root: XmlElement): ReceivedContent | null {
  const inf = find(root, 'infNFe');
  const prot = find(root, 'infProt');
  if (inf === undefined || prot === undefined) return null;
  const ide = child(inf, 'ide');
  const emit = child(inf, 'emit');
  const totals = find(inf, 'ICMSTot');
  const cStat = childText(prot, 'cStat') ?? '';
  const note = noteOf({
    chave: childText(prot, 'chNFe'),
    emitente: partyOf(emit),
    nome: childText(emit, 'xNome'),
    ie: childText(emit, 'IE'),
    dhEmi: childText(ide, 'dhEmi'),
    tpNF: childText(ide, 'tpNF'),
    vNF: childText(totals, 'vNF'),
    digVal: childText(prot, 'digVal'),
    dhRecbto: childText(prot, 'dhRecbto'),
    nProt: childText(prot, 'nProt'),
    situacao: DENIED.has(cStat) ? 'denegada' : 'autorizada',
  });
  return note && { kind: 'nota', note, destinatario: partyOf(child(inf, 'dest')) };
}

function eventOf(facts: XmlElement, answer: XmlElement | undefined, whole: boolean): ReceivedContent | null {
  const chave = childText(facts, 'chNFe');
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
    xEvento: childText(facts, 'xEvento') ?? childText(child(facts, 'detEvento'), 'descEvento'),
    dhEvento,
    nProt: childText(answer, 'nProt'),
  };
  return { kind: 'evento', event, whole };
}

const READERS: Readonly<Record<string, (root: XmlElement) => ReceivedContent | null>> = {
  resNFe: summary,
  nfeProc: wholeNote,
  resEvento: (root) => eventOf(root, root, false),
  procEventoNFe: (root) => {
    const answer = find(child(root, 'retEvento') ?? root, 'infEvento');
    const facts = child(child(root, 'evento') ?? root, 'infEvento');
    return facts === undefined ? null : eventOf(facts, answer, true);
  },
};

/** Reads the content of a `docZip` by its root element. Never throws. */
export function readReceived(zipped: Uint8Array): ReceivedContent {
  try {
    const { root } = parseXml(gunzip(zipped, RECEIVED_BYTES_MAX), { bytes: RECEIVED_BYTES_MAX });
    return READERS[root.name]?.(root) ?? { kind: 'desconhecido', root: root.name };
  } catch (error) {
    if (error instanceof XmlError || error instanceof DecompressionError)
      return { kind: 'desconhecido', root: null };
    throw error;
  }
}
