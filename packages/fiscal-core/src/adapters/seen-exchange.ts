import type { SefazReply } from '../sefaz/port.ts';
import type { SeenExchange } from '../vocabulary/exchange.ts';
import type { Exchange, Exchanged } from './exchange.ts';

export type Sent = Pick<Exchange, 'url' | 'method' | 'headers' | 'body'>;

/** Builds the record of an exchange; of its headers only the content type. */
export function seenExchange(
  startedAt: Date,
  { url, method, headers, body }: Sent,
  { result, reply }: { readonly result: Exchanged; readonly reply: SefazReply },
): SeenExchange {
  const { received, ...sight } = result.sight;
  return {
    ...sight,
    startedAt,
    method: method ?? 'POST',
    url,
    contentType: headers['Content-Type'] ?? '',
    request: body,
    httpStatus: result.status,
    answer: result.kind === 'resposta' ? result.body : received,
    ending: reply.kind,
    fault: reply.kind === 'bloqueado' ? reply.code : null,
    cause: reply.kind === 'resposta' ? null : reply.cause,
  };
}
