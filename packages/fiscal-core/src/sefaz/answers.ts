import { type ChaveAcesso, isChave } from '../chave-acesso/chave-acesso.ts';
import {
  HEADER,
  type Meaning,
  meaningOf,
  type Place,
  retryAfterSecondsOf,
  unprovenCode,
} from '../registry/cstat.ts';
import { type MessageNames, NFE } from '../vocabulary/message-names.ts';
import type { KeyOutcome, Outcome, ServiceStatus } from '../vocabulary/outcome.ts';
import { cutStandalone } from '../xml/cut.ts';
import {
  child,
  childText,
  find,
  parseXml,
  type XmlDocument,
  type XmlElement,
  XmlError,
} from '../xml/parse.ts';
import { alertsBeside } from './alerts.ts';

/** Known facts of the queried document; an answer about another one is no verdict. */
export interface Expected {
  readonly chave?: string;
  /** DigestValue of the bytes sent. */
  readonly digestValue?: string;
  /** Receipt asked about, for answers that leave it out. */
  readonly nRec?: string;
}

/** Seconds between receipt queries when the authority names none. */
const T_MED_DEFAULT = 2;

const duvida = (cause: string): Outcome => ({ kind: 'duvida', cause });
const unproven = (type: string, code: Pick<Code, 'cStat' | 'xMotivo'>): Outcome => ({
  kind: 'duvida',
  cause: `cStat ${code.cStat} sem protocolo: ${code.xMotivo}`,
  said: unprovenCode(type, 'documento', code),
});

/** A key named in a message: `[chNFe:…]`, `[Chave: …]`, `NFe3526…`, with or without blanks. */
export function chaveIn(xMotivo: string): ChaveAcesso | null {
  for (const [candidate] of xMotivo
    .toUpperCase()
    .matchAll(/(?<![0-9])[0-9]{6}[0-9A-Z]{12}[0-9]{26}(?![0-9])/g))
    if (isChave(candidate)) return candidate;
  return null;
}

/** A receipt named in a message: `[nRec:351000012345678]`. */
export const nRecIn = (xMotivo: string): string | null =>
  /nRec\s*[:=]?\s*(\d{15})/i.exec(xMotivo)?.[1] ?? null;

interface Answer {
  readonly document: XmlDocument;
  readonly ret: XmlElement;
}

/** The answer's element at any depth; a text gives the reason why there is none. */
export function readAnswer(xml: string, root: string): Answer | string {
  try {
    const document = parseXml(xml);
    const ret = find(document.root, root);
    return ret ? { document, ret } : `resposta ${document.root.name} em vez de ${root}`;
  } catch (error) {
    if (error instanceof XmlError) return error.message;
    throw error;
  }
}

const seconds = (text: string | null): number => {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? Math.ceil(value) : T_MED_DEFAULT;
};

/** The infProt that speaks of our document; among several, only the one with our key. */
function protocolOf(ret: XmlElement, expected: Expected, names: MessageNames): XmlElement | undefined {
  const prots = ret.children.filter((c) => c.name === names.prot);
  const mine = prots.find((p) => childText(child(p, 'infProt'), names.chave) === expected.chave);
  return mine ?? (prots.length === 1 || expected.chave === undefined ? prots[0] : undefined);
}

