import { parseEnvelope } from '../soap/envelope.ts';
import type { SefazReply } from './port.ts';
import { restAnswer } from './rest.ts';

const parseOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads what an authority's SOAP body holds; anything else is silence. */
export function readSoapReply(status: number, body: Buffer, latencyMs: number): SefazReply {
  const soap = parseEnvelope(body);
  if (soap.kind === 'fault')
    return { kind: 'sem-resposta', cause: `SOAP Fault ${soap.code}: ${soap.reason}`, httpStatus: status };
  if (status !== 200) return { kind: 'sem-resposta', cause: `HTTP ${status}`, httpStatus: status };
  if (soap.kind === 'ilegivel') return { kind: 'sem-resposta', cause: soap.cause, httpStatus: status };
  if (soap.content === '') return { kind: 'sem-resposta', cause: 'resposta SOAP vazia', httpStatus: status };
  return { kind: 'resposta', xml: soap.content, latencyMs };
}

/**
 * Reads the answer of a REST authority. A verdict is a 2xx or 4xx whose body is JSON, or has none; the answer of a
 * proxy or a broken service (5xx, HTML) counts as silence.
 */
export function readRestReply(status: number, body: Buffer, latencyMs: number): SefazReply {
  const text = body.toString('utf8').replace(/^\ufeff/, '');
  const content = text.trim() === '' ? null : parseOrNull(text);
  if (status < 200 || status >= 500 || content === undefined || (status === 403 && content === null))
    return { kind: 'sem-resposta', cause: `HTTP ${status}`, httpStatus: status };
  return { kind: 'resposta', xml: restAnswer({ status, body: content }), latencyMs };
}
