import type { X509Certificate } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import { describeCertificate } from '@fiscal/core/signing/certificate';
import { WORLD_PREFIX } from '../ca/authority.ts';
import { type CertificateFault, faultOf } from '../ca/faults.ts';

/** Client of a mutual TLS connection. */
export type Transmitter =
  | { readonly kind: 'ausente' }
  | { readonly kind: 'recusado'; readonly cStat: string }
  | { readonly kind: 'aceito'; readonly world: string; readonly cnpj: string | null };

/** Codes of the transmitter's certificate. Source: MOC 7.0, group of the client certificate. */
const TRANSMITTER_CODES: Readonly<Record<CertificateFault, string>> = {
  invalido: '280',
  validade: '281',
  'sem-cnpj': '282',
  cadeia: '283',
};

const worldOf = (certificate: X509Certificate): string | null => {
  const unit = certificate.subject.split('\n').find((line) => line.startsWith(`OU=${WORLD_PREFIX}`));
  return unit?.slice(`OU=${WORLD_PREFIX}`.length) || null;
};

const known = new WeakMap<TLSSocket, Transmitter>();

/** The transmitter of a connection; judged once per socket. */
export function transmitterOf(socket: TLSSocket, ca: X509Certificate, nowMs: number): Transmitter {
  const before = known.get(socket);
  if (before) return before;
  const judged = judge(socket, ca, nowMs);
  known.set(socket, judged);
  return judged;
}

function judge(socket: TLSSocket, ca: X509Certificate, nowMs: number): Transmitter {
  const certificate = socket.getPeerX509Certificate();
  if (!certificate) return { kind: 'ausente' };
  const facts = describeCertificate(certificate);
  const fault = faultOf(certificate, facts, { ca, nowMs });
  if (fault) return { kind: 'recusado', cStat: TRANSMITTER_CODES[fault] };
  const world = worldOf(certificate);
  return world === null ? { kind: 'recusado', cStat: '280' } : { kind: 'aceito', world, cnpj: facts.cnpj };
}