function judgeProtocol(
  { document, ret }: Answer,
  prot: XmlElement,
  { expected, names }: { readonly expected: Expected; readonly names: MessageNames },
): Outcome {
  const inf = child(prot, 'infProt');
  const cStat = childText(inf, 'cStat');
  if (!inf || !cStat) return duvida('protocolo sem cStat');
  const chave = childText(inf, names.chave);
  if (chave && expected.chave && chave !== expected.chave)
    return duvida(`protocolo de outra chave: ${chave}`);
  const xMotivo = childText(inf, 'xMotivo') ?? '';
  const nProt = childText(inf, 'nProt');
  const dhRecbto = childText(inf, 'dhRecbto') ?? childText(ret, 'dhRecbto');
  const digVal = childText(inf, 'digVal');
  const place = { own: true, protocol: nProt !== null };
  const meaning = meaningOf(cStat, names.type, { question: 'documento', place });
  if (meaning !== 'aceito' && meaning !== 'denegado')
    return withAlerts(judgeCode({ cStat, xMotivo, ret: null, place }, expected, names), inf);
  if (!nProt || !dhRecbto) return unproven(names.type, { cStat, xMotivo });
  if (meaning === 'aceito' && digVal && expected.digestValue && digVal !== expected.digestValue)
    return duvida('digVal do protocolo difere do documento enviado');
  const text = cutStandalone(document, prot, names.namespace);
  return meaning === 'aceito'
    ? { kind: 'autorizado', cStat, xMotivo, nProt, dhRecbto, digVal, prot: text }
    : { kind: 'denegado', cStat, xMotivo, nProt, dhRecbto, prot: text };
}

function withAlerts(outcome: Outcome, infProt: XmlElement): Outcome {
  if (outcome.kind !== 'rejeitado') return outcome;
  const alerts = alertsBeside(infProt);
  return alerts.length === 0 ? outcome : { ...outcome, alerts };
}

interface Code {
  readonly cStat: string;
  readonly xMotivo: string;
  readonly ret: XmlElement | null;
  readonly place: Place;
}

/** A code without protocol: receipt, refusal, unavailability, or nothing that decides. */
function judgeCode(
  { cStat, xMotivo, ret, place }: Code,
  expected: Expected,
  { type }: MessageNames,
): Outcome {
  const meaning = meaningOf(cStat, type, { question: 'documento', place });
  if (meaning === 'rejeitado') return { kind: meaning, cStat, xMotivo };
  if (meaning === 'duplicado') return { kind: meaning, cStat, xMotivo, chave: chaveIn(xMotivo) };
  if (meaning === 'indisponivel')
    return {
      kind: meaning,
      cStat,
      cause: xMotivo,
      sent: true,
      retryAfterSeconds: retryAfterSecondsOf(cStat, type) ?? tMedOf(ret),
    };
  if (meaning === 'recibo') {
    const infRec = ret ? child(ret, 'infRec') : undefined;
    const nRec =
      childText(infRec, 'nRec') ??
      childText(ret ?? undefined, 'nRec') ??
      nRecIn(xMotivo) ??
      expected.nRec ??
      null;
    if (!nRec) return duvida(`cStat ${cStat} sem número de recibo`);
    return {
      kind: meaning,
      cStat,
      nRec,
      tMedSeconds: seconds(childText(infRec ?? ret ?? undefined, 'tMed')),
    };
  }
  return unproven(type, { cStat, xMotivo });
}

function tMedOf(ret: XmlElement | null): number | null {
  const text = childText(ret ?? undefined, 'tMed');
  return text === null ? null : seconds(text);
}

function judge(
  xml: string,
  root: string,
  { expected, names }: { readonly expected: Expected; readonly names: MessageNames },
): Outcome {
  const answer = readAnswer(xml, root);
  if (typeof answer === 'string') return duvida(answer);
  const { ret } = answer;
  const cStat = childText(ret, 'cStat');
  const prot = protocolOf(ret, expected, names);
  if (prot) return judgeProtocol(answer, prot, { expected, names });
  if (!cStat) return duvida('resposta sem cStat');
  const xMotivo = childText(ret, 'xMotivo') ?? '';
  return judgeCode({ cStat, xMotivo, ret, place: HEADER }, expected, names);
}

/** Verdict in the answer to an emission. Never throws; what cannot be read is doubt. */
export const parseAutorizacao = (xml: string, expected: Expected = {}, names: MessageNames = NFE): Outcome =>
  judge(xml, names.retAutorizacao, { expected, names });

/** 104 = processed, 106 = unknown: without a protocol of ours, querying the receipt again yields nothing new. */
const RECEIPT_CLOSED: ReadonlySet<string> = new Set(['104', '106']);

