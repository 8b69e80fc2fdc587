import { cstat } from '../registry/cstat.ts';
import type { EventFound, EventOutcome } from '../vocabulary/event-outcome.ts';
import type { KeyOutcome } from '../vocabulary/outcome.ts';
import { childText, find, parseXml, XmlError } from '../xml/parse.ts';
import type { EventOnRecord, ExpectedEvent, SoughtEvent } from './event-answers.ts';
import { describeErrors, errorsOf, textField, tpEventoIn, unzipBase64, VOIDING } from './nfse-answers.ts';
import { readRestAnswer } from './rest.ts';

/** The service gives a registered event no code of its own; this is that of the other documents. */
const REGISTERED = '135';
/** First digit of tpEvento of the events that any other which makes the note void answers, too. Source: Anexo II v1.01. */
const CANCELLATIONS = '1';
const xMotivo = (code: string): string => cstat('nfse', code)?.message ?? '';

/** A registered event; null when it is none, or not of that key. */
export function eventOnRecord(xml: string, chave?: string): EventOnRecord | null {
  const tpEvento = tpEventoIn(xml);
  const root = rootOf(xml);
  const inf = root && find(root, 'infEvento');
  const asked = inf && find(inf, 'infPedReg');
  const dhProc = childText(inf ?? undefined, 'dhProc');
  if (
    !inf ||
    !asked ||
    tpEvento === null ||
    dhProc === null ||
    (chave !== undefined && childText(asked, 'chNFSe') !== chave)
  )
    return null;
  const pedReg = find(inf, 'pedRegEvento');
  return {
    tpEvento,
    sequence: Number(childText(inf, 'nSeqEvento') ?? 1),
    nProtEvento: null,
    digestValue: (pedReg && find(pedReg, 'DigestValue')?.text.trim()) ?? null,
    registered: {
      cStat: REGISTERED,
      xMotivo: xMotivo(REGISTERED),
      nProt: childText(inf, 'nDFSe'),
      dhRegEvento: dhProc,
      proof: { kind: 'procEvento', xml },
    },
  };
}

function rootOf(xml: string) {
  try {
    return parseXml(xml).root;
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}

const duvida = (cause: string): EventOutcome => ({ kind: 'duvida', cause });

/** Verdict of `POST /nfse/{chave}/eventos`. Never throws; what cannot be read is doubt. */
export function parseEventRegistration(text: string, expected: ExpectedEvent): EventOutcome {
  const { status, body } = readRestAnswer(text);
  if (status >= 400) return refusal(status, errorsOf(body));
  const xml = unzipBase64(textField(body, 'eventoXmlGZipB64'));
  const event = xml === null ? null : eventOnRecord(xml, expected.chave);
  if (event === null || event.tpEvento !== expected.tpEvento)
    return duvida('resposta sem o evento registrado');
  return { kind: 'registrado', ...event.registered };
}

function refusal(status: number, errors: ReturnType<typeof errorsOf>): EventOutcome {
  if (errors.length === 0) return duvida(`HTTP ${status} sem erros`);
  const described = describeErrors(errors);
  const categories = errors.map(({ codigo }) => cstat('nfse', codigo)?.category);
  if (categories.includes('serviceDownShort'))
    return {
      kind: 'indisponivel',
      cStat: described.cStat,
      cause: described.xMotivo,
      sent: true,
      retryAfterSeconds: null,
    };
  return categories.includes('duplicateEvent')
    ? { kind: 'duplicado', ...described, nProt: null, dhRegEvento: null }
    : { kind: 'recusado', ...described };
}

/** The events that the answer to a key query shows; null when it is no answer about the document. */
export const nfseEventsOnRecord = (answer: KeyOutcome): readonly EventOnRecord[] | null => {
  if (answer.kind !== 'encontrado') return null;
  const chave = answer.chave ?? '';
  return answer.events.flatMap((xml) => eventOnRecord(xml, chave) ?? []);
};

/** Finds an event in the answer to a key query. */
export function nfseEventInQuery(answer: KeyOutcome, expected: SoughtEvent): EventFound {
  if (answer.kind === 'desconhecido' || answer.kind === 'recusado') {
    const { cStat, xMotivo: reason } = answer;
    return { kind: 'recusado', cStat, xMotivo: reason };
  }
  if (answer.kind !== 'encontrado') return answer;
  const events = nfseEventsOnRecord(answer) ?? [];
  const found =
    events.find(({ tpEvento }) => tpEvento === expected.tpEvento) ??
    (expected.tpEvento.startsWith(CANCELLATIONS)
      ? events.find(({ tpEvento }) => VOIDING.has(tpEvento))
      : undefined);
  if (found === undefined) {
    const { cStat, xMotivo: reason, dhRecbto, situacao } = answer;
    return { kind: 'ausente', cStat, xMotivo: reason, dhRecbto, cancelado: situacao === 'cancelado' };
  }
  return {
    kind: 'encontrado',
    registered: found.registered,
    sameContent: found.digestValue === null ? null : found.digestValue === expected.digestValue,
    nextSequence: found.sequence + 1,
  };
}
