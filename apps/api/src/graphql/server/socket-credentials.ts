import type { IncomingMessage } from 'node:http';
import type { Sender } from '../../edge/caller.ts';
import { callerAddress, type IsProxy } from '../../edge/proxies.ts';
import { CLIENT_HEADER, ENVIRONMENT_HEADER } from '../callers.ts';

type Params = Readonly<Record<string, unknown>> | undefined;

/** Names under which a client sends its credentials in `connectionParams`, by the header that REST takes them in. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  accesskey: 'x-access-key',
  'x-access-key': 'x-access-key',
  restrictedkey: 'x-restricted-key',
  'x-restricted-key': 'x-restricted-key',
  authorization: 'authorization',
  client: CLIENT_HEADER,
  environment: ENVIRONMENT_HEADER,
};

/** `{ accessKey, token }`, or the headers of REST by their own names; at the console `{ client, environment }`. */
function headersOf(params: Params): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (typeof value !== 'string') continue;
    const header = CREDENTIALS[name.toLowerCase()];
    if (header !== undefined) headers.set(header, value.trim());
    else if (name === 'token') headers.set('authorization', `Bearer ${value.trim()}`);
  }
  return headers;
}

/** Sender of a socket: by `connectionParams`, else by the headers of the handshake, cookie and origin among them. */
export function socketSender(params: Params, request: IncomingMessage, isProxy: IsProxy): Sender {
  const sent = headersOf(params);
  return {
    ip: addressOf(request, isProxy),
    query: {},
    header(name) {
      const value = request.headers[name];
      return sent.get(name) ?? (typeof value === 'string' ? value.trim() : undefined);
    },
  };
}

/** The address that a handshake came from. */
export function addressOf({ headers, socket }: IncomingMessage, isProxy: IsProxy): string {
  return callerAddress(socket.remoteAddress ?? '', [headers['x-forwarded-for']].flat().join(','), isProxy);
}