/** Verdict in a `retConsReciNFe`; no other type has receipts. */
export function parseRecibo(xml: string, expected: Expected = {}): Outcome {
  const outcome = judge(xml, 'retConsReciNFe', { expected, names: NFE });
  if (outcome.kind !== 'duvida') return outcome;
  const answer = readAnswer(xml, 'retConsReciNFe');
  if (typeof answer === 'string') return outcome;
  const nRec = childText(answer.ret, 'nRec');
  const ours = nRec === null || expected.nRec === undefined || nRec === expected.nRec;
  const header = childText(answer.ret, 'cStat') ?? '';
  const ofDocument = outcome.said !== undefined && outcome.said.cStat !== header;
  return ours && !ofDocument && RECEIPT_CLOSED.has(header)
    ? { kind: 'recibo-perdido', cause: outcome.cause }
    : outcome;
}

/** Situation of a key on record. */
const SITUACAO: Readonly<Partial<Record<Meaning, 'autorizado' | 'cancelado' | 'denegado'>>> = {
  aceito: 'autorizado',
  cancelado: 'cancelado',
  denegado: 'denegado',
};

/** An answer to another question proves nothing about this key: it is queried again. */
const anotherKey = (chave: string): KeyOutcome => ({
  kind: 'indisponivel',
  cStat: null,
  cause: `resposta sobre outra chave: ${chave}`,
});

/** Parses the answer to a key query. Never throws; an unreadable answer is unavailability of the query. */
export function parseConsulta(xml: string, expected: Expected = {}, names: MessageNames = NFE): KeyOutcome {
  const answer = readAnswer(xml, names.retConsSit);
  if (typeof answer === 'string') return { kind: 'indisponivel', cStat: null, cause: answer };
  const { document, ret } = answer;
  const cStat = childText(ret, 'cStat');
  if (!cStat) return { kind: 'indisponivel', cStat: null, cause: 'resposta sem cStat' };
  const answeredKey = childText(ret, names.chave);
  if (answeredKey && expected.chave && answeredKey !== expected.chave) return anotherKey(answeredKey);
  const xMotivo = childText(ret, 'xMotivo') ?? '';
  const meaning = meaningOf(cStat, names.type, { question: 'chave', place: HEADER });
  const events = ret.children
    .filter((c) => c.name === names.procEvento)
    .map((event) => cutStandalone(document, event, names.namespace));
  if (meaning === 'desconhecido')
    return { kind: meaning, cStat, xMotivo, ...(events.length > 0 && { events }) };
  if (meaning === 'indisponivel') return { kind: meaning, cStat, cause: xMotivo };
  const situacao = SITUACAO[meaning];
  if (situacao === undefined) return { kind: 'recusado', cStat, xMotivo, chave: chaveIn(xMotivo) };
  const prot = child(ret, names.prot);
  const inf = prot && child(prot, 'infProt');
  const nProt = childText(inf, 'nProt');
  const dhRecbto = childText(inf, 'dhRecbto');
  const chave = childText(inf, names.chave);
  if (chave && expected.chave && chave !== expected.chave) return anotherKey(chave);
  if (!prot || !nProt || !dhRecbto)
    return { kind: 'indisponivel', cStat, cause: `cStat ${cStat} sem protocolo` };
  return {
    kind: 'encontrado',
    situacao,
    cStat,
    xMotivo,
    nProt,
    dhRecbto,
    digVal: childText(inf, 'digVal'),
    prot: cutStandalone(document, prot, names.namespace),
    events,
  };
}

/** Parses the answer about a service; online only on 107. */
export function parseStatus(xml: string, names: MessageNames = NFE): ServiceStatus {
  const answer = readAnswer(xml, names.retConsStatServ);
  if (typeof answer === 'string') return { online: false, cStat: null, xMotivo: answer };
  const cStat = childText(answer.ret, 'cStat');
  const backAt = childText(answer.ret, 'dhRetorno');
  return {
    online: cStat === '107',
    cStat,
    xMotivo: childText(answer.ret, 'xMotivo') ?? '',
    ...(backAt === null ? {} : { backAt }),
  };
}
