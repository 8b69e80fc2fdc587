import type { SefazReply } from '../sefaz/port.ts';
import { restAnswer } from '../sefaz/rest.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads what a REST authority answered. A verdict is a 2xx or 4xx whose body is JSON, or has none; what a proxy or a broken
 * service says in its place (5xx, HTML) is silence.
 */
export function readRestReply(status: number, body: Buffer, latencyMs: number): SefazReply {
  const text = body.toString('utf8').replace(/^\ufeff/, '');
  const content = text.trim() === '' ? null : parsed(text);
  if (status < 200 || status >= 500 || content === undefined || (status === 403 && content === null))
    return { kind: 'sem-resposta', cause: `HTTP ${status}`, httpStatus: status };
  return { kind: 'resposta', xml: restAnswer({ status, body: content }), latencyMs };
}
