import { cstat } from '../registry/cstat.ts';
import type { EventFound, EventOutcome } from '../vocabulary/event-outcome.ts';
import type { KeyOutcome } from '../vocabulary/outcome.ts';
import { childText, find, rootIn } from '../xml/parse.ts';
import { type EventOnRecord, type ExpectedEvent, eventFoundIn, type SoughtEvent } from './event-answers.ts';
import {
  describeErrors,
  errorsOf,
  hasCategory,
  pauseIn,
  textField,
  tpEventoIn,
  unzipBase64,
  VOIDING,
} from './nfse-answers.ts';
import { readRestAnswer } from './rest.ts';

/** The service gives a registered event no code of its own; this is that of the other documents. */
const REGISTERED = '135';
/** First digit of tpEvento of the events that any other which makes the note void answers, too. Source: Anexo II v1.01. */
const CANCELLATIONS = '1';
const xMotivo = (code: string): string => cstat('nfse', code)?.message ?? '';

/** A registered event; null when it is none, or not of that key. */
export function eventOnRecord(xml: string, chave?: string): EventOnRecord | null {
  const tpEvento = tpEventoIn(xml);
  const root = rootIn(xml);
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
  return (
    pauseIn(errors) ??
    (hasCategory(errors, 'duplicateEvent')
      ? { kind: 'duplicado', ...described, nProt: null, dhRegEvento: null }
      : { kind: 'recusado', ...described })
  );
}

/** The events that the answer to a key query shows; null when it is no answer about the document. */
export const nfseEventsOnRecord = (answer: KeyOutcome): readonly EventOnRecord[] | null => {
  if (answer.kind !== 'encontrado') return null;
  const chave = answer.chave ?? '';
  return answer.events.flatMap((xml) => eventOnRecord(xml, chave) ?? []);
};

/** Finds an event in the answer to a key query. */
export const nfseEventInQuery = (answer: KeyOutcome, expected: SoughtEvent): EventFound =>
  eventFoundIn(answer, expected, () => {
    const events = nfseEventsOnRecord(answer) ?? [];
    const event =
      events.find(({ tpEvento }) => tpEvento === expected.tpEvento) ??
      (expected.tpEvento.startsWith(CANCELLATIONS)
        ? events.find(({ tpEvento }) => VOIDING.has(tpEvento))
        : undefined);
    return { event, nextSequence: (event?.sequence ?? 0) + 1 };
  });
