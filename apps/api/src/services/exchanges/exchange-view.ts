import { isUtf8 } from 'node:buffer';
import type { ExchangeRecord } from '@fiscal/db/exchanges/exchanges';

/** A body in readable form. */
export interface ExchangeBody {
  readonly contentType: string | null;
  /** Bytes as they went over the wire, unzipped. */
  readonly size: number;
  /** `base64` only where the bytes are no text. */
  readonly encoding: 'utf-8' | 'base64';
  readonly content: string;
  /** Only the beginning is stored. */
  readonly truncated: boolean;
}

export interface ExchangeView extends Omit<ExchangeRecord, 'request' | 'answer' | 'answerBytes'> {
  /** Code in the authority's message; if it contains the document's verdict, that code. */
  readonly cStat: string | null;
  readonly xMotivo: string | null;
  readonly request: ExchangeBody;
  readonly answer: ExchangeBody | null;
}

/** Their message gives the result of the batch first, and that of the document or event last. */
const VERDICT_LAST = new Set(['autorizacao', 'retAutorizacao', 'recepcaoEvento', 'recepcaoEPEC']);
const SAID = /<(?:\w+:)?cStat>(\d{3,4})<\/(?:\w+:)?cStat>\s*(?:<(?:\w+:)?xMotivo>([^<]*)<)?/g;

function saidOf(service: string, text: string): Pick<ExchangeView, 'cStat' | 'xMotivo'> {
  const found = [...text.matchAll(SAID)];
  const [, cStat = null, xMotivo = null] = (VERDICT_LAST.has(service) ? found.at(-1) : found[0]) ?? [];
  return { cStat, xMotivo };
}

function bodyOf(bytes: Buffer, contentType: string | null, size: number): ExchangeBody {
  // The stored beginning of a text may end within a character.
  const isText = isUtf8(bytes) || (bytes.byteLength < size && isUtf8(bytes.subarray(0, -3)));
  const encoding = isText ? 'utf-8' : 'base64';
  return {
    contentType,
    size,
    encoding,
    content: bytes.toString(encoding),
    truncated: bytes.byteLength < size,
  };
}

export function exchangeView({ request, answer, answerBytes, ...facts }: ExchangeRecord): ExchangeView {
  return {
    ...facts,
    ...saidOf(facts.service, answer?.toString('utf8') ?? ''),
    request: bodyOf(request, facts.contentType, request.byteLength),
    answer: answer === null ? null : bodyOf(answer, facts.answerType, answerBytes ?? answer.byteLength),
  };
}
