import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const OFFER = /^(?:upgrade|http2-settings)$/i;

/** Rest of `Connection` without the offer. */
const withoutUpgrade = (value: string): string =>
  value
    .split(',')
    .map((option) => option.trim())
    .filter((option) => option !== '' && !OFFER.test(option))
    .join(', ');

/**
 * An offer to change to a protocol that is not spoken here is no request of its own (RFC 9110, 7.8): what it came with is read as if
 * nothing had been offered. Java's HttpClient offers `h2c` with its first request to every address without TLS.
 */
export function declineUpgrade(
  server: Server,
  request: IncomingMessage,
  { socket, head }: { readonly socket: Duplex; readonly head: Buffer },
): void {
  const { rawHeaders, method, url, httpVersion } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', given = ''] = rawHeaders.slice(at, at + 2);
    const value = name.toLowerCase() === 'connection' ? withoutUpgrade(given) : given;
    if (!OFFER.test(name) && (value !== '' || given === '')) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
