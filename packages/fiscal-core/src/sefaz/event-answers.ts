import { HEADER, meaningOf, type Place, retryAfterSecondsOf, unprovenCode } from '../registry/cstat.ts';
import type { EventFound, EventOutcome, Registered } from '../vocabulary/event-outcome.ts';
import { type MessageNames, NFE } from '../vocabulary/message-names.ts';
import type { KeyOutcome } from '../vocabulary/outcome.ts';
import { cutStandalone } from '../xml/cut.ts';
import {
  child,
  childrenOf,
  childText,
  find,
  parseXml,
  type XmlDocument,
  type XmlElement,
} from '../xml/parse.ts';
import { readAnswer } from './answers.ts';

/** The event that an answer must speak of. */
export interface ExpectedEvent {
  readonly chave: string;
  readonly tpEvento: string;
  readonly sequence: number;
}

/** The same, looked for among what is on record. */
export interface SoughtEvent extends ExpectedEvent {
  readonly digestValue: string;
  /** tpEvento of the events with the same effect on the document, from any author (`sameEffect` of the registry). */
  readonly sameEffect: readonly string[];
}

const duvida = (cause: string): EventOutcome => ({ kind: 'duvida', cause });
const unproven = (cStat: string, xMotivo: string, { type }: MessageNames): EventOutcome => ({
  kind: 'duvida',
  cause: `cStat ${cStat} sem registro do evento: ${xMotivo}`,
  said: unprovenCode(type, 'evento', { cStat, xMotivo }),
});

/** `[nProt:135260000000001]` and `[dhRegEvento:…]`, which some authorities add to 573. */
const bracketValue = (xMotivo: string, tag: string): string | null =>
  new RegExp(`${tag}\\s*[:=]\\s*([^\\s\\]]+)`, 'i').exec(xMotivo)?.[1] ?? null;

/** Whether no field of infEvento contradicts the request. */
function speaksOf(
  inf: XmlElement | undefined,
  { chave, tpEvento, sequence }: ExpectedEvent,
  names: MessageNames,
): boolean {
  const same = (tag: string, value: string): boolean => (childText(inf, tag) ?? value) === value;
  return (
    same(names.chave, chave) &&
    same('tpEvento', tpEvento) &&
    Number(childText(inf, 'nSeqEvento') ?? sequence) === sequence
  );
}

/** The keys of documents that an EPEC is refused for, as many as the authority lists. Source: leiauteEPEC_v1.00.xsd, chNFePend. */
function pendingIn(inf: XmlElement | undefined, { chave }: MessageNames): string {
  const keys = inf === undefined ? [] : childrenOf(inf, `${chave}Pend`).map(({ text }) => text.trim());
  return keys.length === 0 ? '' : ` [${chave}Pend: ${keys.join(', ')}]`;
}

/** A code without registration. */
function judgeCode(
  cStat: string,
  xMotivo: string,
  { place, names }: { readonly place: Place; readonly names: MessageNames },
): EventOutcome {
  const { type } = names;
  switch (meaningOf(cStat, type, { question: 'evento', place })) {
    case 'duplicado':
      return {
        kind: 'duplicado',
        cStat,
        xMotivo,
        nProt: bracketValue(xMotivo, 'nProt'),
        dhRegEvento: bracketValue(xMotivo, 'dhRegEvento'),
      };
    case 'indisponivel':
      return {
        kind: 'indisponivel',
        cStat,
        cause: xMotivo,
        sent: true,
        retryAfterSeconds: retryAfterSecondsOf(cStat, type),
      };
    case 'rejeitado':
      return { kind: 'recusado', cStat, xMotivo };
    default:
      return unproven(cStat, xMotivo, names);
  }
}

/** 136 may come without protocol: the document is not known there yet. */
const UNLINKED = '136';

function judgeEvent(
  document: XmlDocument,
  ret: XmlElement,
  { expected, names }: { readonly expected: ExpectedEvent; readonly names: MessageNames },
): EventOutcome {
  const inf = child(ret, 'infEvento');
  const cStat = childText(inf, 'cStat');
  if (cStat === null) return duvida('retEvento sem cStat');
  if (!speaksOf(inf, expected, names)) return duvida('retEvento de outro evento');
  const xMotivo = childText(inf, 'xMotivo') ?? '';
  const nProt = childText(inf, 'nProt');
  const place = { own: true, protocol: nProt !== null };
  if (meaningOf(cStat, names.type, { question: 'evento', place }) !== 'aceito')
    return judgeCode(cStat, xMotivo + pendingIn(inf, names), { place, names });
  const dhRegEvento = childText(inf, 'dhRegEvento');
  if (dhRegEvento === null || (nProt === null && cStat !== UNLINKED)) return unproven(cStat, xMotivo, names);
  const proof = { kind: 'retEvento', xml: cutStandalone(document, ret, names.namespace) } as const;
  return { kind: 'registrado', cStat, xMotivo, nProt, dhRegEvento, proof };
}

