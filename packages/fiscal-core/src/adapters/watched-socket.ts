import { X509Certificate } from 'node:crypto';
import { TLSSocket } from 'node:tls';
import type { ExchangeTimings, ExchangeTls, ServerCertificate } from '../vocabulary/exchange.ts';

export interface WatchedSocket {
  readonly peer: string | null;
  readonly tls: ExchangeTls | null;
  readonly certificate: ServerCertificate | null;
  readonly timings: Pick<ExchangeTimings, 'dnsMs' | 'connectMs' | 'tlsMs'>;
}

/** Constant facts of a connection. */
interface Shown {
  readonly protocol: string;
  readonly cipher: string;
  readonly peer: string | null;
  readonly certificate: ServerCertificate | null;
}

const shownBy = new WeakMap<TLSSocket, Shown>();
/** Cached: authorities have few, and reading one takes longer than a request on an open connection. */
const certificates = new Map<string, ServerCertificate>();
/** A resumed session shows no certificate: the previous one applies. */
const byPeer = new Map<string, ServerCertificate>();
const CERTIFICATES_MAX = 200;

const oneLine = (name: string): string => name.split('\n').join(', ');

/** `getPeerX509Certificate` would make Node 20 find no name in the certificate when it judges it. */
function certificateOf(socket: TLSSocket): ServerCertificate | null {
  const { raw, fingerprint256 } = socket.getPeerCertificate();
  if (raw === undefined) return null;
  const sha256 = fingerprint256.replaceAll(':', '').toLowerCase();
  const known = certificates.get(sha256);
  if (known !== undefined) return failOnSilence(socket, known);
  const certificate = new X509Certificate(raw);
  const read = {
    sha256,
    subject: oneLine(certificate.subject),
    issuer: oneLine(certificate.issuer),
    validFrom: new Date(certificate.validFrom),
    validTo: new Date(certificate.validTo),
  };
  if (certificates.size >= CERTIFICATES_MAX) certificates.clear();
  certificates.set(sha256, read);
  return failOnSilence(socket, read);
}

function failOnSilence(
  { remoteAddress, remotePort }: TLSSocket,
  certificate: ServerCertificate,
): ServerCertificate {
  if (byPeer.size >= CERTIFICATES_MAX) byPeer.clear();
  byPeer.set(`${remoteAddress}:${remotePort}`, certificate);
  return certificate;
}

function look(socket: TLSSocket): Shown {
  const peer = socket.remoteAddress === undefined ? null : `${socket.remoteAddress}:${socket.remotePort}`;
  return {
    protocol: socket.getProtocol() ?? '?',
    cipher: socket.getCipher().name,
    peer,
    certificate: certificateOf(socket) ?? (peer === null ? null : (byPeer.get(peer) ?? null)),
  };
}

/** Looks on while a connection is made; `since` counts milliseconds. */
export function watchSocket(socket: unknown, since: () => number): () => WatchedSocket {
  if (!(socket instanceof TLSSocket))
    return () => ({ peer: null, tls: null, certificate: null, timings: NOT_MADE });
  const known = shownBy.get(socket);
  if (known !== undefined) return () => describeSocket(known, { reused: true }, NOT_MADE);
  const timings: { -readonly [K in keyof WatchedSocket['timings']]: number | null } = { ...NOT_MADE };
  socket.once('lookup', () => {
    timings.dnsMs = since();
  });
  socket.once('connect', () => {
    timings.connectMs = since();
  });
  // Runs before Node judges the certificate: after a refusal the socket is closed.
  socket.prependOnceListener('secure', () => {
    timings.tlsMs = since();
    shownBy.set(socket, look(socket));
  });
  return () => {
    const shown = shownBy.get(socket);
    return shown === undefined
      ? { peer: null, tls: null, certificate: null, timings }
      : describeSocket(shown, { reused: false }, timings);
  };
}

const NOT_MADE = { dnsMs: null, connectMs: null, tlsMs: null } as const;

const describeSocket = (
  { protocol, cipher, peer, certificate }: Shown,
  { reused }: { readonly reused: boolean },
  timings: WatchedSocket['timings'],
): WatchedSocket => ({ peer, tls: { protocol, cipher, reused }, certificate, timings });
