import type { X509Certificate } from 'node:crypto';
import type { CertificateFacts } from '@fiscal/core/signing/certificate';

/** Fault of a certificate, as the authority sees it. */
export type CertificateFault = 'invalido' | 'validade' | 'sem-cnpj' | 'cadeia';

/** Cache of checked chains: a signature check per document would be slow. */
const trusted = new WeakMap<X509Certificate, boolean>();

function isTrusted(certificate: X509Certificate, ca: X509Certificate): boolean {
  const known = trusted.get(certificate) ?? (certificate.checkIssued(ca) && certificate.verify(ca.publicKey));
  trusted.set(certificate, known);
  return known;
}

/** Judges a certificate in the manual's order: itself, dates, holder, chain. */
export function faultOf(
  certificate: X509Certificate,
  facts: CertificateFacts,
  { ca, nowMs }: { readonly ca: X509Certificate; readonly nowMs: number },
): CertificateFault | null {
  if (certificate.ca || !facts.clientAuth) return 'invalido';
  if (nowMs < facts.notBefore.getTime() || nowMs > facts.notAfter.getTime()) return 'validade';
  if (facts.cnpj === null && facts.cpf === null) return 'sem-cnpj';
  return isTrusted(certificate, ca) ? null : 'cadeia';
}