/** The `retEvento` that speaks of our event; undefined when the answer is that of a lot and has none. */
function answeredEvent(
  ret: XmlElement,
  expected: ExpectedEvent,
  names: MessageNames,
): XmlElement | undefined {
  if (names.retLoteEvento === null) return ret;
  const events = childrenOf(ret, names.retEvento);
  return events.find((event) => speaksOf(child(event, 'infEvento'), expected, names)) ?? events[0];
}

/** Verdict in the answer to an event. Never throws; what cannot be read is doubt. */
export function parseRetEvento(
  xml: string,
  expected: ExpectedEvent,
  names: MessageNames = NFE,
): EventOutcome {
  const answer = readAnswer(xml, names.retLoteEvento ?? names.retEvento);
  if (typeof answer === 'string') return duvida(answer);
  const { document, ret } = answer;
  const ours = answeredEvent(ret, expected, names);
  if (ours) return judgeEvent(document, ours, { expected, names });
  const cStat = childText(ret, 'cStat');
  return cStat === null
    ? duvida('resposta sem cStat')
    : judgeCode(cStat, childText(ret, 'xMotivo') ?? '', { place: HEADER, names });
}

/** An event that the authority has on record under a key. */
export interface EventOnRecord {
  readonly tpEvento: string;
  readonly sequence: number;
  /** Protocol of the event that it cancels; null when it cancels none. */
  readonly nProtEvento: string | null;
  readonly digestValue: string | null;
  readonly registered: Registered;
}

/** A `procEvento` of a query; null when it is no registration of that key. */
function onRecord(xml: string, chave: string, names: MessageNames): EventOnRecord | null {
  const { root } = parseXml(xml);
  const evento = child(root, names.evento);
  const answered = child(root, names.retEvento);
  const asked = evento && child(evento, 'infEvento');
  const ret = answered && child(answered, 'infEvento');
  const answerText = (tag: string): string | null => childText(asked, tag) ?? childText(ret, tag);
  const [cStat, dhRegEvento, tpEvento] = [
    childText(ret, 'cStat'),
    childText(ret, 'dhRegEvento'),
    answerText('tpEvento'),
  ];
  if (cStat === null || dhRegEvento === null || tpEvento === null) return null;
  if (
    meaningOf(cStat, names.type, { question: 'evento', place: HEADER }) !== 'aceito' ||
    (answerText(names.chave) ?? chave) !== chave
  )
    return null;
  return {
    tpEvento,
    sequence: Number(answerText('nSeqEvento') ?? 1),
    nProtEvento: (evento && find(evento, 'nProtEvento')?.text.trim()) ?? null,
    digestValue: (evento && find(evento, 'DigestValue')?.text.trim()) ?? null,
    registered: {
      cStat,
      xMotivo: childText(ret, 'xMotivo') ?? '',
      nProt: childText(ret, 'nProt'),
      dhRegEvento,
      proof: evento ? { kind: 'procEvento', xml } : null,
    },
  };
}

/** The events that the answer to a key query (`parseConsulta`) shows; null when it is no answer about the document. */
export function eventsOnRecord(
  answer: KeyOutcome,
  chave: string,
  names: MessageNames = NFE,
): readonly EventOnRecord[] | null {
  const recorded = answer.kind === 'encontrado' || answer.kind === 'desconhecido' ? answer.events : undefined;
  return recorded === undefined ? null : recorded.flatMap((xml) => onRecord(xml, chave, names) ?? []);
}

/** Result of a key query for the event that `choose` finds in its answer. */
export function eventFoundIn(
  answer: KeyOutcome,
  { digestValue }: SoughtEvent,
  choose: () => { readonly event: EventOnRecord | undefined; readonly nextSequence: number },
): EventFound {
  if (answer.kind === 'desconhecido' || answer.kind === 'recusado') {
    const { cStat, xMotivo } = answer;
    return { kind: 'recusado', cStat, xMotivo };
  }
  if (answer.kind !== 'encontrado') return answer;
  const { event, nextSequence } = choose();
  if (event === undefined) {
    const { cStat, xMotivo, dhRecbto, situacao } = answer;
    return { kind: 'ausente', cStat, xMotivo, dhRecbto, cancelado: situacao === 'cancelado' };
  }
  const sameContent = event.digestValue === null ? null : event.digestValue === digestValue;
  return { kind: 'encontrado', registered: event.registered, sameContent, nextSequence };
}

/** Finds an event in the answer to a key query (`parseConsulta`). */
export const eventInQuery = (
  answer: KeyOutcome,
  expected: SoughtEvent,
  names: MessageNames = NFE,
): EventFound =>
  eventFoundIn(answer, expected, () => {
    const events = eventsOnRecord(answer, expected.chave, names) ?? [];
    const ofType = events.filter(({ tpEvento }) => tpEvento === expected.tpEvento);
    return {
      event:
        ofType.find(({ sequence }) => sequence === expected.sequence) ??
        events.find(({ tpEvento }) => expected.sameEffect.includes(tpEvento)),
      nextSequence: Math.max(0, ...ofType.map(({ sequence }) => sequence)) + 1,
    };
  });
